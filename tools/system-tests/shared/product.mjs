import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureBuild, ensurePackages, repository } from '../../standalone/prepare.mjs'

const require = createRequire(import.meta.url)

/**
 * @typedef {object} Product
 * @property {string} origin where it is served
 * @property {string} market where its marketplace is
 * @property {string} bank where its sandbox bank is
 * @property {Record<'PORT' | 'MARKET_PORT' | 'BANK_PORT', string>} environment its ports, as settings
 */

/**
 * Packages, a build, and free ports for a product that is started next.
 * @param {(line: string) => void} say
 * @returns {Promise<Product>}
 */
export async function prepareProduct(say) {
  await ensurePackages(say)
  await ensureBuild(say)
  const { freePort } = require('@originseal/engines')
  const [port, marketPort, bankPort] = [await freePort(), await freePort(), await freePort()]
  const [origin, market, bank] = [port, marketPort, bankPort].map((each) => `http://localhost:${each}`)
  const environment = { PORT: String(port), MARKET_PORT: String(marketPort), BANK_PORT: String(bankPort) }
  return { origin, market, bank, environment }
}

/**
 * Starts it and waits until it says that it is ready.
 * @param {Product} product
 * @param {object} how
 * @param {string} how.dataDir what it keeps
 * @param {NodeJS.ProcessEnv} [how.settings] of its services, beside the environment of this process
 * @param {string[]} [how.options] of the command
 * @param {string} [how.folder] of the repository that is started; this one unless given
 * @returns {Promise<{ said: string, stop: () => Promise<void> }>} what it printed until then
 * @throws when it ends before
 */
export async function startProduct(
  { environment },
  { dataDir, settings, options = [], folder = repository },
) {
  const child = spawn(process.execPath, [join(folder, 'tools/standalone/start.mjs'), ...options], {
    cwd: folder,
    env: { ...process.env, ...settings, ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const said = await new Promise((resolve, reject) => {
    let heard = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (part) => {
      heard += part
      if (heard.includes('OriginSeal is ready')) resolve(heard)
    })
    void ended.then((code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${heard}`)),
    )
  })
  return {
    said,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
