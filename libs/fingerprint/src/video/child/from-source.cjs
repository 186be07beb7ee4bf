// Runs the process from its TypeScript source, for tests. Node itself can't read TypeScript yet.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { transformSync } = require('@swc/core')

const configFile = join(__dirname, '../../../../../.swcrc')
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    configFile,
    swcrc: false,
    sourceMaps: 'inline',
  })
  module._compile(code, filename)
}
require(process.argv[2] ?? './entry.ts')
