import {
  listNotificationsResponse,
  workSighted,
  type EventDefinition,
  type NotificationPreference,
  type NotificationView,
  type PayloadOf,
} from '@originseal/contracts'
import { openEventTransport } from '@originseal/messaging'
import { until } from '@originseal/testing'
import { sendMail, type StoredMail } from '@originseal/mail'
import { join, mailFolderOf, rowsOf, type Person } from '../accounts/accounts.harness'
import type { RunningIdentity } from '../identity.harness'

/** Somebody whose address is confirmed, as it must be to get mails. */
export async function joinConfirmed(identity: RunningIdentity): Promise<Person> {
  const person = await join(identity)
  await rowsOf(identity, 'UPDATE account SET email_confirmed_at = now() WHERE id = $1', [person.userId])
  return person
}

/** Delivers a fact of another service and waits until it has been handled. @param id of the event, to repeat one */
export async function tell<Payload>(
  identity: RunningIdentity,
  event: EventDefinition<Payload>,
  payload: NoInfer<Payload>,
  id: string = crypto.randomUUID(),
): Promise<string> {
  const transport = await openEventTransport(identity.config, 'test')
  const message = { id, name: event.name, key: event.key(payload), payload: JSON.stringify(payload) }
  await transport.publish([{ ...message, occurredAt: new Date() }])
  await transport.close()
  const isHandled = async () =>
    (await rowsOf(identity, 'SELECT FROM inbox WHERE event_id = $1', [id])).length > 0
  await until(isHandled, { what: `${event.name} to be handled`, within: 30_000 })
  return id
}

export const sighting = (
  ownerId: string,
  change: Partial<PayloadOf<typeof workSighted>> = {},
): PayloadOf<typeof workSighted> => ({
  workId: crypto.randomUUID(),
  ownerId,
  title: '晨光',
  sightingId: crypto.randomUUID(),
  method: 'pdq',
  sightedAt: new Date().toISOString(),
  ...change,
})

/** Somebody's notifications as the page reads them. */
export async function notificationsOf({ ask }: Person, query = ''): Promise<NotificationView[]> {
  const answer = await ask('GET', `/notifications${query}`)
  return listNotificationsResponse.parse(await answer.json()).data.notifications
}

export async function prefer({ ask }: Person, ...preferences: NotificationPreference[]): Promise<void> {
  const answer = await ask('PATCH', '/account/notification-preferences', { body: { preferences } })
  if (answer.status !== 200) throw new Error(`not set: ${await answer.text()}`)
}

/** The notices and digests that somebody has got, the earliest first, when no mail waits for them any more. */
export async function noticesTo(identity: RunningIdentity, person: Person): Promise<StoredMail[]> {
  const isSent = async () =>
    (await rowsOf(identity, 'SELECT FROM job WHERE kind = $1 AND key = $2', [sendMail.name, person.userId]))
      .length === 0
  await until(isSent, { what: 'the mails to leave', within: 20_000 })
  const all = await mailFolderOf(identity).list()
  return all
    .filter(({ ownerId, text }) => ownerId === person.userId && text.includes('/unsubscribe?'))
    .toReversed()
}
