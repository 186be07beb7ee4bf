import { Injectable } from '@nestjs/common'
import type { ResetPasswordRequest } from '@originseal/contracts'
import { Idempotency, Problem, type IdempotentRequest } from '@originseal/http'
import { Passwords } from '../../passwords/passwords'
import { faultOfPassword } from '../account.rules'
import { MailTokensQueries } from '../mail-tokens.queries'
import { MailTokensRepository } from '../mail-tokens.repository'
import { SetPassword } from './set-password'

const purpose = 'reset-password'

/**
 * Gives an account a new password for the token of a mail. Whoever has the token reads the address's mails, so the
 * address counts as confirmed from then on.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly tokens: MailTokensQueries,
    private readonly mailTokens: MailTokensRepository,
    private readonly setPassword: SetPassword,
    private readonly passwords: Passwords,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_PASSWORD_SHORT, ACCOUNT_PASSWORD_COMMON, MAIL_TOKEN_INVALID, LOGIN_BUSY */
  async execute({ token, password }: ResetPasswordRequest, key: string | undefined): Promise<void> {
    const request = { key, scope: 'POST /auth/password-resets', request: { token, password } }
    await this.idempotency.inTurn(request, async () => {
      const fault = faultOfPassword(password)
      if (fault) throw new Problem(fault)
      // A hash is for those who have a token; whoever makes one up costs us a look.
      if (!(await this.tokens.isGood(token, purpose))) return this.refuse(request)
      const passwordHash = await this.passwords.hash(password, 'known')
      await this.idempotency.once(request, async (tx) => {
        const shown = await this.mailTokens.consume(tx, token, [purpose])
        if (!shown) throw new Problem('MAIL_TOKEN_INVALID')
        const { accountId, email: shownEmail } = shown
        await this.setPassword.execute(tx, { accountId, passwordHash, shownEmail })
      })
    })
  }

  /** A token is not good any more either if this very request, sent twice, has used it a moment ago. */
  private async refuse(request: IdempotentRequest): Promise<void> {
    if ((await this.idempotency.replay(request)) === undefined) throw new Problem('MAIL_TOKEN_INVALID')
  }
}
