import { Logger } from '@nestjs/common'

export interface LoopOptions {
  readonly name: string
  /** Pause in ms between turns that found nothing; {@link Loop.wake} cuts it short. Without it only `wake` does, or the end of the pause after a failure. */
  readonly everyMs?: number
  /** Longest pause in ms after turns that threw; 30 s unless given. */
  readonly longestPauseMs?: number
  /** Does one portion of work. True: there may be more, come again at once. */
  readonly turn: (signal: AbortSignal) => Promise<boolean>
}

const defaultLongestPauseMs = 30_000

/**
 * Background work that outlives its failures: a turn that throws is logged and tried again after a growing pause.
 * `stop` lets the running turn finish and resolves when nothing runs any more.
 */
export class Loop {
  private readonly log: Logger
  private readonly stopping = new AbortController()
  private running?: Promise<void>
  private rouse?: () => void
  private woken = false
  private failures = 0

  constructor(private readonly options: LoopOptions) {
    this.log = new Logger(options.name)
  }

  start(): void {
    this.running ??= this.run()
  }

  /** Begins the next turn now, or right after the one that runs. */
  wake(): void {
    this.woken = true
    this.rouse?.()
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    this.rouse?.()
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      this.woken = false
      const again = await this.turn(signal)
      if (!again && !this.woken && !signal.aborted) await this.pause()
    }
  }

  private async turn(signal: AbortSignal): Promise<boolean> {
    try {
      const more = await this.options.turn(signal)
      this.failures = 0
      return more
    } catch (error) {
      this.failures += 1
      this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
      return false
    }
  }

  private async pause(): Promise<void> {
    const { everyMs, longestPauseMs = defaultLongestPauseMs } = this.options
    const backOff = this.failures === 0 ? 0 : Math.min(longestPauseMs, 100 * 2 ** this.failures)
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.rouse = resolve
      if (everyMs !== undefined || backOff > 0) timer = setTimeout(resolve, Math.max(everyMs ?? 0, backOff))
    })
    clearTimeout(timer)
    this.rouse = undefined
  }
}
