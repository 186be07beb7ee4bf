import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Launch } from '../launch'
import { anvilBinary } from './binary'
import { dumpFile, keepChainState, stateFile } from './chain-state'

/** The network number of a local development chain. */
export const CHAIN_ID = 31_337

/** 10,000 ether in wei, as JSON-RPC writes it: what the sealing account starts with. */
const FUNDS = '0x21e19e0c9bab2400000'
const LOW_WEI = 10n ** 20n

/** The file with the sealing account's private key (0x and 64 hexadecimal digits); its owner alone can read it. */
export const chainKeyFile = (folder: string) => join(folder, 'sealing-key')
const addressFile = (folder: string) => join(folder, 'sealing-address')
const accountsFile = (folder: string) => join(folder, 'accounts.json')

/** One JSON-RPC question; throws what the chain refuses. */
export async function askChain(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(5_000),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

/**
 * The command of a chain that goes on from its last whole state. It mines when there is a transaction, so a
 * quiet chain does not grow, and writes its state every second: a kill takes back one second at most.
 * @param folder the chain's data; made when missing
 */
export async function chainLaunch(folder: string, port: number): Promise<Launch> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await keepChainState(folder)
  const state = existsSync(stateFile(folder)) ? ['--load-state', stateFile(folder)] : []
  const storage = [
    ...state,
    '--dump-state',
    dumpFile(folder),
    '--state-interval',
    '1',
    '--preserve-historical-states',
  ]
  const address = ['--host', '127.0.0.1', '--port', String(port), '--no-cors']
  const account = ['--accounts', '1', '--mnemonic-random', '12', '--config-out', accountsFile(folder)]
  // Quiet, because Anvil greets with its private keys.
  return {
    command: anvilBinary(),
    args: ['--quiet', '--chain-id', String(CHAIN_ID), ...address, ...account, ...storage],
  }
}

/**
 * The account that pays for seals: the first start's random one is kept for good, and has funds again should
 * the chain have been lost.
 * @param url the running chain's JSON-RPC
 */
export async function provideSealingAccount(folder: string, url: string): Promise<void> {
  if (!existsSync(chainKeyFile(folder))) {
    const made = JSON.parse(readFileSync(accountsFile(folder), 'utf8')) as AnvilAccounts
    writeFileSync(addressFile(folder), made.available_accounts[0], { mode: 0o600 })
    writeFileSync(chainKeyFile(folder), made.private_keys[0], { mode: 0o600 })
  }
  rmSync(accountsFile(folder), { force: true })
  const address = readFileSync(addressFile(folder), 'utf8')
  const balance = BigInt(String(await askChain(url, 'eth_getBalance', [address, 'latest'])))
  if (balance < LOW_WEI) await askChain(url, 'anvil_setBalance', [address, FUNDS])
}

interface AnvilAccounts {
  available_accounts: [string]
  private_keys: [string]
}
