/**
 * The product as a test starts it: on the engines, until it is ready, and stopped in the end.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../standalone/prepare.mjs'

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env beside our own
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function run(command, args, env) {
  const child = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done({ code, output }))
  })
}

/** Where the product and its marketplace answer. */
export const addresses = () => ({
  ORIGINSEAL_URL: `http://localhost:${process.env.PORT || 8080}`,
  MARKET_URL: `http://localhost:${process.env.MARKET_PORT || 8090}`,
})

/**
 * Starts the product on the engines, does the work, stops the product.
 * @template Value
 * @param {string} dataDir
 * @param {string[]} how further arguments of `npm start`
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value | undefined>} undefined where the product did not start; it has said why
 */
export async function withProduct(dataDir, how, work) {
  const start = join(repository, 'tools/standalone/start.mjs')
  const product = spawn(process.execPath, [start, '--engines', ...how], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => product.once('exit', done))
  try {
    const ready = await Promise.race([isSaid(product.stdout, 'OriginSeal is ready'), ended.then(() => false)])
    return ready ? await work() : undefined
  } finally {
    product.kill('SIGTERM')
    await ended
  }
}

/** The whole way through the product that runs. */
export async function journey(dataDir) {
  const program = join(repository, 'tools/system-tests/journey/journey.mjs')
  const { code, output } = await run(process.execPath, [program], { DATA_DIR: dataDir, ...addresses() })
  return { passed: code === 0, words: output.trimEnd().split('\n').at(-1), output }
}

/** Resolves with true once the words have been said; what else is said is read and let go. */
function isSaid(stream, words) {
  return new Promise((done) => {
    let said = ''
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes(words)) done(true)
    })
  })
}
