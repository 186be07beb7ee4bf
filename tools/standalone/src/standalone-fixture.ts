import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@originseal/engines'

/**
 * A tiny service with the manners of the real ones. It starts a process that leaves its group, as a browser
 * does, can be told to ignore SIGTERM, and can be laid out broken.
 */
const SHOP = `
const { spawn } = require('node:child_process')
const { createServer } = require('node:http')
if (process.env.BROKEN) {
  console.error('Error: this shop can not open')
  process.exit(3)
}
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref()
const server = createServer((request, reply) => {
  if (request.url === '/stubborn') process.on('SIGTERM', () => {})
  reply.setHeader('content-type', 'application/json')
  reply.end(JSON.stringify(request.url === '/env' ? process.env : { ready: true }))
})
server.listen(Number(process.env.SERVICE_PORT), process.env.SERVICE_HOST)
`

/** Calls the built supervisor with a table of such services: the shop, and those that every service is told of. */
const STARTER = `
const [main, root, port, broken] = process.argv.slice(2)
const { runStandalone } = require(main)
const shop = {
  name: 'shop',
  needs: ['identity'],
  database: 'shop',
  port: ({ settings }) => settings.port,
  env: (system) => ({ CHAIN_RPC_URL: system.url('anvil'), BROKEN: broken ?? '' }),
  notes: async (system) => ['the shop is at ' + system.url('shop')],
}
const identity = { name: 'identity', env: () => ({}) }
const admin = { name: 'admin', env: () => ({}) }
const fresh = Boolean(process.env.FRESH)
const prepared = { repository: root, fresh, chromium: '', began: Date.now() }
runStandalone(prepared, { services: [admin, identity, shop] }).then((code) => process.exit(code))
`

export function layOutFixture(root: string): void {
  for (const name of ['shop', 'identity', 'admin']) {
    mkdirSync(join(root, 'apps', name, 'dist'), { recursive: true })
    writeFileSync(join(root, 'apps', name, 'dist', 'main.js'), SHOP)
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '0.0.0' }))
  writeFileSync(join(root, 'start.js'), STARTER)
}

/** A supervisor in a process of its own. */
export interface Fixture {
  /** What it has printed, both outputs, line by line. */
  lines(): string[]
  ready(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>
  /** Makes sure that it and all its children are gone. */
  end(): Promise<void>
}

export interface FixtureOptions {
  root: string
  dataDir: string
  port: number
  marketPort: number
  bankPort: number
  fresh?: boolean
  broken?: boolean
}

export function startFixture(options: FixtureOptions): Fixture {
  const main = join(__dirname, '..', 'dist', 'index.js')
  const args = [join(options.root, 'start.js'), main, options.root, String(options.port)]
  if (options.broken) args.push('broken')
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(options.port),
      MARKET_PORT: String(options.marketPort),
      BANK_PORT: String(options.bankPort),
      DATA_DIR: options.dataDir,
      FRESH: options.fresh ? 'yes' : '',
    },
  })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => (printed += text))
  }
  const lines = () => printed.split('\n').filter((line) => line !== '')
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    lines,
    ended,
    signal: (name) => void child.kill(name),
    async ready() {
      const isReady = () =>
        lines().some((line) => line.startsWith('OriginSeal is ready')) || child.exitCode !== null
      await until(isReady, { what: 'the ready line', within: 60_000 })
      if (child.exitCode !== null) throw new Error(`It ended instead:\n${printed}`)
    },
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await ended
      }
    },
  }
}
