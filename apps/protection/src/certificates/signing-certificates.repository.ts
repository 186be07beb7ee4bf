import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class SigningCertificatesRepository {
  /** One that is known keeps the instant of its first use. */
  async insert(tx: Tx, sha256: string, pem: string, firstUsedAt: Date): Promise<void> {
    await tx.rows(
      db
        .insertInto('signing_certificate')
        .values({ sha256, pem, first_used_at: firstUsedAt })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }
}
