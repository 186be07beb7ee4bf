import { Inject, Injectable } from '@nestjs/common'
import type { SocialProvider } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { Account } from '../accounts/account.rules'
import { SigningKeys } from '../tokens/signing-keys'
import { LoginTicketsRepository } from './login-tickets.repository'
import { newBinding, signLoginToken } from './login-token'

export const LOGIN_TOKEN_SECONDS = Symbol('seconds a login token is good for')

/** A token for the address, and what the browser's cookie must hold for it to count. */
export interface IssuedLogin {
  readonly token: string
  readonly binding: string
  readonly expiresAt: Date
}

/** Gives somebody a token that logs them in once, soon, in this browser. */
@Injectable()
export class IssueLoginToken {
  constructor(
    private readonly tickets: LoginTicketsRepository,
    private readonly keys: SigningKeys,
    @Inject(LOGIN_TOKEN_SECONDS) private readonly seconds: number,
  ) {}

  async execute(
    tx: Tx,
    { id: accountId, role }: Pick<Account, 'id' | 'role'>,
    provider: SocialProvider,
  ): Promise<IssuedLogin> {
    const [id, binding] = [crypto.randomUUID(), newBinding()]
    const expiresAt = new Date(Date.now() + this.seconds * 1_000)
    await this.tickets.insert(tx, { id, accountId, expiresAt })
    const token = await signLoginToken({ id, accountId, role, provider, binding, expiresAt }, this.keys)
    return { token, binding, expiresAt }
  }
}
