const vm = require('node:vm')

/** Stands for a context where there is none: the process' own globals. */
const IN_THIS_REALM = {}

/**
 * Jest compiles every module anew for each test file that loads it, which is the larger part of what a small file
 * costs. This compiles a module once a worker and binds the compiled script to each file's own context: the module still
 * runs anew, with globals and state of its own.
 *
 * Instead of `vm.compileFunction`, whose result belongs to one context, the module's function is the value of a script.
 * Of the options only the file's name is kept. `import()` does not get lost by it: sources are transformed to `require`,
 * and jest has none without `--experimental-vm-modules`.
 * @param {typeof vm.compileFunction} compileFunction for code that belongs to no context
 * @returns {typeof vm.compileFunction}
 */
function compilingOnce(compileFunction) {
  /** @type {Map<string, { code: string, script: vm.Script }>} */
  const compiled = new Map()
  return (code, parameters = [], options = {}) => {
    const { parsingContext, filename = '' } = options
    if (!parsingContext) return compileFunction(code, parameters, options)
    let known = compiled.get(filename)
    if (known?.code !== code) {
      const head = `(function (${parameters.join(', ')}) {`
      const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length })
      known = { code, script }
      compiled.set(filename, known)
    }
    return parsingContext === IN_THIS_REALM
      ? known.script.runInThisContext()
      : known.script.runInContext(parsingContext)
  }
}

const caching = compilingOnce(vm.compileFunction)

/** Lets this process' jest compile every module once. */
function cacheScripts() {
  vm.compileFunction = caching
}

module.exports = { cacheScripts, compilingOnce, IN_THIS_REALM }
