// Runs a process or thread from its TypeScript source, for tests: <this> <entry> …. Node itself can't read TypeScript yet.
const { createHash, randomUUID } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const configFile = join(__dirname, '../../../.swcrc')
/** What the same source may be transformed to something else by. */
const means = readFileSync(configFile, 'utf8') + require('@swc/core/package.json').version
/** What was transformed once is kept: a test run starts some two hundred of these programs. */
const cache = join(__dirname, '../../../.cache/from-source')

function transformed(source, filename) {
  const { transformSync } = require('@swc/core')
  return transformSync(source, { filename, configFile, swcrc: false, sourceMaps: 'inline' }).code
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** Whole or not at all: another program, or thread, may read it meanwhile. */
function keep(path, code) {
  mkdirSync(cache, { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, code)
  renameSync(unfinished, path)
}

require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8')
  const key = createHash('sha256').update(means).update(filename).update(source).digest('hex')
  const path = join(cache, `${key}.cjs`)
  let code = read(path)
  if (code === null) keep(path, (code = transformed(source, filename)))
  module._compile(code, filename)
}
const [entry] = process.argv.splice(2, 1)
require(entry)
