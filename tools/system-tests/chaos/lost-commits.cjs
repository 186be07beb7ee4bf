/**
 * Loaded into every process of a product under test (NODE_OPTIONS=--require): while the file LOST_COMMITS is there, the
 * share of COMMITs that it names (0 to 1) reach PostgreSQL, and their connections end before the answer is read. Each
 * COMMIT adds a letter to LOST_COMMITS.log: l for a lost answer, r for one that was read.
 */
const { appendFileSync, readFileSync } = require('node:fs')
/** @type {any} what loads modules is not for the public */
const Module = require('node:module')

const file = process.env.LOST_COMMITS ?? ''

/** Undefined as long as none is to be lost. */
function share() {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function patch(Client) {
  const { query } = Client.prototype
  Client.prototype.query = function (text, ...rest) {
    const result = query.call(this, text, ...rest)
    const lost = text === 'COMMIT' ? share() : undefined
    if (lost === undefined) return result
    const isLost = Math.random() < lost
    if (isLost) loseAnswer(this.connection.stream)
    appendFileSync(`${file}.log`, isLost ? 'l' : 'r')
    return result
  }
}

/** PostgreSQL answers COMMIT when it has committed. */
function loseAnswer(socket) {
  socket.removeAllListeners('data')
  socket.once('data', () => socket.destroy())
}

const load = Module._load
const patched = new WeakSet()
if (file !== '')
  Module._load = function (request, parent, isMain) {
    const loaded = load.call(this, request, parent, isMain)
    if (request !== './client' || !parent?.filename.replaceAll('\\', '/').endsWith('/pg/lib/index.js'))
      return loaded
    if (!patched.has(loaded)) patch(loaded)
    patched.add(loaded)
    return loaded
  }
