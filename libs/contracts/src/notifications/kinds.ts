import type { NotificationKind } from './kind'
import { newSighting } from './new-sighting'
import { scanFinished } from './scan-finished'
import { sealAnchored } from './seal-anchored'

/** Every kind of notification, in the order in which a member chooses their channels. */
export const notificationKinds: readonly NotificationKind[] = [newSighting, scanFinished, sealAnchored]

export function findNotificationKind(name: string): NotificationKind | undefined {
  return notificationKinds.find((kind) => kind.name === name)
}
