import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Problem } from '@originseal/http'
import type { SecondFactorChallenge } from '@originseal/contracts'
import { z } from 'zod'
import type { Account } from '../accounts/account.rules'
import { ServerSecret } from '../tokens/server-secret'
import { SignedClaims } from '../tokens/signed-claims'
import { SecondFactorsQueries } from './second-factors.queries'

const answerMs = 5 * 60_000
/** `mark`: of the password that was shown, so that a new one ends what is under way. `until`: ms since 1970. */
const claims = z.object({ accountId: z.uuid(), mark: z.string(), until: z.number() })

/** Between a password, or a social sign-in, and the session: whoever has a second factor is asked for it. */
@Injectable()
export class AskSecondFactor {
  private readonly signed: SignedClaims<z.infer<typeof claims>>

  constructor(
    private readonly factors: SecondFactorsQueries,
    secret: ServerSecret,
  ) {
    this.signed = new SignedClaims(secret.derive('second-factor challenges'), claims)
  }

  /** @throws Problem SECOND_FACTOR_NEEDED with the challenge, where the account has a second factor */
  async execute(account: Account): Promise<void> {
    const methods = await this.factors.methodsOf(account.id)
    if (methods.length === 0) return
    const challenge = await this.signed.sign({
      accountId: account.id,
      mark: markOf(account),
      until: Date.now() + answerMs,
    })
    throw new Problem('SECOND_FACTOR_NEEDED', { challenge, methods } satisfies SecondFactorChallenge)
  }

  /** @throws Problem SECOND_FACTOR_EXPIRED for one that is not ours, or too old */
  async accountIdOf(challenge: string): Promise<{ readonly id: string; isOf(account: Account): boolean }> {
    const content = await this.signed.verify(challenge)
    if (!content || content.until < Date.now()) throw new Problem('SECOND_FACTOR_EXPIRED')
    return { id: content.accountId, isOf: (account) => markOf(account) === content.mark }
  }
}

const markOf = ({ passwordHash }: Account): string =>
  createHash('sha256').update(`second factor\n${passwordHash}`).digest('base64url')
