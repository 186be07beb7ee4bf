import type { MailClass } from './mail-class.rules'

/** What is known of a mail before it may change a case. */
export interface MailEvidence {
  /** How the case was found: by the envelope of one try, by the address for answers, by a Message-ID of ours, or not surely. */
  readonly link: 'envelope' | 'address' | 'thread' | 'none'
  /** Registrable domains that DKIM or SPF vouches for, aligned with `From`. */
  readonly authenticated: readonly string[]
  /** Registrable domains that the provider's answers come from. */
  readonly expected: readonly string[]
  readonly mailClass: MailClass
}

/** `acts`: the mail may change the case. Otherwise it is shown and changes nothing. */
export type Authority = 'acts' | 'unauthenticated' | 'other-sender' | 'no-case'

/**
 * Whether a mail may change a case: authenticated and aligned with a domain of the provider, and surely about the case.
 * Delivery reports come from any relay of the world: they act by the address that only the envelope of our mail had;
 * the one for answers is known to whoever reads a notice.
 */
export function authorityOf({ link, authenticated, expected, mailClass }: MailEvidence): Authority {
  if (link === 'none') return 'no-case'
  if (mailClass === 'delivery-report') return link === 'envelope' ? 'acts' : 'unauthenticated'
  if (authenticated.length === 0) return 'unauthenticated'
  return authenticated.some((domain) => expected.includes(domain)) ? 'acts' : 'other-sender'
}
