import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { processReports, type ReportProcessRequest, type WatchedService } from '@originseal/contracts'
import { Loop, type Readiness } from '@originseal/runtime'

const timeoutMs = 1_500
const longestReason = 500

/** Where to, and what a process says of itself that does not change. */
export interface ReportingProcess {
  readonly service: WatchedService
  /** Absent: nobody is told. */
  readonly adminUrl: string | undefined
  /** What was built; absent: unknown. */
  readonly version: string | undefined
}

/** Tells `admin` every few seconds how this process is, for whoever looks after the installation. Nothing waits for it. */
export class ProcessReports implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('process-reports')
  private readonly address: URL
  private readonly id = crypto.randomUUID()
  private readonly startedAt = new Date().toISOString()
  private readonly telling = new Loop({
    name: 'process-reports',
    everyMs: processReports.everySeconds * 1_000,
    turn: (signal) => this.tellState(signal),
  })
  private silent = false

  constructor(
    private readonly own: ReportingProcess & { readonly adminUrl: string },
    private readonly readiness: Readiness,
  ) {
    this.address = new URL('/internal/process-reports', own.adminUrl)
  }

  onApplicationBootstrap(): void {
    this.telling.start()
  }

  /** Whoever leaves as told is not missed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.telling.stop()
    await this.tell({ state: 'leaving', faults: [] }, AbortSignal.timeout(timeoutMs))
  }

  private async tellState(stopping: AbortSignal): Promise<boolean> {
    const { ready, checks } = await this.readiness.report()
    const faults = Object.entries(checks)
      .filter(([, result]) => result !== 'ok')
      .map(([name, reason]) => ({ name, reason: reason.slice(0, longestReason) }))
    await this.tell(
      { state: ready ? 'ready' : 'not-ready', faults },
      AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
    )
    return false
  }

  /** Logged once at the begin and once at the end of a silence. */
  private async tell(
    report: Pick<ReportProcessRequest, 'state' | 'faults'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { service, version = 'unknown' } = this.own
    const body: ReportProcessRequest = {
      service,
      process: this.id,
      version,
      startedAt: this.startedAt,
      ...report,
    }
    try {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(this.address, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`answered ${response.status}`)
      if (this.silent) this.log.log('admin hears again how this process is')
      this.silent = false
    } catch (error) {
      if (!this.silent) this.log.warn(`admin does not hear how this process is: ${String(error)}`)
      this.silent = true
    }
  }
}
