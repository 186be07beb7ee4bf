import type { ScanStatus } from '@originseal/contracts'
import type { StatusTone } from '../../components/status-badge'

/** How the state of a scan is shown in a list. */
export const scanTones: Readonly<Record<ScanStatus, StatusTone>> = {
  processing: 'active',
  completed: 'good',
  failed: 'bad',
  cancelled: 'quiet',
}
