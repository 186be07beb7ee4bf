// Runs the index thread from its TypeScript source, for tests. Node itself can't read TypeScript yet.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { transformSync } = require('@swc/core')

const configFile = join(__dirname, '../../../../.swcrc')
require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8')
  const { code } = transformSync(source, { filename, configFile, swcrc: false, sourceMaps: 'inline' })
  module._compile(code, filename)
}
require('./thread-entry.ts')
