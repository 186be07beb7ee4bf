import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

/** The one-time tokens that have been given out and not been used: each is a row, and its use removes it. */
@Injectable()
export class LoginTicketsRepository {
  async insert(tx: Tx, ticket: { id: string; accountId: string; expiresAt: Date }): Promise<void> {
    // The few that nobody used go with the next one; what another transaction removes is left to it.
    await tx.query(
      `DELETE FROM login_ticket WHERE id IN
         (SELECT id FROM login_ticket WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    )
    await tx.query('INSERT INTO login_ticket (id, account_id, expires_at) VALUES ($1, $2, $3)', [
      ticket.id,
      ticket.accountId,
      ticket.expiresAt,
    ])
  }

  /** True for the one who uses it; of many at once the others wait for that transaction and find nothing. */
  async use(tx: Tx, ticket: { id: string; accountId: string }): Promise<boolean> {
    const used = await tx.query('DELETE FROM login_ticket WHERE id = $1 AND account_id = $2 RETURNING id', [
      ticket.id,
      ticket.accountId,
    ])
    return used.length === 1
  }

  async removeAll(tx: Tx, accountId: string): Promise<void> {
    await tx.query('DELETE FROM login_ticket WHERE account_id = $1', [accountId])
  }
}
