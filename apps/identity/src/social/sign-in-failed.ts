import type { SocialError, SocialProvider } from '@originseal/contracts'

/** A sign-in that comes to nothing: what the person is told on `/login?error=`, and for the log, why. */
export class SignInFailed extends Error {
  constructor(
    readonly code: SocialError,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${reason}`, options)
    this.name = 'SignInFailed'
  }

  /** The provider, or what it said, is why. */
  static at(provider: SocialProvider, reason: string, cause?: unknown): SignInFailed {
    return new SignInFailed(`${provider}_auth_failed`, reason, { cause })
  }
}
