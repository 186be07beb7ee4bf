import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { freePort, until } from '@originseal/engines'

/** The account that Anvil funds first: well known, worthless, for development chains only. */
export const ANVIL_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
/** The second one, for strangers. */
export const ANVIL_STRANGER_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
export const ANVIL_CHAIN_ID = 31337

export interface Anvil {
  /** JSON-RPC address on the loopback interface; stays the same over `restart`. */
  readonly url: string
  /** Asks the node anything, `anvil_…` and `evm_…` included. Throws an Error on an error answer. */
  call<T>(method: string, params?: readonly unknown[]): Promise<T>
  /** Mines empty blocks, or blocks of what waits. */
  mine(blocks?: number): Promise<void>
  /** Kills the node at once, as a crash would. */
  kill(): Promise<void>
  /** Starts it again on the same port, with the state that `state` kept. */
  restart(): Promise<void>
  /** Ends the node; its state, if kept, is written first. */
  stop(): Promise<void>
}

export interface AnvilOptions {
  /** Mine a block for each transaction; true unless given. */
  readonly automine?: boolean
  /** File that keeps the chain over `restart`. */
  readonly state?: string
}

/** The node's program out of the npm package for this system. */
function anvilProgram(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const fromAnvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
  const program = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  return fromAnvil.resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/bin/${program}`)
}

async function ask<T>(url: string, method: string, params: readonly unknown[] = []): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result: T; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

/** Starts a chain of its own on a free port and waits until it answers. The caller stops it. */
export async function startAnvil({ automine = true, state }: AnvilOptions = {}): Promise<Anvil> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const flags = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--chain-id',
    String(ANVIL_CHAIN_ID),
    '--silent',
  ]
  if (!automine) flags.push('--no-mining')
  if (state) flags.push('--state', state, '--preserve-historical-states')
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const started = spawn(anvilProgram(), flags, { stdio: 'ignore' })
    child = started
    const answers = async (): Promise<boolean> => (await ask<string>(url, 'eth_chainId')) !== ''
    await until(() => started.exitCode !== null || answers(), { what: 'Anvil to answer' })
    if (started.exitCode !== null) throw new Error(`Anvil ended with ${started.exitCode}`)
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await ended
  }

  await start()
  return {
    url,
    call: (method, params) => ask(url, method, params),
    mine: async (blocks = 1) => {
      for (let i = 0; i < blocks; i += 1) await ask(url, 'evm_mine')
    },
    kill: () => end('SIGKILL'),
    restart: start,
    stop: () => end('SIGTERM'),
  }
}
