import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareProduct, startProduct } from './product.mjs'

const required = createRequire(import.meta.url)

/**
 * @typedef {object} Stack
 * @property {string} origin where it is served
 * @property {string} market where its marketplace is
 * @property {string} bank where its sandbox bank is
 * @property {{ identifier: string, password: string }} administrator
 * @property {string} dataDir what it keeps; its token keys are the attacker's last hope
 * @property {string} mails the folder of the mails that it sends
 * @property {(service: string) => string} direct a service's own address, behind the gateway
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the whole product on free ports, with an empty data folder and local social providers.
 * @param {(line: string) => void} say
 * @param {Record<string, string>} [settings] of its services
 * @param {string} [folder] of the repository that is started; this one unless given
 * @returns {Promise<Stack>}
 */
export async function startStack(say, settings = {}, folder) {
  const prepared = await prepareProduct(say)
  const { origin, market, bank } = prepared
  /** @type {typeof import('@originseal/testing/social-providers')} */
  const { startLocalProviders } = required('@originseal/testing/social-providers')
  const dataDir = mkdtempSync(join(tmpdir(), 'originseal-stack-'))
  const providers = await startLocalProviders(origin)
  const clear = async () => {
    await providers.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  let product
  let administrator
  try {
    product = await startProduct(prepared, {
      dataDir,
      settings: { ...providers.settings, ...settings },
      folder,
    })
    administrator = administratorIn(product.said)
  } catch (error) {
    await product?.stop()
    await clear()
    throw error
  }
  const ports = JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8'))
  const stop = async () => {
    await product.stop()
    await clear()
  }
  return {
    origin,
    market,
    bank,
    administrator,
    dataDir,
    mails: join(dataDir, 'mails'),
    direct: (service) => `http://127.0.0.1:${ports[service]}`,
    stop,
  }
}

/** Of the line that a fresh product says once. @throws when it did not */
function administratorIn(said) {
  const line = /^Administrator, said this once: (\S+) with the password (\S+)$/m.exec(said)
  if (!line) throw new Error(`the product named no administrator:\n${said}`)
  return { identifier: line[1], password: line[2] }
}
