import { Logger } from '@nestjs/common'
import type { Transaction, Tx } from '@originseal/database'

/** A key as its row is found by. */
export interface StoredKey {
  readonly scope: string
  readonly keyHash: Buffer
  readonly requestHash: Buffer
}

/** A process that dies gives its reservations up after this. */
const leaseMs = 10_000
const renewMs = 3_000

/** Reservations of idempotency keys: committed before a request's first effect, and gone with its answer or its failure. */
export class KeyReservations {
  private readonly log = new Logger(KeyReservations.name)

  constructor(private readonly transaction: Transaction) {}

  /** Runs `work` while the key is reserved for it; undefined where the key is another's or has its answer. */
  async hold<Answer>(
    key: StoredKey,
    work: () => Promise<Answer>,
  ): Promise<{ readonly answer: Answer } | undefined> {
    const reservation = crypto.randomUUID()
    if (!(await this.reserve(key, reservation))) return undefined
    const renewal = setInterval(() => void this.noted(this.renew(key, reservation)), renewMs)
    try {
      return { answer: await work() }
    } catch (error) {
      await this.noted(this.release(key, reservation))
      throw error
    } finally {
      clearInterval(renewal)
    }
  }

  /** A reservation that could not be renewed or released runs out; the key has one effect all the same. */
  private async noted(written: Promise<unknown>): Promise<void> {
    try {
      await written
    } catch (error) {
      this.log.warn(`a reservation was left to run out: ${String(error)}`)
    }
  }

  private async reserve({ scope, keyHash, requestHash }: StoredKey, reservation: string): Promise<boolean> {
    return this.write(
      `INSERT INTO idempotency_key AS known (scope, key_hash, request_hash, reservation, reserved_until)
       VALUES ($1, $2, $4, $3, now() + $5 * interval '1 ms')
       ON CONFLICT (scope, key_hash) DO UPDATE
         SET request_hash = excluded.request_hash, reservation = excluded.reservation,
           reserved_until = excluded.reserved_until
         WHERE known.answer IS NULL AND known.reserved_until < now()
       RETURNING scope`,
      [scope, keyHash, reservation, requestHash, leaseMs],
    )
  }

  private renew({ scope, keyHash }: StoredKey, reservation: string): Promise<boolean> {
    return this.write(
      `UPDATE idempotency_key SET reserved_until = now() + $4 * interval '1 ms'
       WHERE scope = $1 AND key_hash = $2 AND reservation = $3 AND answer IS NULL RETURNING scope`,
      [scope, keyHash, reservation, leaseMs],
    )
  }

  /** What has its answer stays. */
  private release({ scope, keyHash }: StoredKey, reservation: string): Promise<boolean> {
    return this.write(
      `DELETE FROM idempotency_key
       WHERE scope = $1 AND key_hash = $2 AND reservation = $3 AND answer IS NULL RETURNING scope`,
      [scope, keyHash, reservation],
    )
  }

  private write(sql: string, parameters: readonly unknown[]): Promise<boolean> {
    return this.transaction.run(async (tx: Tx) => (await tx.query(sql, parameters)).length > 0)
  }
}
