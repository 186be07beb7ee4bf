import { createRequire } from 'node:module'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild, ensurePackages, repository } from '../standalone/prepare.mjs'

const required = createRequire(import.meta.url)

/**
 * @typedef {object} Stack
 * @property {string} origin where it is served
 * @property {string} market where its marketplace is
 * @property {string} bank where its sandbox bank is
 * @property {{ identifier: string, password: string }} administrator
 * @property {string} dataDir what it keeps; its token keys are the attacker's last hope
 * @property {(service: string) => string} direct a service's own address, behind the gateway
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the whole product on free ports, with an empty data folder and local social providers.
 * @param {Record<string, string>} [settings] of its services
 * @param {string} [product] folder of the repository that is started; this one unless given
 * @returns {Promise<Stack>}
 */
export async function startStack(say, settings = {}, product = repository) {
  await ensurePackages(say)
  await ensureBuild(say)
  const { startLocalProviders } = required('@originseal/testing/social-providers')
  const { freePort } = required('@originseal/engines')
  const [port, marketPort, bankPort] = [await freePort(), await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'originseal-attack-'))
  const providers = await startLocalProviders(origin)
  const child = spawn(process.execPath, [join(product, 'tools/standalone/start.mjs')], {
    cwd: product,
    env: {
      ...process.env,
      ...providers.settings,
      ...settings,
      PORT: String(port),
      MARKET_PORT: String(marketPort),
      BANK_PORT: String(bankPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await providers.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  let administrator
  try {
    administrator = administratorIn(await until(child, ended, 'OriginSeal is ready'))
  } catch (error) {
    await stop()
    throw error
  }
  const ports = JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8'))
  const [market, bank] = [marketPort, bankPort].map((each) => `http://localhost:${each}`)
  const direct = (service) => `http://127.0.0.1:${ports[service]}`
  return { origin, market, bank, administrator, dataDir, direct, stop }
}

/** Of the line that a fresh product says once. @throws when it did not */
function administratorIn(said) {
  const line = /^Administrator, said this once: (\S+) with the password (\S+)$/m.exec(said)
  if (!line) throw new Error(`the product named no administrator:\n${said}`)
  return { identifier: line[1], password: line[2] }
}

/** @returns {Promise<string>} what it said until then @throws when the process ends before it says so */
function until(child, ended, line) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (part) => {
      said += part
      if (said.includes(line)) resolve(said)
    })
    void ended.then((code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${said}`)),
    )
  })
}
