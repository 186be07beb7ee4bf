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
  /** How long the first one counts; a quarter of an hour unless given. */
  readonly windowMinutes?: number
}

/** A try that has been counted, and can be given back. */
export interface Taken {
  readonly counted: readonly Counted[]
}

interface Keyed {
  readonly key: Buffer
  readonly most: number
  readonly windowMinutes: number
}

const windowMinutes = 15

/** What a reached limit is told as. */
type LimitCode = 'LOGIN_TRIES_EXCEEDED' | 'TRIAL_QUOTA_REACHED' | 'CONTACT_LIMIT_REACHED'

/** Thrown inside a transaction to undo it. */
class LimitReached extends Error {}

/**
 * Failures, and trials, that are counted by all replicas together. A try is counted before it is made, so that a hundred at once
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
   * @throws Problem `code` with the time to wait, where any limit is reached
   */
  async take(limits: readonly TryLimit[], code: LimitCode = 'LOGIN_TRIES_EXCEEDED'): Promise<Taken> {
    const keyed = limits.map((limit) => ({ windowMinutes, ...limit, key: this.keyOf(limit) }))
    // Whoever goes on after a refusal costs no more than this.
    const wait = await this.queries.fullFor(keyed)
    if (wait !== undefined) throw exceeded(code, wait)
    const counted = await this.count(keyed)
    if (counted) return { counted }
    // Somebody took the last one meanwhile.
    throw exceeded(code, (await this.queries.fullFor(keyed)) ?? 1)
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

  /** Undefined, and nothing counted, where any limit is reached. */
  private async count(limits: readonly Keyed[]): Promise<Counted[] | undefined> {
    const byKey = new Map<string, Counted>()
    try {
      await this.transaction.run(async (tx) => {
        // One order for all, so that nobody waits for somebody who waits for them.
        for (const one of limits.toSorted((a, b) => a.key.compare(b.key))) {
          const count = await this.repository.count(tx, one)
          if (!count) throw new LimitReached()
          byKey.set(one.key.toString('hex'), count)
        }
      })
    } catch (error) {
      if (error instanceof LimitReached) return undefined
      throw error
    }
    return limits.flatMap(({ key }) => byKey.get(key.toString('hex')) ?? [])
  }

  private keyOf({ of, value }: TryLimit): Buffer {
    return createHmac('sha256', this.key).update(`${of}\n${value}`).digest()
  }
}

const exceeded = (code: LimitCode, retryAfterSeconds: number): Problem =>
  new Problem(code, undefined, { retryAfterSeconds })
