// Runs a program from its TypeScript source, for tests: node --conditions=@originseal/source <this> <program> …
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { transformSync } = require('@swc/core')

const configFile = join(__dirname, '../../../../.swcrc')
require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8')
  const { code } = transformSync(source, { filename, configFile, swcrc: false, sourceMaps: 'inline' })
  module._compile(code, filename)
}
require(process.argv[2])
