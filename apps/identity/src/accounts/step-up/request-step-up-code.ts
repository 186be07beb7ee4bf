import { Injectable } from '@nestjs/common'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { MailQueue } from '@originseal/mail'
import type { AccountMail } from '../../mails/account-mail'
import { AccountsRepository } from '../accounts.repository'
import { SecondFactorsQueries } from '../../second-factors/second-factors.queries'
import { MailLimit } from '../emails/mail-limit'
import { MailTokensRepository } from '../mail-tokens.repository'
import { makeCode, tokenOfCode } from './step-up-code'

/** Mails a code to somebody who has no password to be asked for. The codes before it are good for nothing any more. */
@Injectable()
export class RequestStepUpCode {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly secondFactors: SecondFactorsQueries,
    private readonly limit: MailLimit,
    private readonly mailTokens: MailTokensRepository,
    private readonly mails: MailQueue<AccountMail>,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem STEP_UP_NEEDS_SECOND_FACTOR, STEP_UP_NEEDS_PASSWORD, STEP_UP_NEEDS_ADDRESS, LOGIN_TRIES_EXCEEDED, ACCOUNT_NOT_FOUND */
  async execute({ userId: accountId }: Caller, key: string | undefined): Promise<void> {
    const scope = `POST /account/step-up-codes ${accountId}`
    await this.idempotency.once({ key, scope, request: {} }, async (tx) => {
      const { passwordHash, email, emailConfirmedAt, language } = await this.accounts.held(tx, accountId)
      if ((await this.secondFactors.methodsOf(accountId, tx)).length > 0)
        throw new Problem('STEP_UP_NEEDS_SECOND_FACTOR')
      if (passwordHash !== null) throw new Problem('STEP_UP_NEEDS_PASSWORD')
      if (email === null || !emailConfirmedAt) throw new Problem('STEP_UP_NEEDS_ADDRESS')
      await this.limit.hold(tx, accountId, 'step-up')
      const code = makeCode()
      await this.mailTokens.issue(tx, { accountId, purpose: 'step-up', email }, tokenOfCode(accountId, code))
      await this.mails.add(tx, {
        ownerId: accountId,
        to: email,
        language,
        template: 'step-up',
        values: { code },
      })
    })
  }
}
