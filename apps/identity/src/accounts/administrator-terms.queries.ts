import { Injectable } from '@nestjs/common'
import { Reads, type Tx } from '@originseal/database'

/**
 * For how long somebody who was dismissed or disabled still counts: whoever turns the only other one out could else
 * approve nothing less than everything ten minutes later.
 */
const countsFor = '24 hours'

@Injectable()
export class AdministratorTermsQueries {
  constructor(private readonly reads: Reads) {}

  /** Whether there is no second administrator who could approve. @param tx of whoever asks within one */
  async isAlone(tx?: Tx): Promise<boolean> {
    const [row] = await (tx ?? this.reads).query<{ count: number }>(
      `SELECT count(*)::int AS count FROM account LEFT JOIN administrator_term ON account_id = id
       WHERE (role = 'admin' AND (disabled_at IS NULL OR disabled_at > now() - interval '${countsFor}'))
         OR ended_at > now() - interval '${countsFor}'`,
    )
    return (row?.count ?? 0) < 2
  }
}
