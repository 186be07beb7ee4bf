import { notificationKinds, type NotificationPreference } from '@originseal/contracts'

/** Every kind with what was chosen, or with its default. */
export function preferencesOf(chosen: readonly NotificationPreference[]): NotificationPreference[] {
  return notificationKinds.map(
    ({ name, defaults: { inApp, mail } }) =>
      chosen.find(({ kind }) => kind === name) ?? { kind: name, inApp, mail },
  )
}
