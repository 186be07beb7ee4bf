import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Launch } from '../launch'
import { give, launchAs, postgresAccount } from './account'
import { postgresBinaries } from './binaries'

const run = promisify(execFile)

/** The role that owns the server; services never get it. */
export const ADMIN_ROLE = 'originseal_admin'

/**
 * Makes the data directory of a new server, or finds it made. Text is UTF-8 with the locale C.UTF-8: with
 * plain C, pg_trgm finds no word in Chinese. A directory that a killed run left half-made is made again.
 * @param directory absolute path of the data directory
 * @param password of ADMIN_ROLE
 */
export async function initialiseCluster(directory: string, password: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  const fresh = `${directory}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  const { initdb } = postgresBinaries()
  const account = postgresAccount(fresh, initdb)
  const passwordFile = `${fresh}.password`
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    for (const path of [fresh, passwordFile]) give(path, account)
    const { command, args, ...as } = launchAs(account, initdb, [
      `--pgdata=${fresh}`,
      `--username=${ADMIN_ROLE}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
      // Nothing is in it yet; what it will hold is synced like anything else.
      '--no-sync',
    ])
    await run(command, args, { cwd: '/', ...as }).catch((cause: { stderr?: string }) => {
      throw new Error(`PostgreSQL could not be initialised: ${cause.stderr?.trim()}`, { cause })
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(fresh, directory)
}

/** What a server keeps through a power cut (`durable`) or forgets for speed (`disposable`). */
export type Durability = 'durable' | 'disposable'

const SETTINGS: Record<Durability, string[]> = {
  // Terse: the details of an error hold the row's values, and a log must hold no person's e-mail address.
  durable: ['max_connections=200', 'shared_buffers=64MB', 'log_error_verbosity=terse'],
  disposable: [
    'max_connections=300',
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    // It may lie in memory, where a log of a gigabyte is too much.
    'max_wal_size=256MB',
    // Thousands of connections to a server that guards nothing: 4,096 hashes for each would be its main work.
    'scram_iterations=1',
  ],
}

/** The command of a server over `directory` that listens on `port` of the loopback address only. */
export function clusterLaunch(directory: string, port: number, durability: Durability): Launch {
  const { postgres } = postgresBinaries()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...SETTINGS[durability]]
  const args = ['-D', directory, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  return launchAs(postgresAccount(directory, postgres), postgres, args)
}
