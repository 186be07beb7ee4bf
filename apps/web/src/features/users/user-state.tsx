import type { UserState as State } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '../../components/status-badge'

const tones: Record<State, StatusTone> = { active: 'good', disabled: 'bad', leaving: 'warn' }

export function UserState({ state }: { readonly state: State }) {
  const { t } = useTranslation('users')
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
}
