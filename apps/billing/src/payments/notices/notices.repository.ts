import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

export interface KeptNotice {
  /** Tells notices apart; the same twice is one. */
  readonly digest: Buffer
  readonly kind: string
  readonly verdict: 'accepted' | 'unknown' | 'forged'
  readonly attemptNumber: string | undefined
  readonly fields: Readonly<Record<string, string>>
}

@Injectable()
export class NoticesRepository {
  /** False if it is known already. */
  async insert(tx: Tx, notice: KeptNotice): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO payment_notice (digest, kind, verdict, attempt_number, fields) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (digest) DO NOTHING RETURNING id`,
      [
        notice.digest,
        notice.kind,
        notice.verdict,
        notice.attemptNumber ?? null,
        JSON.stringify(notice.fields),
      ],
    )
    return rows.length > 0
  }

  /** Anybody can send what is forged: it is kept for a look, not for ever. */
  async forgetForged(tx: Tx, before: Date): Promise<void> {
    await tx.query(`DELETE FROM payment_notice WHERE verdict = 'forged' AND received_at < $1`, [before])
  }
}
