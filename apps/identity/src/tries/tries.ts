import { createHmac } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { ServerSecret } from '../tokens/server-secret'
import { TriesQueries } from './tries.queries'
import { TriesRepository, type Counted } from './tries.repository'

/** So many failures are allowed of one thing within the window. */
export interface TryLimit {
  /** What is counted: 'login address', 'login account', … */
  readonly of: string
  /** Which one: the address, the account. It is stored as an HMAC only. */
  readonly value: string
  readonly most: number
}

/** A try that has been counted, and can be given back. */
export interface Taken {
  readonly counted: readonly Counted[]
}

/**
 * Failures that are counted by all replicas together. A try is counted before it is made, so that a hundred at once
 * are a hundred tries, and given back unless it fails.
 */
@Injectable()
export class Tries {
  private readonly key: Buffer

  constructor(
    private readonly transaction: Transaction,
    private readonly queries: TriesQueries,
    private readonly repository: TriesRepository,
    secret: ServerSecret,
  ) {
    this.key = secret.derive('tries')
  }

  /**
   * @returns the count of each limit, in their order, this try included
   * @throws Problem LOGIN_TRIES_EXCEEDED with the time to wait, where any limit is reached
   */
  async take(limits: readonly TryLimit[]): Promise<Taken> {
    const keyed = limits.map((limit) => ({ key: this.keyOf(limit), most: limit.most }))
    // Whoever goes on after a refusal costs no more than this.
    refuseUntil(await this.queries.fullFor(keyed))
    const counted = await this.transaction.run(async (tx) => {
      const byKey = new Map<string, Counted>()
      // One order for all, so that nobody waits for somebody who waits for them.
      for (const one of keyed.toSorted((a, b) => a.key.compare(b.key))) {
        const count = await this.repository.count(tx, one)
        if (!count) refuseUntil((await this.queries.fullFor([one])) ?? 1)
        else byKey.set(one.key.toString('hex'), count)
      }
      return keyed.flatMap(({ key }) => byKey.get(key.toString('hex')) ?? [])
    })
    return { counted }
  }

  /** Makes a try that counts only where it fails: where `attempt` gives undefined, not where it throws. */
  async make<Result>(
    limits: readonly TryLimit[],
    attempt: (taken: Taken) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const taken = await this.take(limits)
    let result: Result | undefined
    let isFailure = false
    try {
      result = await attempt(taken)
      isFailure = result === undefined
    } finally {
      if (!isFailure) await this.giveBack(taken)
    }
    return result
  }

  async giveBack({ counted }: Taken): Promise<void> {
    await this.transaction.run(async (tx) => {
      for (const one of counted.toSorted((a, b) => a.key.compare(b.key))) {
        await this.repository.giveBack(tx, one)
      }
    })
  }

  private keyOf({ of, value }: TryLimit): Buffer {
    return createHmac('sha256', this.key).update(`${of}\n${value}`).digest()
  }
}

/** @param seconds until a try is allowed again; undefined where it is now */
function refuseUntil(seconds: number | undefined): void {
  if (seconds === undefined) return
  throw new Problem('LOGIN_TRIES_EXCEEDED', undefined, { retryAfterSeconds: seconds })
}
