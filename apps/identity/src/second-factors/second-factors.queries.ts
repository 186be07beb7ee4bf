import { Injectable } from '@nestjs/common'
import type { SecondFactorMethod } from '@originseal/contracts'
import { Reads, type Tx } from '@originseal/database'

export interface StoredSecondFactors {
  readonly authenticatorSince: Date | null
  readonly recoveryCodes: number
}

@Injectable()
export class SecondFactorsQueries {
  constructor(private readonly reads: Reads) {}

  async of(accountId: string): Promise<StoredSecondFactors> {
    const [row] = await this.reads.query<StoredSecondFactors>(
      `SELECT (SELECT since FROM authenticator WHERE account_id = $1) AS "authenticatorSince",
         (SELECT count(*)::int FROM recovery_code WHERE account_id = $1) AS "recoveryCodes"`,
      [accountId],
    )
    return row ?? { authenticatorSince: null, recoveryCodes: 0 }
  }

  /**
   * What the account can be asked for beside its password; nothing where it has no second factor.
   * @param tx of whoever asks within one
   */
  async methodsOf(accountId: string, tx?: Tx): Promise<SecondFactorMethod[]> {
    const [row] = await (tx ?? this.reads).query<{ hasPasskey: boolean; hasAuthenticator: boolean }>(
      `SELECT EXISTS (SELECT FROM passkey WHERE account_id = $1) AS "hasPasskey",
         EXISTS (SELECT FROM authenticator WHERE account_id = $1) AS "hasAuthenticator"`,
      [accountId],
    )
    const methods: SecondFactorMethod[] = []
    if (row?.hasPasskey) methods.push('passkey')
    if (row?.hasAuthenticator) methods.push('totp')
    return methods.length > 0 ? [...methods, 'recovery-code'] : []
  }

  /** Encrypted. */
  async secretOf(accountId: string, which: 'draft' | 'current'): Promise<string | undefined> {
    const table = which === 'draft' ? 'authenticator_draft' : 'authenticator'
    const [row] = await this.reads.query<{ secret: string }>(
      `SELECT secret FROM ${table} WHERE account_id = $1`,
      [accountId],
    )
    return row?.secret
  }
}
