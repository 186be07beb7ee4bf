import type { ListedCase } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../components/status-badge'
import { toneOf } from './case.rules'

/** The state of a case; of a closed one, how it ended. */
export function CaseStateBadge({ state, outcome }: Pick<ListedCase, 'state' | 'outcome'>) {
  const { t } = useTranslation('cases')
  return (
    <StatusBadge tone={toneOf[state]}>{outcome ? t(`outcome.${outcome}`) : t(`state.${state}`)}</StatusBadge>
  )
}
