import { readdirSync, readFileSync } from 'node:fs'

/**
 * Bytes of memory that the processes of a group keep to themselves or share among each other (anonymous and shared
 * memory, not files); 0 where there is no /proc.
 */
export function groupMemory(group: number): number {
  return groupMembers(group).reduce((sum, pid) => sum + ownMemory(pid), 0)
}

function groupMembers(group: number): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === group)
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
