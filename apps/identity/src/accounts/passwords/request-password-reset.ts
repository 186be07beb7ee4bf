import { Injectable } from '@nestjs/common'
import { emailPattern, type RequestPasswordResetRequest } from '@originseal/contracts'
import { Idempotency, Problem } from '@originseal/http'
import { normalEmail } from '../account.rules'
import { PasswordResetsRepository } from './password-resets.repository'

/**
 * Writes the wish down and answers. Whether the address has an account is found out later and by somebody else
 * (AnswerResetRequests), so that neither the answer nor its time can tell.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly requests: PasswordResetsRepository,
  ) {}

  /** @throws Problem ACCOUNT_EMAIL_FORMAT, which anybody can see without us */
  async execute(written: RequestPasswordResetRequest, key: string | undefined): Promise<void> {
    const email = normalEmail(written.email)
    if (!emailPattern.test(email)) throw new Problem('ACCOUNT_EMAIL_FORMAT')
    const request = { key, scope: 'POST /auth/password-reset-requests', request: { email } }
    await this.idempotency.once(request, (tx) => this.requests.insert(tx, email))
  }
}
