import { MemberInfoPage } from '../features/account/member-info-page'
import { NotificationPreferencesSection } from '../features/notifications/notification-preferences-section'
import { PaymentsSection } from '../features/orders/payments-section'
import { SubscriptionSection } from '../features/subscription/subscription-section'
import { UnitsSection } from '../features/units/units-section'

/** Features are strangers, so the account, its plan, units, payments and notifications meet here. */
export function Component() {
  return (
    <MemberInfoPage
      Subscription={SubscriptionSection}
      Units={UnitsSection}
      Payments={PaymentsSection}
      Notifications={NotificationPreferencesSection}
    />
  )
}
