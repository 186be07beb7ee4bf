import { readFileSync } from 'node:fs'

/**
 * Whether Chromium's renderers are confined by both layers of its sandbox, as the kernel tells it: each in a PID
 * namespace below this process's own, which user namespaces or the setuid helper give it, and under a seccomp filter.
 * Without a renderer to look at nothing is known, and that is no.
 * @param renderers texts of /proc/pid/status; the headless shell has no page that tells of its sandbox
 * @param own that of this process
 */
export function areConfined(
  renderers: readonly string[],
  own: string = readFileSync('/proc/self/status', 'latin1'),
): boolean {
  const depth = namespaceDepth(own)
  const isConfined = (status: string): boolean =>
    namespaceDepth(status) > depth && field(status, 'Seccomp') === SECCOMP_MODE_FILTER
  return renderers.length > 0 && renderers.every(isConfined)
}

/** Of the values of `Seccomp` in proc(5). */
const SECCOMP_MODE_FILTER = '2'

/** In how many nested PID namespaces a process has a number, those above the reader's own not counted (proc(5), NSpid). */
const namespaceDepth = (status: string): number => field(status, 'NSpid').split(/\s+/).filter(Boolean).length

/** The value in a line `name:\tvalue`; empty where there is none. */
const field = (status: string, name: string): string =>
  status
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? ''
