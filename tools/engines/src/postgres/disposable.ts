import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../ports'
import { scratchFolder, scratchFolders } from '../scratch-folder'
import { until } from '../until'
import { ADMIN_ROLE, clusterLaunch, initialiseCluster } from './cluster'
import { assertChineseSearch, connected } from './databases'
import { stopLeftoverCluster } from './leftover'

/** A server that lives for one run and leaves nothing. */
export interface DisposableServer {
  /** Connection URL as the server's owner. */
  url: string
  stop(): Promise<void>
}

const PREFIX = 'originseal-test-postgres-'

/** Whether the run that made this folder is still alive. */
async function isInUse(folder: string): Promise<boolean> {
  const owner = Number(await readFile(join(folder, 'owner'), 'utf8').catch(() => ''))
  try {
    return owner > 0 && process.kill(owner, 0)
  } catch (refusal) {
    return (refusal as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The folders of all disposable servers, also of those that have ended. */
function serverFolders(): string[] {
  return scratchFolders().flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => join(parent, name)),
  )
}

/** Ends the servers, and removes the folders, of runs that were killed before they could. */
export async function sweepDisposableServers(): Promise<void> {
  for (const folder of serverFolders()) {
    if (await isInUse(folder)) continue
    await stopLeftoverCluster(join(folder, 'data'))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts an embedded server in a scratch folder of its own. */
export async function startDisposableServer(): Promise<DisposableServer> {
  await sweepDisposableServers()
  const folder = mkdtempSync(join(scratchFolder(), PREFIX))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  const directory = join(folder, 'data')
  const password = randomBytes(18).toString('base64url')
  await initialiseCluster(directory, password)

  const port = await freePort()
  const url = `postgres://${ADMIN_ROLE}:${password}@127.0.0.1:${port}/postgres`
  const { command, args, ...as } = clusterLaunch(directory, port, 'disposable')
  const log = join(folder, 'log')
  const output = openSync(log, 'a')
  const server = spawn(command, args, { cwd: '/', stdio: ['ignore', output, output], ...as })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const died = ended.then(() => Promise.reject(new Error(`PostgreSQL ended:\n${readFileSync(log, 'utf8')}`)))
  died.catch(() => undefined)

  const answers = () => connected(url, async () => true)
  await Promise.race([until(answers, { what: 'PostgreSQL to answer', within: 30_000 }), died])
  await assertChineseSearch(url)
  // The run's end must not wait for the server: its teardown, or the next run's sweep, ends it.
  server.unref()

  return {
    url,
    async stop() {
      // Counted on again: a process with nothing else to do would end here, before the run is summed up.
      server.ref()
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
