import { MemberInfoPage } from '../features/account/member-info-page'
import { NotificationPreferencesSection } from '../features/notifications/notification-preferences-section'

/** Features are strangers, so the account and its notifications meet here. */
export function Component() {
  return <MemberInfoPage Notifications={NotificationPreferencesSection} />
}
