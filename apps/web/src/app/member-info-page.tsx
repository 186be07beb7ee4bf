import { MemberInfoPage } from '../features/account/member-info-page'
import { NotificationPreferencesSection } from '../features/notifications/notification-preferences-section'
import { UnitsSection } from '../features/units/units-section'

/** Features are strangers, so the account, its units and its notifications meet here. */
export function Component() {
  return <MemberInfoPage Units={UnitsSection} Notifications={NotificationPreferencesSection} />
}
