import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askChain, connected, freePort, until } from '@originseal/engines'
import { withVariable } from '@originseal/engines'
import { type Fixture, layOutFixture, startFixture } from './standalone-fixture'

const repository = join(__dirname, '..', '..', '..')

function json<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as T
}

describe('npm start', () => {
  let root: string
  let dataDir: string
  let ports: { port: number; marketPort: number; bankPort: number }
  const started: Fixture[] = []

  const start = (options: { fresh?: boolean; dataDir?: string; broken?: boolean } = {}): Fixture => {
    const fixture = startFixture({ root, dataDir, ...ports, ...options })
    started.push(fixture)
    return fixture
  }
  const strays = () => withVariable(`ORIGINSEAL_PROCESS=${dataDir}#`)
  const ask = async (what: string) => (await fetch(`http://127.0.0.1:${ports.port}/${what}`)).json()
  const pidOf = (name: string) =>
    json<Record<string, { pid: number }>>(dataDir, 'processes.json')[name]?.pid ?? 0

  beforeAll(() => {
    const nx = join(repository, 'node_modules', '.bin', 'nx')
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' }
    const args = ['run-many', '-t', 'build', '-p', 'engines,standalone']
    execFileSync(nx, args, { cwd: repository, env, stdio: 'pipe' })
  }, 120_000)
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'originseal-standalone-'))
    dataDir = join(root, 'data')
    ports = { port: await freePort(), marketPort: await freePort(), bankPort: await freePort() }
    layOutFixture(root)
  })
  afterEach(async () => {
    for (const fixture of started.splice(0)) await fixture.end()
    rmSync(root, { recursive: true, force: true })
  })

  it('ends with the ready line, gives each service its own database, and stops without a trace', async () => {
    const run = start()
    await run.ready()
    expect(run.lines().slice(-2)).toEqual([
      `the shop is at http://127.0.0.1:${ports.port}`,
      `OriginSeal is ready: http://localhost:${ports.port}`,
    ])

    const env = (await ask('env')) as Record<string, string>
    expect(await connected(env.DATABASE_URL ?? '', async () => 'entered')).toBe('entered')
    const other = new URL(env.DATABASE_URL ?? '')
    other.pathname = '/events'
    await expect(connected(other.toString(), async () => true)).rejects.toThrow('permission denied')
    for (const secret of ['secrets.json', 'chain/sealing-key']) {
      expect(statSync(join(dataDir, secret)).mode & 0o077).toBe(0)
    }
    expect(readFileSync(join(dataDir, 'chain/sealing-key'), 'utf8')).toMatch(/^0x[0-9a-f]{64}$/)

    const second = start()
    expect(await second.ended).toBe(1)
    const refusal = /^OriginSeal already runs from .* http:\/\/localhost:\d+$/
    expect(second.lines()).toEqual([expect.stringMatching(refusal)])
    expect(await ask('health/ready')).toEqual({ ready: true })

    run.signal('SIGINT')
    expect(await run.ended).toBe(0)
    expect(run.lines().at(-1)).toMatch(/stopped$/)
    expect(strays()).toEqual([])
  })

  it('goes on with everything as it was after the supervisor itself was killed', async () => {
    const first = start()
    await first.ready()
    const env = (await ask('env')) as Record<string, string>
    const [database = '', chain = ''] = [env.DATABASE_URL, env.CHAIN_RPC_URL]
    await connected(database, (client) => client.query('CREATE TABLE kept (id int)'))
    const key = readFileSync(join(dataDir, 'chain/sealing-key'), 'utf8')
    await askChain(chain, 'anvil_mine', ['0x3'])
    const isKept = () =>
      json<{ block: { number: string } }>(dataDir, 'chain/state.json').block.number === '0x3'
    await until(isKept, { what: 'the chain to be kept' })
    first.signal('SIGKILL')
    await first.ended
    expect(strays().length).toBeGreaterThan(0)

    const second = start()
    await second.ready()
    expect(second.lines().join('\n')).toContain('ended what a killed run had left: ')
    await connected(database, (client) => client.query('SELECT id FROM kept'))
    expect(await askChain(chain, 'eth_blockNumber')).toBe('0x3')
    expect(readFileSync(join(dataDir, 'chain/sealing-key'), 'utf8')).toBe(key)
    second.signal('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(strays()).toEqual([])
  })

  it('says who died, starts it again, and lets nothing of it live on', async () => {
    const run = start()
    await run.ready()
    const processes = strays().length
    for (const name of ['shop', 'postgres', 'anvil']) {
      const victim = pidOf(name)
      process.kill(victim, 'SIGKILL')
      const isBack = () => run.lines().some((line) => line.endsWith(`${name} is back`))
      await until(isBack, { what: `${name} to be back`, within: 20_000 })
      expect(run.lines().join('\n')).toContain(`${name} died (SIGKILL) and is started again`)
      expect(pidOf(name)).not.toBe(victim)
    }
    await until(() => strays().length === processes, { what: 'no process more than before' })
  })

  it('names a taken port before anything starts', async () => {
    const squatter: Server = createServer().listen(ports.port, '127.0.0.1')
    await until(() => squatter.listening)
    const run = start()
    expect(await run.ended).toBe(1)
    expect(run.lines()).toEqual([
      `Port ${ports.port} is taken by another program; end that or set PORT to a free one.`,
    ])
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    squatter.close()
  })

  it('stops all and names the log when a child dies again and again', async () => {
    const run = start({ broken: true })
    expect(await run.ended).toBe(1)
    const log = join(dataDir, 'logs', 'shop.log')
    expect(run.lines().at(-1)).toBe(`shop died 5 times before it ever served (code 3); read why in ${log}`)
    expect(run.lines().join('\n')).toContain('this shop can not open')
    expect(strays()).toEqual([])
  })

  it('a later second signal ends at once what does not want to end', async () => {
    const run = start()
    await run.ready()
    await fetch(`http://127.0.0.1:${ports.port}/stubborn`)
    run.signal('SIGINT')
    const began = Date.now()
    await until(() => Date.now() - began > 1_100, { what: 'the time in which a signal is an echo' })
    run.signal('SIGINT')
    expect(await run.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(8_000)
    expect(strays()).toEqual([])
  })

  it('a signal during the start leaves no process', async () => {
    const run = start()
    await until(() => existsSync(join(dataDir, 'postgres.new')) || existsSync(join(dataDir, 'postgres')))
    run.signal('SIGINT')
    expect(await run.ended).toBe(0)
    expect(run.lines().join('\n')).not.toContain('is ready: ')
    expect(strays()).toEqual([])
  })

  it('--fresh deletes what we made, and nothing that we did not make', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'thesis.txt'), 'years of work')
    const refused = start({ fresh: true })
    expect(await refused.ended).toBe(1)
    expect(refused.lines()).toEqual([expect.stringContaining('holds files that OriginSeal did not make')])
    expect(readFileSync(join(dataDir, 'thesis.txt'), 'utf8')).toBe('years of work')
    rmSync(dataDir, { recursive: true })

    const first = start()
    await first.ready()
    first.signal('SIGTERM')
    await first.ended
    const key = readFileSync(join(dataDir, 'chain/sealing-key'), 'utf8')
    const second = start({ fresh: true })
    await second.ready()
    expect(readFileSync(join(dataDir, 'chain/sealing-key'), 'utf8')).not.toBe(key)
  })
})
