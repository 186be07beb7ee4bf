// Runs a process or thread from its TypeScript source, for tests: <this> <entry> …. Node itself can't read TypeScript yet.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { transformSync } = require('@swc/core')

const configFile = join(__dirname, '../../../.swcrc')
require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8')
  const { code } = transformSync(source, { filename, configFile, swcrc: false, sourceMaps: 'inline' })
  module._compile(code, filename)
}
const [entry] = process.argv.splice(2, 1)
require(entry)
