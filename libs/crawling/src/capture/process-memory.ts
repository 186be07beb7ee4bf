import { readdirSync, readFileSync } from 'node:fs'

/**
 * What the processes of a group hold: anonymous and shared memory, not files. It is read ten times a second, so what
 * is once known of a process is kept: a group is inherited by birth, and only newcomers have to be looked up.
 */
export class GroupMemory {
  private known = new Map<string, boolean>()

  constructor(private readonly group: number) {}

  /** In bytes; 0 where there is no /proc. */
  read(): number {
    if (process.platform !== 'linux') return 0
    const alive = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    this.known = new Map(alive.map((pid) => [pid, this.known.get(pid) ?? groupOf(pid) === this.group]))
    return alive.filter((pid) => this.known.get(pid)).reduce((sum, pid) => sum + ownMemory(pid), 0)
  }
}

/** The fifth field of /proc/pid/stat; the second is a name in parentheses that may hold anything (proc(5)). */
function groupOf(pid: string): number {
  const stat = readIfAlive(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
}

function ownMemory(pid: string): number {
  const status = readIfAlive(`/proc/${pid}/status`)
  const kibibytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, size]) => Number(size))
  return kibibytes.reduce((sum, size) => sum + size, 0) * 1024
}

/** A process may end between being listed and being read. */
function readIfAlive(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
