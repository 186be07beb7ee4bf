import { Injectable } from '@nestjs/common'
import type { StepUpMethod, StepUpRequest, StepUpResponse } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem, type Caller } from '@originseal/http'
import { CheckSecondFactor } from '../../second-factors/check-second-factor'
import { SecondFactorsQueries } from '../../second-factors/second-factors.queries'
import { Tokens } from '../../tokens/tokens'
import { Tries } from '../../tries/tries'
import { AccountsQueries } from '../accounts.queries'
import { MailTokensRepository } from '../mail-tokens.repository'
import { CheckPassword } from '../passwords/check-password'
import { readCode, tokenOfCode } from './step-up-code'

const proofMs = 5 * 60_000
/** Wrong codes within the window of the tries. */
const failures = 10

/** Knows somebody who is logged in once more, and proves it to other services for five minutes. */
@Injectable()
export class StepUp {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly checkSecondFactor: CheckSecondFactor,
    private readonly secondFactors: SecondFactorsQueries,
    private readonly mailTokens: MailTokensRepository,
    private readonly transaction: Transaction,
    private readonly tries: Tries,
    private readonly tokens: Tokens,
    private readonly accounts: AccountsQueries,
  ) {}

  /**
   * @throws Problem PASSWORD_WRONG, STEP_UP_CODE_WRONG, SECOND_FACTOR_WRONG, STEP_UP_NEEDS_SECOND_FACTOR, ACCOUNT_NOT_FOUND,
   *   LOGIN_TRIES_EXCEEDED, LOGIN_BUSY
   */
  async execute(caller: Caller, written: StepUpRequest): Promise<StepUpResponse> {
    const method = await this.prove(caller.userId, written)
    const expiresAt = new Date(Date.now() + proofMs)
    const confirmedEmail = await this.confirmedEmail(caller.userId)
    const proof = await this.tokens.proveStepUp(
      caller,
      { method, confirmedEmail, purpose: written.for },
      expiresAt,
    )
    return { data: { proof, method, expiresAt: expiresAt.toISOString() } }
  }

  /** By the strongest that the account has: where there is a second factor nothing less proves anything. */
  private async prove(accountId: string, written: StepUpRequest): Promise<StepUpMethod> {
    if ('totp' in written || 'recoveryCode' in written || 'passkey' in written)
      return this.checkSecondFactor.execute(accountId, written)
    if ((await this.secondFactors.methodsOf(accountId)).length > 0)
      throw new Problem('STEP_UP_NEEDS_SECOND_FACTOR')
    if ('password' in written) {
      await this.askPassword(accountId, written.password)
      return 'password'
    }
    await this.takeCode(accountId, written.code)
    return 'mail-code'
  }

  /** What is signed next may quote it: nobody is reached at an address that was never confirmed. */
  private async confirmedEmail(accountId: string): Promise<string | null> {
    const account = await this.accounts.byId(accountId)
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    return account.emailConfirmedAt ? account.email : null
  }

  /** An account without a password is not known by an empty one. */
  private async askPassword(accountId: string, password: string): Promise<void> {
    const { passwordHash } = await this.checkPassword.execute(accountId, password)
    if (passwordHash === null) throw new Problem('PASSWORD_WRONG')
  }

  private async takeCode(accountId: string, typed: string): Promise<void> {
    const token = tokenOfCode(accountId, readCode(typed))
    const limit = { of: 'step-up code', value: accountId, most: failures }
    const taken = await this.tries.make([limit], () =>
      this.transaction.run(async (tx) => {
        const consumed = await this.mailTokens.consume(tx, token, ['step-up'])
        if (consumed) await this.mailTokens.revoke(tx, accountId, ['step-up'])
        return consumed
      }),
    )
    if (!taken) throw new Problem('STEP_UP_CODE_WRONG')
  }
}
