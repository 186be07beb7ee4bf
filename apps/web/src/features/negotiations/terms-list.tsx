import type { SettlementTerms as Terms } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { SettlementTerms } from '../../settlements/settlement-terms'

/** What the parties would undertake, as the claimant reads it. */
export function TermsList({ terms }: { readonly terms: Terms }) {
  const { t } = useTranslation('negotiations')
  return <SettlementTerms terms={terms} say={(sentence, values) => t(`term.${sentence}`, { ...values })} />
}
