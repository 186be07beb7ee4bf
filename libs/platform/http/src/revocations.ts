import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { revocationsResponse } from '@originseal/contracts'
import { Loop } from '@originseal/runtime'

/** With a request's time on top, a logout has reached everybody within 5 s. */
const everyMs = 2_000
const timeoutMs = 1_500

/**
 * The sessions that have ended while tokens of theirs are alive, as identity tells them. While identity is silent the
 * last list stands: tokens live for a quarter of an hour at most, and a pause of identity must not be one of all.
 */
export class Revocations implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('revocations')
  private readonly address: URL
  private readonly polling = new Loop({
    name: 'revocations',
    everyMs,
    turn: (signal) => this.look(signal),
  })
  private sessions: ReadonlySet<string> = new Set()
  private silent = false

  constructor(identityUrl: string) {
    this.address = new URL('/internal/revocations', identityUrl)
  }

  readonly hasEnded = (sessionId: string): boolean => this.sessions.has(sessionId)

  onApplicationBootstrap(): void {
    this.polling.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.polling.stop()
  }

  /** Told once at the begin and once at the end of a silence, and asked again at the same pace. */
  private async look(stopping: AbortSignal): Promise<boolean> {
    try {
      this.sessions = await this.read(AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]))
      if (this.silent) this.log.log('identity tells again which sessions have ended')
      this.silent = false
    } catch (error) {
      if (stopping.aborted) return false
      if (!this.silent) this.log.warn(`identity does not tell which sessions have ended: ${String(error)}`)
      this.silent = true
    }
    return false
  }

  private async read(signal: AbortSignal): Promise<ReadonlySet<string>> {
    const response = await fetch(this.address, { signal })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return new Set(revocationsResponse.parse(await response.json()).sessions)
  }
}
