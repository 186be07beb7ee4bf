import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../until'

/** Whether this process number is a living PostgreSQL; false when another program has the number by now. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (refusal) {
    if ((refusal as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (!existsSync('/proc/self')) return true
  const command = `/proc/${pid}/cmdline`
  return existsSync(command) && readFileSync(command, 'utf8').includes('postgres')
}

/** The server process that this data directory names, when it is alive. */
function postmaster(directory: string): number | undefined {
  const file = join(directory, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [number, served] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(number)
  return Number.isInteger(pid) && pid > 1 && served === directory && isPostgres(pid) ? pid : undefined
}

/**
 * Stops the server that a killed run left behind on this data directory: politely for 10 s, then at once. The
 * data of a crashed server is whole: its next start replays the log.
 * @returns whether there was one
 */
export async function stopLeftoverCluster(directory: string): Promise<boolean> {
  const pid = postmaster(directory)
  if (pid === undefined) return false
  const gone = { what: 'the left-over PostgreSQL to stop', within: 10_000 }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    const stopped = await until(() => !isPostgres(pid), gone).catch(() => false)
    if (stopped) return true
  }
  throw new Error(`A PostgreSQL of an earlier run (process ${pid}) does not stop; end it by hand`)
}
