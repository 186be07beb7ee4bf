import { Global, Injectable, Module } from '@nestjs/common'

export interface ReadinessReport {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, string>>
}

const probeTimeoutMs = 2_000

/** Answers whether this process can serve. Alive is another question: a process that waits for its database is alive. */
@Injectable()
export class Readiness {
  private readonly probes = new Map<string, { ask: () => Promise<void>; needed: boolean }>()
  private leaving = false

  /** A probe rejects while the thing it asks for is missing. */
  require(name: string, probe: () => Promise<void>): void {
    this.probes.set(name, { ask: probe, needed: true })
  }

  /** Reported beside the others; without it this process serves all the same. */
  mention(name: string, probe: () => Promise<void>): void {
    this.probes.set(name, { ask: probe, needed: false })
  }

  async report(): Promise<ReadinessReport> {
    if (this.leaving) return { ready: false, checks: { process: 'draining' } }
    const checks = await Promise.all(
      [...this.probes].map(async ([name, { ask }]) => [name, await outcome(ask)] as const),
    )
    const ready = checks.every(([name, result]) => result === 'ok' || !this.probes.get(name)?.needed)
    return { ready, checks: Object.fromEntries(checks) }
  }

  /** From now on it is not ready, whatever is there: it has been told to stop. */
  leave(): void {
    this.leaving = true
  }
}

async function outcome(probe: () => Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${probeTimeoutMs} ms`)), probeTimeoutMs)
  })
  try {
    await Promise.race([probe(), tooSlow])
    return 'ok'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(timer)
  }
}

@Global()
@Module({ providers: [Readiness], exports: [Readiness] })
export class ReadinessModule {}
