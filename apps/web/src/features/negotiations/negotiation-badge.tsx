import type { ListedNegotiation } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../components/status-badge'
import { toneOf } from './negotiation.rules'

/** Where a negotiation stands, in a word or two. */
export function NegotiationBadge({ row: { state, next } }: { readonly row: ListedNegotiation }) {
  const { t } = useTranslation('negotiations')
  if (next.step === 'frozen') return <StatusBadge tone="warn">{t('state.frozen')}</StatusBadge>
  return <StatusBadge tone={toneOf[state]}>{t(`state.${state}`)}</StatusBadge>
}
