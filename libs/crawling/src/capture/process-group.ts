import { readdirSync, readFileSync } from 'node:fs'

/**
 * The processes of a group, by Linux's /proc. Its memory is read ten times a second, so what is once known of a process
 * is kept: a group is inherited by birth, and only newcomers have to be looked up.
 */
export class ProcessGroup {
  private known = new Map<string, boolean>()

  constructor(private readonly group: number) {}

  /** Bytes of anonymous and shared memory, not of files, that they hold together; 0 where there is no /proc. */
  memory(): number {
    return this.alive().reduce((sum, pid) => sum + ownMemory(readIfAlive(pid, 'status')), 0)
  }

  /** What the kernel tells of the renderers in it (/proc/pid/status); none where there is no /proc. */
  renderers(): string[] {
    return this.alive()
      .filter((pid) => argumentsOf(pid).includes('--type=renderer'))
      .map((pid) => readIfAlive(pid, 'status'))
      .filter((status) => status !== '')
  }

  private alive(): string[] {
    if (process.platform !== 'linux') return []
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    this.known = new Map(all.map((pid) => [pid, this.known.get(pid) ?? groupOf(pid) === this.group]))
    return all.filter((pid) => this.known.get(pid))
  }
}

/** The fifth field of /proc/pid/stat; the second is a name in parentheses that may hold anything (proc(5)). */
function groupOf(pid: string): number {
  const stat = readIfAlive(pid, 'stat')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
}

/** Chromium's helpers write a line of their own over theirs, with blanks for NULs. */
const argumentsOf = (pid: string): string[] => readIfAlive(pid, 'cmdline').split(/[\0 ]/)

function ownMemory(status: string): number {
  const kibibytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, size]) => Number(size))
  return kibibytes.reduce((sum, size) => sum + size, 0) * 1024
}

/** A process may end between being listed and being read. */
function readIfAlive(pid: string, file: 'stat' | 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
