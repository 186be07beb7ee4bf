import { Injectable } from '@nestjs/common'
import type { RequestPasswordResetRequest } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { emailPattern } from '@originseal/contracts'
import { normalEmail } from '../account.rules'
import { PasswordResetsRepository } from './password-resets.repository'

/**
 * Writes the wish down and answers. Whether the address has an account is found out later and by somebody else
 * (AnswerResetRequests), so that neither the answer nor its time can tell.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly transaction: Transaction,
    private readonly requests: PasswordResetsRepository,
  ) {}

  /** @throws Problem ACCOUNT_EMAIL_FORMAT, which anybody can see without us */
  async execute(written: RequestPasswordResetRequest): Promise<void> {
    const email = normalEmail(written.email)
    if (!emailPattern.test(email)) throw new Problem('ACCOUNT_EMAIL_FORMAT')
    await this.transaction.run((tx) => this.requests.insert(tx, email))
  }
}
