import type { ListedCase } from '@originseal/contracts'
import { StatusBadge } from '../../components/status-badge'
import { toneOf } from './case.rules'
import { useCaseTexts, type CaseReader } from './use-case-texts'

interface CaseStateBadgeProps extends Pick<ListedCase, 'state' | 'outcome'> {
  readonly reader?: CaseReader
}

/** The state of a case; of a closed one, how it ended. */
export function CaseStateBadge({ state, outcome, reader = 'owner' }: CaseStateBadgeProps) {
  const { t } = useCaseTexts(reader)
  return (
    <StatusBadge tone={toneOf[state]}>{outcome ? t(`outcome.${outcome}`) : t(`state.${state}`)}</StatusBadge>
  )
}
