/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Runs both digits models through torch-mlir-run and shows what came out:
 * each picture in characters, its label, what PyTorch said and what we say.
 *
 * usage: show TORCH_MLIR_RUN [DIRECTORY]
 *
 * DIRECTORY holds what make_digits.py wrote.  Exit status 0: every logit is
 * within 1e-5 of PyTorch's, through both files, at batch 1 and batch 20;
 * 1: it is not; 2: something could not be run or read.
 */
#define _POSIX_C_SOURCE 200809L

#include <math.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef DIGITS_DIR
#define DIGITS_DIR "examples/digits"
#endif

#define IMAGES 20
#define CLASSES 10
#define SIDE 8
#define DOORS 2
#define LIMIT 1e-5

extern char **environ;

static const char *const doors[DOORS] = { "digits.pt2", "digits.onnx" };

typedef struct show {
	const char *runner;
	const char *dir;
	char out[512];                       /* where the runner writes */
	float image[IMAGES][SIDE * SIDE];
	int64_t label[IMAGES];
	float want[IMAGES][CLASSES];
	float one[DOORS][IMAGES][CLASSES];   /* batch 1, image by image */
	float all[DOORS][IMAGES][CLASSES];   /* batch 20, at once */
} show;

/* Writes dir/name into path; false if it is too long. */
static bool
join(char *path, size_t size, const char *dir, const char *name)
{
	const int n = snprintf(path, size, "%s/%s", dir, name);

	return n > 0 && (size_t)n < size;
}

/* Reads the header of an .npy file of version 1; true if it has descr. */
static bool
read_header(FILE *f, const char *descr)
{
	unsigned char start[10];
	char text[65536];
	size_t len;

	if (fread(start, 1, sizeof start, f) != sizeof start)
		return false;
	if (memcmp(start, "\x93NUMPY\x01\x00", 8) != 0)
		return false;
	len = start[8] | (size_t)start[9] << 8;
	if (fread(text, 1, len, f) != len)
		return false;
	text[len] = '\0';
	return strstr(text, descr) && strstr(text, "'fortran_order': False");
}

/* Reads exactly size bytes of data of type descr from dir/name. */
static bool
read_npy(const char *dir, const char *name, const char *descr, void *data,
    size_t size)
{
	char path[1024];
	FILE *f;
	bool ok;

	if (!join(path, sizeof path, dir, name) || !(f = fopen(path, "rb")))
		return fprintf(stderr, "show: no %s in %s\n", name, dir), false;
	ok = read_header(f, descr) && fread(data, 1, size, f) == size &&
	    fgetc(f) == EOF;
	fclose(f);
	if (!ok)
		fprintf(stderr, "show: %s is not as expected\n", path);
	return ok;
}

/* Runs a program and waits for it; true if it exits with 0. */
static bool
run(char *const argv[])
{
	pid_t pid;
	int status;

	if (posix_spawnp(&pid, argv[0], NULL, NULL, argv, environ) != 0)
		return fprintf(stderr, "show: cannot run %s\n", argv[0]),
		    false;
	if (waitpid(pid, &status, 0) != pid)
		return false;
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
		return fprintf(stderr, "show: %s failed on %s\n", argv[0],
		    argv[1]), false;
	return true;
}

/* Runs one model on one input file and reads its logits. */
static bool
infer(const show *s, const char *door, const char *input, float *logits,
    size_t size)
{
	char model[1024], image[1024];
	char opt_input[] = "--input", opt_output[] = "--output-dir";
	char *argv[] = { (char *)s->runner, model, opt_input, image,
		opt_output, (char *)s->out, NULL };

	if (!join(model, sizeof model, s->dir, door) ||
	    !join(image, sizeof image, s->dir, input))
		return false;
	return run(argv) &&
	    read_npy(s->out, "output_0.npy", "'<f4'", logits, size);
}

static bool
infer_all(show *s)
{
	char name[32];

	for (int d = 0; d < DOORS; d++) {
		if (!infer(s, doors[d], "images.npy", s->all[d][0],
		    sizeof s->all[d]))
			return false;
		for (int i = 0; i < IMAGES; i++) {
			snprintf(name, sizeof name, "image_%02d.npy", i);
			if (!infer(s, doors[d], name, s->one[d][i],
			    sizeof s->one[d][i]))
				return false;
		}
	}
	return true;
}

