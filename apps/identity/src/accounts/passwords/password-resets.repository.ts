import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

@Injectable()
export class PasswordResetsRepository {
  async insert(tx: Tx, email: string): Promise<void> {
    await tx.query('INSERT INTO password_reset_request (id, email) VALUES ($1, $2)', [
      crypto.randomUUID(),
      email,
    ])
  }

  /** Takes the oldest request that nobody else works on. */
  async take(tx: Tx): Promise<string | undefined> {
    const [row] = await tx.query<{ email: string }>(
      `DELETE FROM password_reset_request WHERE id = (
         SELECT id FROM password_reset_request ORDER BY asked_at FOR UPDATE SKIP LOCKED LIMIT 1
       ) RETURNING email`,
    )
    return row?.email
  }
}
