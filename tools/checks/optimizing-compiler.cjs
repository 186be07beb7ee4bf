const v8 = require('node:v8')

/** Of V8's interpreter, in bytes of bytecode run by one function; Node 20's own is 132 KiB. */
const INTERRUPT_BUDGET = 400_000

/**
 * Lets this process optimize a function only once it has run for three times as long as usual. Each test file makes its
 * functions anew, so what V8 compiles for one is lost with the file, mostly before it has paid: a seventh of what the web's
 * tests compute. Later versions of Node decide by other rules and have no such flag.
 */
function optimizeLater() {
  if (Number.parseInt(process.versions.node, 10) < 22)
    v8.setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`)
}

module.exports = { optimizeLater }
