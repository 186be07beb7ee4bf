import type { NegotiationNext } from '@originseal/contracts'
import type { TFunction } from 'i18next'

/** What happens next, for the claimant. */
export function nextText(t: TFunction<'negotiations'>, next: NegotiationNext): string {
  if (next.actor === 'claimant') return t(`next.claimant.${next.step}`)
  if (next.actor === 'respondent') return t(`next.respondent.${next.step}`)
  return t(`next.nobody.${next.step}`)
}
