import type { LikenessLevel } from '@originseal/contracts'
import type { StatusTone } from '../../components/status-badge'

/** How a level is shown; its word says it all. */
export const levelTone: Readonly<Record<LikenessLevel, StatusTone>> = {
  'very-high': 'bad',
  high: 'warn',
  medium: 'active',
  low: 'quiet',
}
