import { Injectable } from '@nestjs/common'
import type { SecondFactorAnswer, SecondFactorMethod } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { Tries } from '../tries/tries'
import { AuthenticatorSecrets, stepOfCode } from './authenticator-secret'
import { CheckPasskey } from './check-passkey'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorsQueries } from './second-factors.queries'
import { SecondFactorsRepository } from './second-factors.repository'

/** Wrong answers within the window of the tries: of a million codes three are right at a time. */
export const secondFactorFailures = 10

/** Takes a second factor: a code counts once, whoever sends it first. */
@Injectable()
export class CheckSecondFactor {
  constructor(
    private readonly factors: SecondFactorsQueries,
    private readonly repository: SecondFactorsRepository,
    private readonly secrets: AuthenticatorSecrets,
    private readonly codes: RecoveryCodes,
    private readonly checkPasskey: CheckPasskey,
    private readonly transaction: Transaction,
    private readonly tries: Tries,
  ) {}

  /** @throws Problem SECOND_FACTOR_WRONG, LOGIN_TRIES_EXCEEDED */
  async execute(accountId: string, answer: SecondFactorAnswer): Promise<SecondFactorMethod> {
    const limit = { of: 'second factor', value: accountId, most: secondFactorFailures }
    const method = await this.tries.make([limit], () => this.take(accountId, answer))
    if (!method) throw new Problem('SECOND_FACTOR_WRONG')
    return method
  }

  private async take(accountId: string, answer: SecondFactorAnswer): Promise<SecondFactorMethod | undefined> {
    if ('totp' in answer) return this.takeCode(accountId, answer.totp)
    if ('recoveryCode' in answer) return this.takeRecoveryCode(accountId, answer.recoveryCode)
    return (await this.checkPasskey.execute(accountId, answer.passkey)) ? 'passkey' : undefined
  }

  private async takeCode(accountId: string, code: string): Promise<SecondFactorMethod | undefined> {
    const encrypted = await this.factors.secretOf(accountId, 'current')
    if (encrypted === undefined) return undefined
    const step = stepOfCode(await this.secrets.decrypt(accountId, encrypted), code)
    if (step === undefined) return undefined
    const isTaken = await this.transaction.run((tx) => this.repository.useStep(tx, accountId, step))
    return isTaken ? 'totp' : undefined
  }

  private async takeRecoveryCode(accountId: string, typed: string): Promise<SecondFactorMethod | undefined> {
    const hash = this.codes.hash(accountId, typed)
    const isTaken = await this.transaction.run((tx) => this.repository.useRecoveryCode(tx, accountId, hash))
    return isTaken ? 'recovery-code' : undefined
  }
}