static bool
load(show *s)
{
	return read_npy(s->dir, "images.npy", "'<f4'", s->image,
	        sizeof s->image) &&
	    read_npy(s->dir, "labels.npy", "'<i8'", s->label,
	        sizeof s->label) &&
	    read_npy(s->dir, "logits.npy", "'<f4'", s->want, sizeof s->want);
}

static int
best(const float logits[CLASSES])
{
	int top = 0;

	for (int c = 1; c < CLASSES; c++)
		if (logits[c] > logits[top])
			top = c;
	return top;
}

/* The softmax of the best class, in percent. */
static double
confidence(const float logits[CLASSES])
{
	const int top = best(logits);
	double sum = 0;

	for (int c = 0; c < CLASSES; c++)
		sum += exp((double)logits[c] - (double)logits[top]);
	return 100 / sum;
}

/* The largest difference in n logits; infinite if one is not a number. */
static double
difference(const float *a, const float *b, size_t n)
{
	double most = 0;

	for (size_t i = 0; i < n; i++) {
		const double d = fabs((double)a[i] - (double)b[i]);

		if (!(d <= most))
			most = isnan(d) ? INFINITY : d;
	}
	return most;
}

static void
print_row(const float row[SIDE])
{
	static const char shades[] = " .:-=+*#%@";
	const int top = (int)sizeof shades - 2;

	for (int x = 0; x < SIDE; x++) {
		int shade = (int)(row[x] * (float)top + 0.5f);

		shade = shade < 0 ? 0 : shade > top ? top : shade;
		printf("%c%c", shades[shade], shades[shade]);
	}
}

static void
print_verdict(const char *who, const float logits[CLASSES])
{
	printf("    %-12s %d  %9.5f %%", who, best(logits),
	    confidence(logits));
}

static void
print_image(const show *s, int i)
{
	printf("\n");
	for (int y = 0; y < SIDE; y++) {
		printf("  |");
		print_row(&s->image[i][y * SIDE]);
		printf("|");
		if (y == 1)
			printf("    image %d", i);
		if (y == 2)
			printf("    %-12s %d", "label", (int)s->label[i]);
		if (y == 3)
			print_verdict("PyTorch", s->want[i]);
		if (y >= 4 && y < 4 + DOORS)
			print_verdict(doors[y - 4], s->one[y - 4][i]);
		printf("\n");
	}
}

/* Prints a door's largest differences; true if they are small enough. */
static bool
print_door(const show *s, int d)
{
	const size_t n = IMAGES * CLASSES;
	const double one = difference(s->one[d][0], s->want[0], n);
	const double all = difference(s->all[d][0], s->want[0], n);
	int right = 0;

	for (int i = 0; i < IMAGES; i++)
		right += best(s->one[d][i]) == s->label[i];
	printf("%-12s %d of %d right; largest difference to PyTorch "
	    "%.2e (batch 1), %.2e (batch %d)\n", doors[d], right, IMAGES,
	    one, all, IMAGES);
	return one < LIMIT && all < LIMIT;
}

static bool
make_out(show *s)
{
	const char *tmp = getenv("TMPDIR");

	return join(s->out, sizeof s->out, tmp && *tmp ? tmp : "/tmp",
	    "digits-XXXXXX") && mkdtemp(s->out);
}

static void
remove_out(const show *s)
{
	char path[1024];

	if (join(path, sizeof path, s->out, "output_0.npy"))
		unlink(path);
	rmdir(s->out);
}

static bool
print_all(const show *s)
{
	bool same = true;

	for (int i = 0; i < IMAGES; i++)
		print_image(s, i);
	printf("\n");
	for (int d = 0; d < DOORS; d++)
		same &= print_door(s, d);
	return same;
}

int
main(int argc, char **argv)
{
	static show s;
	bool ran;

	if (argc < 2 || argc > 3) {
		fprintf(stderr, "usage: show TORCH_MLIR_RUN [DIRECTORY]\n");
		return 2;
	}
	s.runner = argv[1];
	s.dir = argc == 3 ? argv[2] : DIGITS_DIR;
	if (!load(&s))
		return 2;
	if (!make_out(&s)) {
		fprintf(stderr, "show: cannot make a directory for output\n");
		return 2;
	}
	ran = infer_all(&s);
	remove_out(&s);
	if (!ran)
		return 2;
	return print_all(&s) ? 0 : 1;
}
