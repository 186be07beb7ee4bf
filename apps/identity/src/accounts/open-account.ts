import { Injectable } from '@nestjs/common'
import { userRegistered, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { GrantSignUpBenefits } from '../benefits/grant-sign-up-benefits'
import { normalEmail, type Account } from './account.rules'
import { AccountsRepository } from './accounts.repository'
import { AskToConfirm } from './emails/ask-to-confirm'

/** Somebody who is to get an account. */
export interface NewAccount {
  readonly realName: string
  readonly email: string | null
  /** Somebody whom we trust has seen that the address is theirs. */
  readonly isEmailConfirmed: boolean
  readonly phone: string | null
  /** Argon2id in PHC form. */
  readonly passwordHash: string | null
  readonly language: Account['language']
  readonly by: PayloadOf<typeof userRegistered>['by']
}

/** Makes a member of somebody: the account, its benefits, the fact for the others, the mail that confirms the address. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly benefits: GrantSignUpBenefits,
    private readonly outbox: Outbox,
    private readonly askToConfirm: AskToConfirm,
  ) {}

  /** @throws Problem ACCOUNT_EMAIL_TAKEN, ACCOUNT_PHONE_TAKEN; the transaction is then good for nothing else */
  async execute(tx: Tx, { by, isEmailConfirmed, ...given }: NewAccount): Promise<Account> {
    const registeredAt = new Date()
    const account: Account = {
      ...given,
      id: crypto.randomUUID(),
      role: 'member',
      email: given.email === null ? null : normalEmail(given.email),
      emailConfirmedAt: isEmailConfirmed && given.email !== null ? registeredAt : null,
      registeredAt,
      disabledAt: null,
      erasesAt: null,
    }
    await this.accounts.insert(tx, account)
    const promotionPlace = await this.benefits.execute(tx, account)
    await this.outbox.add(tx, userRegistered, {
      userId: account.id,
      role: account.role,
      by,
      ...(promotionPlace !== undefined && { promotionPlace }),
      registeredAt: registeredAt.toISOString(),
    })
    await this.askToConfirm.execute(tx, account)
    return account
  }
}
