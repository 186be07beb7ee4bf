import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A process number alone is reused; with the moment of its start it names one process for good. */
export interface ProcessIdentity {
  pid: number
  /** As the system tells it; compared, never read. */
  started: string
}

const hasProc = existsSync('/proc/self/stat')

function startedAt(pid: number): string | undefined {
  try {
    if (!hasProc) return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    // The name in parentheses may hold anything; fields 3 (state) and 22 (start) are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** The living process with this number; undefined when there is none (a zombie is none). */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = startedAt(pid)
  return started ? { pid, started } : undefined
}

export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return startedAt(pid) === started
}

/** Whether the system still has an entry with this number, be it a zombie's. */
export function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (refusal) {
    return (refusal as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Sends `signal`; a process that is gone already is what was wanted. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (refusal) {
    if ((refusal as NodeJS.ErrnoException).code !== 'ESRCH') throw refusal
  }
}

/** Sends `signal` to the process and to the whole group that it leads. */
export function signalGroup(pid: number, name: NodeJS.Signals): void {
  signal(-pid, name)
}

/**
 * The processes with a variable that begins with `words`: children of children too, which may have left their
 * group (a browser does). Known on Linux only; elsewhere none is named.
 */
export function withVariable(words: string): number[] {
  if (!hasProc) return []
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!Number.isInteger(pid) || pid === process.pid) return []
    try {
      const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      return variables.some((variable) => variable.startsWith(words)) ? [pid] : []
    } catch {
      // Gone meanwhile, or someone else's.
      return []
    }
  })
}
