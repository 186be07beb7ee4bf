const v8 = require('node:v8')

/** Bytes of bytecode that a function runs before V8 considers it for optimization; in Node 20 67,584 by itself. */
const INTERRUPT_BUDGET = 400_000

/**
 * Lets this process optimize a function only once it has run six times as long as usual. Each test file makes its functions
 * anew, so what V8 compiles for one is lost with the file, mostly before it has paid: 37 CPU s for 31 over 24 files of the
 * web. Later versions of Node decide by other rules and have no such flag.
 */
function optimizeLater() {
  if (Number.parseInt(process.versions.node, 10) < 22)
    v8.setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`)
}

module.exports = { optimizeLater }
