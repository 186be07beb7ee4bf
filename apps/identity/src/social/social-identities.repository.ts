import { Injectable } from '@nestjs/common'
import type { SocialProvider } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

/** Which person at a provider is which account. An account has at most one of each provider. */
@Injectable()
export class SocialIdentitiesRepository {
  /** Two sign-ins of the same person come one after the other, until `tx` ends. */
  async claim(tx: Tx, provider: SocialProvider, subject: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${provider} ${subject}`])
  }

  async accountOf(tx: Tx, provider: SocialProvider, subject: string): Promise<string | undefined> {
    const [row] = await tx.query<{ account_id: string }>(
      'SELECT account_id FROM social_identity WHERE provider = $1 AND subject = $2',
      [provider, subject],
    )
    return row?.account_id
  }

  async has(tx: Tx, accountId: string, provider: SocialProvider): Promise<boolean> {
    const rows = await tx.query('SELECT FROM social_identity WHERE account_id = $1 AND provider = $2', [
      accountId,
      provider,
    ])
    return rows.length > 0
  }

  async insert(
    tx: Tx,
    identity: { provider: SocialProvider; subject: string; accountId: string },
  ): Promise<void> {
    await tx.query(
      'INSERT INTO social_identity (provider, subject, account_id, linked_at) VALUES ($1, $2, $3, now())',
      [identity.provider, identity.subject, identity.accountId],
    )
  }

  async removeAll(tx: Tx, accountId: string): Promise<void> {
    await tx.query('DELETE FROM social_identity WHERE account_id = $1', [accountId])
  }
}
