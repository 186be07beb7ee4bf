import { Injectable } from '@nestjs/common'
import type { LoginRequest } from '@originseal/contracts'
import { networkOf, Problem } from '@originseal/http'
import { normalEmail, normalPhone, type Account } from '../accounts/account.rules'
import { AccountsQueries } from '../accounts/accounts.queries'
import type { Lane } from '../passwords/hashing-lanes'
import { Passwords } from '../passwords/passwords'
import { Tries, type Taken } from '../tries/tries'
import { KnownDevices } from './known-devices'
import { limitsOfLogin } from './login-limits.rules'

/** Where a login comes from. */
export interface LoginOrigin {
  /** The caller's IP address. */
  readonly address: string
  readonly deviceCookie: string | undefined
}

/** Stands for the account where there is none, so that the same is calculated. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Finds out who somebody is by e-mail address or mobile number and password. Whether there is such an account changes
 * neither the answer nor the time that it takes, nor what is counted.
 */
@Injectable()
export class CheckCredentials {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly passwords: Passwords,
    private readonly tries: Tries,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws Problem LOGIN_FAILED, LOGIN_TRIES_EXCEEDED, LOGIN_BUSY */
  async execute({ identifier, password }: LoginRequest, from: LoginOrigin): Promise<Account> {
    if (identifier === '' || password === '') throw new Problem('LOGIN_FAILED')
    const account = await this.accounts.byIdentifier(identifier)
    const device = this.devices.known(from.deviceCookie, account?.id ?? nobody)
    const subject = account?.id ?? subjectOf(identifier)
    const limits = limitsOfLogin({ network: networkOf(from.address), subject, device })
    const shown = await this.tries.make(limits, async (taken) => {
      const right = await this.passwords.matches(account?.passwordHash, password, laneOf(device, taken))
      return right ? account : undefined
    })
    if (!shown) throw new Problem('LOGIN_FAILED')
    return shown
  }
}

/** What is counted where there is no account: as with one, a number's hyphens or a letter's case are no new try. */
const subjectOf = (identifier: string): string =>
  identifier.includes('@') ? normalEmail(identifier) : normalPhone(identifier)

function laneOf(device: string | undefined, { counted }: Taken): Lane {
  if (device !== undefined) return 'known'
  return counted[0]?.count === 1 ? 'newcomer' : 'stranger'
}
