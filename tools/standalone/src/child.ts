import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@originseal/engines'
import { faultIn } from './faults'
import type { LogFile } from './log-file'
import type { Say } from './progress'
import { type Running, run } from './running'
import type { Roll } from './roll'
import type { Supervised } from './supervised'

/** The system can't go on; the message names the log to read. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

/** The child ended before it ever served. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** What every child shares with the supervisor. */
export interface Surroundings {
  say: Say
  log: LogFile
  roll: Roll
  /** The supervisor's own variables that a child may see. */
  environment: NodeJS.ProcessEnv
  /** Told once, when the child has died too often. */
  onGivenUp: (reason: GivenUp) => void
}

const DEATHS = 5
const DEATHS_WITHIN = 60_000
const FIRST_PAUSE = 250
const READY_WITHIN = 120_000
const STOP_WITHIN = 10_000

/** One process of the system through all its lives: started, watched, restarted with growing pauses, stopped. */
export class Child {
  private running: Running | undefined
  private deaths: number[] = []
  private hasServed = false
  private readonly stopping = new AbortController()
  private living: Promise<void> = Promise.resolve()

  constructor(
    private readonly definition: Supervised,
    private readonly around: Surroundings,
  ) {}

  get name(): string {
    return this.definition.name
  }

  /**
   * Starts it; resolves when it serves for the first time. Its later lives need nobody.
   * @throws Stopped when it was ended before it served
   */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.living = this.live(resolve).then(() => reject(new Stopped(`${this.name} was stopped`)), reject)
    })
  }

  /** Ends it: in order if it can within 10 s, by force if not. */
  async stop(): Promise<void> {
    this.stopping.abort()
    const running = this.running
    if (running && !running.isOver()) {
      running.signal(this.definition.stopSignal ?? 'SIGTERM')
      const late = pause(STOP_WITHIN, 'late', { ref: false })
      if ((await Promise.race([running.ended, late])) === 'late') {
        this.around.say(`${this.name} does not stop and is ended by force`)
        running.kill()
      }
    }
    await this.living
    await this.around.log.close()
  }

  /** Ends it at once, with all it has started. */
  kill(): void {
    this.stopping.abort()
    this.running?.kill()
  }

  private async live(onServing: () => void): Promise<void> {
    for (let life = 1; ; life += 1) {
      const launch = await this.definition.launch()
      if (this.stopping.signal.aborted) return
      const running = run({ ...launch, env: { ...this.around.environment, ...launch.env } }, this.hear)
      this.running = running
      if (running.pid !== undefined) this.around.roll.enter(this.name, running.pid)
      const serving = this.serve(running, life, onServing)
      const how = await running.ended
      await serving
      this.around.roll.strike(this.name)
      if (this.stopping.signal.aborted || !(await this.mayReturn(how))) return
    }
  }

  /** Follows one life until it serves; one that never does is ended, which counts as a death. */
  private async serve(running: Running, life: number, onServing: () => void): Promise<void> {
    const isServing = async () => {
      if (running.isOver()) return true
      if (!(await this.definition.isReady())) return false
      await this.definition.onReady?.()
      return true
    }
    try {
      await until(isServing, { what: `${this.name} to be ready`, within: READY_WITHIN, every: 100 })
      if (running.isOver()) return
      if (life > 1) this.around.say(`${this.name} is back`)
      this.hasServed = true
      onServing()
    } catch (error) {
      this.around.say(error instanceof Error ? error.message : String(error))
      running.kill()
    }
  }

  private async mayReturn(how: string): Promise<boolean> {
    const now = Date.now()
    // What has never served is not forgiven for taking its time to die.
    const recent = this.deaths.filter((at) => !this.hasServed || now - at < DEATHS_WITHIN)
    this.deaths = [...recent, now]
    if (this.deaths.length >= DEATHS) {
      for (const line of this.around.log.tail(8)) this.around.say(`${this.name} | ${line}`)
      const during = this.hasServed ? 'in a minute' : 'before it ever served'
      const often = `${this.name} died ${DEATHS} times ${during} (${how})`
      this.around.onGivenUp(new GivenUp(`${often}; read why in ${this.around.log.path}`))
      return false
    }
    const wait = FIRST_PAUSE * 2 ** (this.deaths.length - 1)
    this.around.say(`${this.name} died (${how}) and is started again in ${wait / 1000} s`)
    await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined)
    return !this.stopping.signal.aborted
  }

  private readonly hear = (line: string): void => {
    this.around.log.write(line)
    const fault = faultIn(line)
    if (fault && !this.stopping.signal.aborted) this.around.say(`${this.name}: ${fault}`)
  }
}
