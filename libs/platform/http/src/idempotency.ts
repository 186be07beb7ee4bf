import { setTimeout as pause } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { Transaction, type Tx, Reads } from '@originseal/database'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { noteReplay } from './act-subject'
import { KeyReservations, type StoredKey } from './key-reservations'
import { Problem } from './problem'
import { hashOf, keyedHashOf, decryptResponse, encryptResponse } from './encrypted-response'

export interface IdempotentRequest {
  /** The `Idempotency-Key` header; without one every request counts as new. */
  readonly key: string | undefined
  /** Route and caller, the caller's id last: the same key elsewhere is another key. */
  readonly scope: string
  /** Everything that makes the request what it is. Another value under the same key is refused. */
  readonly request: unknown
}

interface KeyRow {
  request_hash: Buffer
  /** Null as long as the request is at work. */
  answer: Buffer | null
}

/** Thrown inside a transaction to undo it: another request with the same key committed first. */
class AlreadyAnswered extends Error {}

const keepHours = 48
const forgetKeys = defineRecurringJob({ name: 'idempotency.forget-old', schedule: '50 * * * *' })
/** Longer than a reservation outlives its process. */
const waitMs = 20_000
const lookAgainMs = 200

/**
 * One effect per Idempotency-Key. The key is claimed in the very transaction that has the effect: of twenty parallel
 * requests nineteen wait at the unique index, then undo nothing and give the first one's answer. A request that does
 * something before its transaction (stores a file, asks another service, counts a try) does all of it `inTurn`.
 */
@Injectable()
export class Idempotency {
  private readonly reservations: KeyReservations

  constructor(
    private readonly transaction: Transaction,
    private readonly reads: Reads,
  ) {
    this.reservations = new KeyReservations(transaction)
  }

  /**
   * Gives the answer that an earlier request with this key was given; else runs `work`, which ends with `once`, while no
   * other request with this key runs its own: those wait, and give the first one's answer or try theirs.
   * @throws Problem IDEMPOTENCY_KEY_BUSY for whoever has waited 20 s
   */
  async inTurn<Answer>(request: IdempotentRequest, work: () => Promise<Answer>): Promise<Answer> {
    const { key } = request
    if (key === undefined) return work()
    for (const until = Date.now() + waitMs; Date.now() < until; await pause(lookAgainMs)) {
      const earlier = await this.replay<Answer>(request)
      if (earlier !== undefined) return earlier
      const done = await this.reservations.hold(storedKey(key, request), work)
      if (done) return done.answer
    }
    throw new Problem('IDEMPOTENCY_KEY_BUSY')
  }

  /** Runs `work` in a transaction, or gives the answer that an earlier request with this key was given. */
  async once<Answer>(request: IdempotentRequest, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    const earlier = await this.replay<Answer>(request)
    if (earlier !== undefined) return earlier
    try {
      return await this.transaction.run(async (tx) => {
        await this.claim(tx, request)
        const answer = await work(tx)
        await this.remember(tx, request, answer)
        return answer
      })
    } catch (error) {
      if (!(error instanceof AlreadyAnswered)) throw error
      const answer = await this.replay<Answer>(request)
      if (answer === undefined) throw new Problem('IDEMPOTENCY_KEY_BUSY')
      return answer
    }
  }

  /** The answer given earlier under this key. Throws IDEMPOTENCY_KEY_REUSED if that was for another request. */
  async replay<Answer>(request: IdempotentRequest): Promise<Answer | undefined> {
    const { key } = request
    if (key === undefined) return undefined
    if (!/^[\w.-]{8,128}$/.test(key)) throw new Problem('IDEMPOTENCY_KEY_INVALID')
    const [row] = await this.reads.query<KeyRow>(
      'SELECT request_hash, answer FROM idempotency_key WHERE scope = $1 AND key_hash = $2',
      [request.scope, hashOf(key)],
    )
    if (!row) return undefined
    if (!row.request_hash.equals(storedKey(key, request).requestHash))
      throw new Problem('IDEMPOTENCY_KEY_REUSED')
    if (row.answer === null) return undefined
    noteReplay()
    return decryptResponse(key, row.answer) as Answer
  }

  /** A reservation is anybody's to fulfil: of those who try, the first to commit gives the answer. */
  private async claim(tx: Tx, request: IdempotentRequest): Promise<void> {
    if (request.key === undefined) return
    const { scope, keyHash, requestHash } = storedKey(request.key, request)
    const claimed = await tx.query(
      `INSERT INTO idempotency_key AS known (scope, key_hash, request_hash) VALUES ($1, $2, $3)
       ON CONFLICT (scope, key_hash) DO UPDATE SET reserved_until = known.reserved_until
         WHERE known.answer IS NULL AND known.request_hash = excluded.request_hash
       RETURNING scope`,
      [scope, keyHash, requestHash],
    )
    if (claimed.length === 0) throw new AlreadyAnswered()
  }

  private async remember(tx: Tx, request: IdempotentRequest, answer: unknown): Promise<void> {
    if (request.key === undefined) return
    await tx.query('UPDATE idempotency_key SET answer = $3 WHERE scope = $1 AND key_hash = $2', [
      request.scope,
      hashOf(request.key),
      encryptResponse(request.key, answer ?? null),
    ])
  }

  /** Forgets what somebody who is erased was answered. */
  async forgetCaller(tx: Tx, callerId: string): Promise<void> {
    await tx.query(`DELETE FROM idempotency_key WHERE scope LIKE '% ' || $1`, [callerId])
  }

  @OnJob(forgetKeys)
  async forgetOld(): Promise<Effect> {
    return (tx) =>
      tx.query(`DELETE FROM idempotency_key WHERE created_at < now() - interval '${keepHours} hours'`)
  }
}

/** Keyed, because requests hold passwords and persons: a plain hash could be tried out by whoever has the table. */
function storedKey(key: string, { scope, request }: IdempotentRequest): StoredKey {
  return { scope, keyHash: hashOf(key), requestHash: keyedHashOf(key, JSON.stringify(request)) }
}
