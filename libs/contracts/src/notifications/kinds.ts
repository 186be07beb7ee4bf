import type { NotificationKind } from './kind'
import { invoiceIssued } from './invoice-issued'
import { newSighting } from './new-sighting'
import { orderPaid } from './order-paid'
import { orderRefunded } from './order-refunded'
import { paymentInstructed } from './payment-instructed'
import { planEnded } from './plan-ended'
import { renewalAnnounced } from './renewal-announced'
import { renewalFailed } from './renewal-failed'
import { scanFinished } from './scan-finished'
import { sealAnchored } from './seal-anchored'

/** Every kind of notification, in the order in which a member chooses their channels. */
export const notificationKinds: readonly NotificationKind[] = [
  newSighting,
  scanFinished,
  sealAnchored,
  paymentInstructed,
  orderPaid,
  invoiceIssued,
  orderRefunded,
  renewalAnnounced,
  renewalFailed,
  planEnded,
]

export function findNotificationKind(name: string): NotificationKind | undefined {
  return notificationKinds.find((kind) => kind.name === name)
}
