import { Problem } from '@originseal/http'

/**
 * Whose turn it is to hash: somebody on a device they logged in on before, somebody from an address without failures,
 * and everybody else. Each lane has a queue of its own, so that a crowd in one never keeps another one out.
 */
const lanes = ['known', 'newcomer', 'stranger'] as const
export type Lane = (typeof lanes)[number]

export interface LaneLimits {
  /** Passwords hashed at one time, whatever the lane. */
  readonly atOnce: number
  /** How many may wait in each lane. */
  readonly waiting: Readonly<Record<Lane, number>>
  /** The longest wait in ms. */
  readonly patienceMs: number
}

interface Waiting {
  begin(): void
}

/** What a refused caller is asked to wait, in seconds. */
const comeBackAfter = 5

/** Runs so many at once and lets a bounded number wait, the lanes in their order and first come first served in each. */
export class HashingLanes {
  private readonly queues: Record<Lane, Waiting[]> = { known: [], newcomer: [], stranger: [] }
  private running = 0

  constructor(private readonly limits: LaneLimits) {}

  /** @throws Problem LOGIN_BUSY where the lane is full, or after a wait of `patienceMs` */
  async run<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.limits.atOnce) await this.turn(lane)
    else this.running += 1
    try {
      return await work()
    } finally {
      this.passOn()
    }
  }

  private turn(lane: Lane): Promise<void> {
    const queue = this.queues[lane]
    if (queue.length >= this.limits.waiting[lane]) throw busy()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(busy())
      }, this.limits.patienceMs)
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      queue.push(waiting)
    })
  }

  /** The place of who has ended goes to the next in the first lane where anybody waits. */
  private passOn(): void {
    for (const lane of lanes) {
      const next = this.queues[lane].shift()
      if (next) return next.begin()
    }
    this.running -= 1
  }
}

const busy = (): Problem => new Problem('LOGIN_BUSY', undefined, { retryAfterSeconds: comeBackAfter })
