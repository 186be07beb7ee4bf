import { Injectable } from '@nestjs/common'
import type { EditAccountRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { faultOfPhone, normalPhone } from '../account.rules'
import { AccountsRepository } from '../accounts.repository'

/** Changes the name, the mobile number and the language of the mails. */
@Injectable()
export class EditAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_NAME_REQUIRED, ACCOUNT_PHONE_FORMAT, ACCOUNT_PHONE_TAKEN, ACCOUNT_NOT_FOUND */
  async execute({ userId }: Caller, written: EditAccountRequest, key: string | undefined): Promise<void> {
    const { realName, language } = written
    const phone = normalPhone(written.phone)
    if (realName === '') throw new Problem('ACCOUNT_NAME_REQUIRED')
    const request = { key, scope: `PATCH /account ${userId}`, request: { realName, phone, language } }
    await this.idempotency.once(request, async (tx) => {
      const account = await this.accounts.held(tx, userId)
      // Accounts of social sign-in begin without a number, and may stay so.
      const fault = phone === '' && account.phone === null ? undefined : faultOfPhone(phone)
      if (fault) throw new Problem(fault)
      await this.accounts.change(tx, userId, {
        realName,
        phone: phone === '' ? null : phone,
        ...(language && { language }),
      })
    })
  }
}
