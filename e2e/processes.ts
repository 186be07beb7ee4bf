import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { patient } from './patience'
import { dataDir } from './playwright.config'

export type Service = 'admin' | 'billing' | 'protection' | 'scan-orchestrator'

/** What the supervisor has written down. */
function written<T>(file: string): T {
  return JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as T
}

function pidOf(service: Service): number | undefined {
  return written<Record<string, { pid: number } | undefined>>('processes.json')[service]?.pid
}

/** Ends a service as a power cut would (SIGKILL). @returns when, in ms since 1970 */
export function killAtOnce(service: Service): number {
  const pid = pidOf(service)
  if (pid === undefined) throw new Error(`${service} does not run`)
  process.kill(pid, 'SIGKILL')
  return Date.now()
}

/** Kills a service and waits until the supervisor has started another process for it. */
export async function killAndAwaitAnother(service: Service): Promise<number> {
  const pid = pidOf(service)
  const at = killAtOnce(service)
  await expect
    .poll(() => pidOf(service), { message: `${service} is started again`, timeout: patient(30_000) })
    .not.toBe(pid)
  await expect.poll(() => pidOf(service), { timeout: patient(30_000) }).toBeDefined()
  return at
}

/** Asks the system's chain. */
export async function askChain<Result>(method: string, ...params: readonly unknown[]): Promise<Result> {
  const { anvil } = written<{ anvil: number }>('ports.json')
  const answer = await fetch(`http://127.0.0.1:${anvil}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await answer.json()) as { result: Result }).result
}
