import { Injectable } from '@nestjs/common'
import type { ReadSecondFactorsResponse } from '@originseal/contracts'
import { Problem, type Caller } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { PasskeyParty } from './passkey-party'
import { PasskeysRepository } from './passkeys.repository'
import { SecondFactorRequirement } from './second-factor-requirement'
import { SecondFactorsQueries } from './second-factors.queries'

@Injectable()
export class ReadSecondFactors {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly factors: SecondFactorsQueries,
    private readonly passkeys: PasskeysRepository,
    private readonly party: PasskeyParty,
    private readonly requirement: SecondFactorRequirement,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND */
  async execute({ userId }: Caller): Promise<ReadSecondFactorsResponse> {
    const account = await this.accounts.byId(userId)
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    const { authenticatorSince, recoveryCodes } = await this.factors.of(userId)
    return {
      data: {
        authenticatorSince: authenticatorSince?.toISOString() ?? null,
        passkeys: await this.passkeys.viewsOf(userId),
        offersPasskeys: this.party.isNamed,
        recoveryCodes,
        isRequired: account.role === 'admin' && this.requirement.ofAdministrators,
      },
    }
  }
}
