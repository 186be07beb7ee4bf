import passport from 'passport'
import { newAttempt, type Attempt } from './attempt'
import { SignInFailed } from './sign-in-failed'
import type { SocialClient } from './social-client'
import type { SocialProfile } from './social-profile'

/** What a strategy works with. Passport keeps strategies once for a whole process: what belongs to one application or one request comes with each call. */
export interface BrowserStep {
  /** Away to the provider, or back from it. */
  readonly step: 'leave' | 'return'
  readonly client: SocialClient
  /** Where this browser's attempt is kept meanwhile. */
  readonly attempts: { keep(attempt: Attempt): Promise<void>; take(): Promise<Attempt | undefined> }
}

type Verify = (claims: unknown, done: (error: unknown, profile?: SocialProfile) => void) => void

/**
 * Passport's strategy for whoever signs in at a provider's page, without a session of the server's. Leaving fails with
 * a challenge, which is the provider's address; returning succeeds with a profile. Everything else is an error.
 */
export class BrowserStrategy extends passport.Strategy {
  constructor(private readonly verify: Verify) {
    super()
  }

  override authenticate(request: { url: string }, given: BrowserStep): void {
    const going = given.step === 'leave' ? this.leave(given) : this.return(request.url, given)
    going.catch((error: unknown) => this.error(error))
  }

  private async leave({ client, attempts }: BrowserStep): Promise<void> {
    refuseUnconfigured(client)
    const attempt = newAttempt(client.provider)
    const address = await client.addressFor(attempt).catch((error: unknown) => {
      throw SignInFailed.at(client.provider, 'the provider cannot be asked', error)
    })
    await attempts.keep(attempt)
    this.fail(address.toString(), 302)
  }

  private async return(url: string, { client, attempts }: BrowserStep): Promise<void> {
    refuseUnconfigured(client)
    const { search, searchParams } = new URL(url, 'http://here')
    const attempt = await attempts.take()
    if (!attempt) throw new SignInFailed('auth_callback_failed', 'no attempt, or one that is too old')
    if (searchParams.get('state') !== attempt.state) {
      throw new SignInFailed('auth_callback_failed', 'the state is of another attempt')
    }
    const claims = await client.claimsOf(search, attempt).catch((error: unknown) => {
      throw SignInFailed.at(client.provider, 'the provider did not say who it is', error)
    })
    this.verify(claims, (error, profile) => (profile ? this.success(profile) : this.error(error)))
  }
}

function refuseUnconfigured({ isConfigured, provider }: SocialClient): void {
  if (!isConfigured) throw new SignInFailed(`${provider}_not_configured`, 'no id and secret are set')
}
