import { Injectable } from '@nestjs/common'
import type { RegisterAccountRequest, RegisterAccountResponse } from '@originseal/contracts'
import { Idempotency, networkOf, Problem } from '@originseal/http'
import type { Lane } from '../../passwords/hashing-lanes'
import { Passwords } from '../../passwords/passwords'
import { Tries } from '../../tries/tries'
import { faultOfRegistration, normalEmail, normalPhone, type Account } from '../account.rules'
import { AccountsQueries } from '../accounts.queries'
import { OpenAccount } from '../open-account'

/**
 * Registrations from one network within the window of the tries, whether they work or not: each tells whether an
 * address has an account. Enough for a class or an office that begins together.
 */
const triesOfNetwork = 20
/** After so many a network is no newcomer any more: others are hashed for first. */
const newcomerTries = 5

/** Who asks, beside what they wrote. */
export interface Registrant {
  readonly address: string
  readonly language: Account['language']
  readonly idempotencyKey: string | undefined
}

/**
 * Makes a member of whoever fills in the form. The specification wants it said when an address or a number has an
 * account already; what keeps anybody from asking for thousands is the limit on tries.
 */
@Injectable()
export class RegisterAccount {
  constructor(
    private readonly tries: Tries,
    private readonly passwords: Passwords,
    private readonly accounts: AccountsQueries,
    private readonly openAccount: OpenAccount,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * @throws Problem the first fault of what was written; ACCOUNT_EMAIL_TAKEN, ACCOUNT_PHONE_TAKEN;
   * LOGIN_TRIES_EXCEEDED, LOGIN_BUSY
   */
  async execute(
    written: RegisterAccountRequest,
    { address, language, idempotencyKey }: Registrant,
  ): Promise<RegisterAccountResponse> {
    const given = { ...written, email: normalEmail(written.email), phone: normalPhone(written.phone) }
    const request = { key: idempotencyKey, scope: 'POST /auth/register', request: given }
    return this.idempotency.inTurn(request, async () => {
      const fault = faultOfRegistration(given)
      if (fault) throw new Problem(fault)
      const lane = await this.countTry(address)
      const { realName, email, phone, password } = given
      // Twins of one request, sent at once, must be answered alike: where the key may know better, the database decides.
      if (idempotencyKey === undefined) await this.refuseTaken(email, phone)
      const passwordHash = await this.passwords.hash(password, lane)
      return this.idempotency.once(request, async (tx) => {
        const account = await this.openAccount.execute(tx, {
          realName,
          email,
          isEmailConfirmed: false,
          phone,
          passwordHash,
          language,
          by: 'password',
        })
        return { data: { userId: account.id } }
      })
    })
  }

  private async countTry(address: string): Promise<Lane> {
    const { counted } = await this.tries.take([
      { of: 'registration network', value: networkOf(address), most: triesOfNetwork },
    ])
    return counted.every(({ count }) => count <= newcomerTries) ? 'newcomer' : 'stranger'
  }

  /** Spares the hash where the answer is known; the database has the last word. */
  private async refuseTaken(email: string, phone: string): Promise<void> {
    if (await this.accounts.byEmail(email)) throw new Problem('ACCOUNT_EMAIL_TAKEN')
    if (await this.accounts.byIdentifier(phone)) throw new Problem('ACCOUNT_PHONE_TAKEN')
  }
}
