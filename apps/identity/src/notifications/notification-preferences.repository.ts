import { Injectable } from '@nestjs/common'
import type { MailFrequency, NotificationPreference } from '@originseal/contracts'
import { Reads, type Tx } from '@originseal/database'

/** What members chose; kinds without a row are as their definition says. */
@Injectable()
export class NotificationPreferencesRepository {
  constructor(private readonly reads: Reads) {}

  /** @param tx where nobody may change them meanwhile */
  chosen(accountId: string, tx?: Tx): Promise<NotificationPreference[]> {
    return (tx ?? this.reads).query<NotificationPreference>(
      'SELECT kind, in_app AS "inApp", mail FROM notification_preference WHERE account_id = $1',
      [accountId],
    )
  }

  async set(tx: Tx, accountId: string, { kind, inApp, mail }: NotificationPreference): Promise<void> {
    await tx.query(
      `INSERT INTO notification_preference (account_id, kind, in_app, mail) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id, kind) DO UPDATE SET in_app = $3, mail = $4`,
      [accountId, kind, inApp, mail satisfies MailFrequency],
    )
  }
}
