import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { LoginTicketsRepository } from './login-tickets.repository'
import { SocialIdentitiesRepository } from './social-identities.repository'

/**
 * Takes every social sign-in from an account. For whoever is the first to show that its address is theirs: a stranger
 * may have opened the account with that address before, and would keep a login of their own.
 */
@Injectable()
export class ForgetSocialIdentities {
  constructor(
    private readonly identities: SocialIdentitiesRepository,
    private readonly tickets: LoginTicketsRepository,
  ) {}

  async execute(tx: Tx, accountId: string): Promise<void> {
    await this.identities.removeAll(tx, accountId)
    await this.tickets.removeAll(tx, accountId)
  }
}
