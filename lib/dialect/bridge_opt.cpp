// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes and pipelines that are written in C, with MLIR's options.
#include "dialect/bridge.hpp"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace bridge;

namespace {

// The options of a pass or pipeline, made from a table.  OWNER is what MLIR
// hangs options on, TRAITS gives the classes to use for it.
template <template <typename...> class One, template <typename...> class List>
struct Options {
	struct Option {
		const tm_option *info;
		std::unique_ptr<One<bool>> b;
		std::unique_ptr<One<int64_t>> i;
		std::unique_ptr<One<std::string>> s;
		std::unique_ptr<List<std::string>> list;
	};
	std::vector<Option> all;

	template <typename Owner>
	Options(Owner &owner, const tm_option *table) {
		for (; table && table->name; table++)
			all.push_back(make(owner, *table));
	}

	template <typename Owner>
	static Option make(Owner &owner, const tm_option &o) {
		using llvm::cl::desc;
		using llvm::cl::init;
		StringRef dflt = o.dflt ? o.dflt : "";
		Option out = {&o, {}, {}, {}, {}};
		int64_t number = 0;
		switch (o.kind) {
		case TM_OPTION_BOOL:
			out.b = std::make_unique<One<bool>>(
			    owner, o.name, desc(o.help), init(dflt == "true"));
			break;
		case TM_OPTION_INT:
			dflt.getAsInteger(10, number);
			out.i = std::make_unique<One<int64_t>>(
			    owner, o.name, desc(o.help), init(number));
			break;
		case TM_OPTION_STRING:
			out.s = std::make_unique<One<std::string>>(
			    owner, o.name, desc(o.help), init(dflt.str()));
			break;
		case TM_OPTION_LIST:
			out.list = std::make_unique<List<std::string>>(
			    owner, o.name, desc(o.help));
			break;
		}
		return out;
	}

	// Calls FN with the values as C sees them.
	template <typename Fn>
	auto with_values(Fn fn) const {
		std::vector<tm_option_value> values(all.size() + 1);
		std::vector<std::vector<tm_str>> lists(all.size());
		for (size_t n = 0; n < all.size(); n++) {
			const Option &o = all[n];
			values[n] = {};
			if (o.b)
				values[n].i = o.b->getValue();
			if (o.i)
				values[n].i = o.i->getValue();
			if (o.s)
				values[n].s = str(o.s->getValue());
			if (!o.list)
				continue;
			for (const std::string &s : *o.list)
				lists[n].push_back(str(s));
			values[n].list = lists[n].data();
			values[n].num_list =
			    static_cast<intptr_t>(lists[n].size());
		}
		return fn(values.data());
	}
};

template <typename T>
using PassOne = Pass::Option<T>;
template <typename T>
using PassList = Pass::ListOption<T>;

struct TablePass : Pass {
	const tm_pass_info &info;
	Options<PassOne, PassList> options;

	explicit TablePass(const tm_pass_info &i)
	    : Pass(TypeID::getFromOpaquePointer(&i),
	           i.op_name ? std::optional<StringRef>(i.op_name)
	                     : std::nullopt),
	      info(i), options(*this, i.options) {}

	StringRef getName() const override { return info.flag; }
	StringRef getArgument() const override { return info.flag; }
	StringRef getDescription() const override { return info.summary; }
	bool canScheduleOn(RegisteredOperationName op) const override {
		return !info.op_name || op.getStringRef() == info.op_name;
	}
	// Names of dialects are enough here: this runs before any thread.
	LogicalResult initialize(MLIRContext *ctx) override {
		SmallVector<StringRef> names;
		StringRef(info.dialects ? info.dialects : "").split(names, ' ',
		                                                    -1, false);
		for (StringRef ns : names)
			ctx->getOrLoadDialect(ns);
		return success();
	}
	std::unique_ptr<Pass> clonePass() const override {
		return std::make_unique<TablePass>(info);
	}
	void runOnOperation() override {
		const bool ok = options.with_values(
		    [&](const tm_option_value *values) {
			    return info.run(wrap(getOperation()), values);
		    });
		if (!ok)
			signalPassFailure();
	}
};

struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
	template <typename T>
	using One = Option<T>;
	template <typename T>
	using List = ListOption<T>;
	Options<One, List> options;
	explicit PipelineOptions(const tm_option *table)
	    : options(*this, table) {}
};

LogicalResult
add_pipeline(const tm_pipeline_info &info, OpPassManager &pm, StringRef text,
             function_ref<LogicalResult(const Twine &)> error) {
	PipelineOptions parsed(info.options);
	if (failed(parsed.parseFromString(text)))
		return error("bad options of pipeline " + Twine(info.name));
	char *passes = parsed.options.with_values(info.build);
	if (!passes)
		return error("no pipeline for these options of " +
		             Twine(info.name));
	std::string message;
	llvm::raw_string_ostream os(message);
	LogicalResult result = parsePassPipeline(passes, pm, os);
	free(passes);
	return failed(result) ? error(message) : result;
}

} // namespace

extern "C" void tm_pass_register(const tm_pass_info *info) {
	registerPass([info] { return std::make_unique<TablePass>(*info); });
}

extern "C" void tm_pipeline_register(const tm_pipeline_info *info) {
	registerPassPipeline(
	    info->name, info->summary,
	    [info](OpPassManager &pm, StringRef text,
	           function_ref<LogicalResult(const Twine &)> error) {
		    return add_pipeline(*info, pm, text, error);
	    },
	    [info](function_ref<void(const mlir::detail::PassOptions &)> fn) {
		    fn(PipelineOptions(info->options));
	    });
}
