export interface FairQueueLimits {
  /** Jobs at one time. */
  readonly running: number
  /** Jobs at one time of one client. */
  readonly runningPerClient: number
  /** Jobs that may wait, of all clients and of one. */
  readonly waiting: number
  readonly waitingPerClient: number
  /** The longest wait in ms. */
  readonly longestWaitMs: number
}

/** There is no place in the queue, or none came free in time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Waiting {
  readonly client: string
  begin(): void
}

/**
 * A bounded queue that is fair to clients (round-robin fair queueing): whoever has the fewest jobs running comes first,
 * and among these the one that was served longest ago. A client with many jobs waits for itself, not the others for it.
 */
export class FairQueue {
  private readonly running = new Map<string, number>()
  private waiting: Waiting[] = []
  /** Clients in the order in which they were last served, the latest at the end. */
  private readonly served = new Set<string>()

  constructor(private readonly limits: FairQueueLimits) {}

  /** @throws QueueFull */
  async run<Result>(client: string, job: () => Promise<Result>): Promise<Result> {
    if (this.mayRun(client)) this.take(client)
    else await this.turn(client)
    try {
      return await job()
    } finally {
      this.giveBack(client)
    }
  }

  /** @throws QueueFull when a job of this client would be refused now: asked before anything is done for it */
  assertRoom(client: string): void {
    if (this.mayRun(client)) return
    const own = this.waiting.filter((waiting) => waiting.client === client).length
    if (this.waiting.length >= this.limits.waiting || own >= this.limits.waitingPerClient)
      throw new QueueFull()
  }

  private turn(client: string): Promise<void> {
    this.assertRoom(client)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((one) => one !== waiting)
        reject(new QueueFull())
      }, this.limits.longestWaitMs)
      const waiting: Waiting = {
        client,
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.waiting.push(waiting)
    })
  }

  private mayRun(client: string): boolean {
    const all = [...this.running.values()].reduce((sum, jobs) => sum + jobs, 0)
    return all < this.limits.running && (this.running.get(client) ?? 0) < this.limits.runningPerClient
  }

  private take(client: string): void {
    this.running.set(client, (this.running.get(client) ?? 0) + 1)
    this.served.delete(client)
    this.served.add(client)
  }

  private giveBack(client: string): void {
    const left = (this.running.get(client) ?? 1) - 1
    if (left > 0) this.running.set(client, left)
    else this.running.delete(client)
    for (let next = this.next(); next; next = this.next()) {
      this.waiting = this.waiting.filter((one) => one !== next)
      this.take(next.client)
      next.begin()
    }
    this.forgetAbsent()
  }

  /** First come, first served within a client; between clients by how many jobs they run, then by when they were served. */
  private next(): Waiting | undefined {
    const order = [...this.served]
    const rank = ({ client }: Waiting): [number, number] => [
      this.running.get(client) ?? 0,
      order.indexOf(client),
    ]
    return this.waiting
      .filter(({ client }) => this.mayRun(client))
      .map((waiting) => ({ waiting, rank: rank(waiting) }))
      .sort(
        ({ rank: [jobs, turn] }, { rank: [otherJobs, otherTurn] }) => jobs - otherJobs || turn - otherTurn,
      )
      .at(0)?.waiting
  }

  /** A client without a job has no turn to be remembered by. */
  private forgetAbsent(): void {
    const present = new Set([...this.running.keys(), ...this.waiting.map(({ client }) => client)])
    for (const client of this.served) if (!present.has(client)) this.served.delete(client)
  }
}
