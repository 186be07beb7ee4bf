const fs = require('graceful-fs')
const { sep } = require('node:path')

/** Files that nobody changes while tests run: packages, and what jest has transformed, which is named by its content. */
const UNCHANGING = [`${sep}node_modules${sep}`, `${sep}jest-transform-cache-`]

/**
 * Jest reads every module from the disk anew for each test file that loads it, and some of a package's for its transformed
 * text, too. This reads it once a worker.
 * @param {typeof fs.readFileSync} readFileSync
 * @returns {typeof fs.readFileSync}
 */
function readingOnce(readFileSync) {
  /** @type {Map<string, string | Buffer>} */
  const known = new Map()
  /** @type {any} */
  const read = (path, options) => {
    const isPlain = options === undefined || options === 'utf8'
    if (!isPlain || typeof path !== 'string' || !UNCHANGING.some((part) => path.includes(part)))
      return readFileSync(path, options)
    const key = `${options}:${path}`
    let content = known.get(key)
    if (content === undefined) known.set(key, (content = readFileSync(path, options)))
    return content
  }
  return read
}

const caching = readingOnce(fs.readFileSync)

/** Lets this process' jest read every unchanging file once. Tests have a `fs` of their own. */
function cacheFiles() {
  fs.readFileSync = caching
}

module.exports = { cacheFiles, readingOnce }
