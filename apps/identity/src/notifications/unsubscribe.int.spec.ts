import {
  readNotificationPreferencesResponse,
  readUnsubscribeResponse,
  workSighted,
} from '@originseal/contracts'
import type { Person } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { joinConfirmed, noticesTo, prefer, sighting, tell } from './notifications.harness'
import { UnsubscribeToken } from './unsubscribe-token'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

async function preferencesOf({ ask }: Person) {
  const answer = await ask('GET', '/account/notification-preferences')
  const { preferences } = readNotificationPreferencesResponse.parse(await answer.json()).data
  return Object.fromEntries(preferences.map(({ kind, inApp, mail }) => [kind, `${inApp} ${mail}`]))
}
const defaults = {
  'new-sighting': 'true immediately',
  'copies-found': 'true daily',
  'scan-finished': 'true immediately',
  'seal-anchored': 'true off',
  'case-countered': 'true immediately',
  'case-deadline': 'true immediately',
  'claimant-suspended': 'true immediately',
  'respondent-answered': 'true immediately',
  'objection-waiting': 'true immediately',
  'offer-waiting': 'true immediately',
  'agreement-lapsed': 'true immediately',
  'payment-waiting': 'true immediately',
  'undertaking-judged': 'true immediately',
  'negotiation-frozen': 'true immediately',
  'case-rejected': 'true immediately',
  'case-waiting': 'true daily',
  'sighting-asked': 'true immediately',
  'case-relapsed': 'true immediately',
  'case-removed': 'true immediately',
  'case-remedied': 'true immediately',
  'case-closed': 'true daily',
  'case-answered': 'true daily',
  'case-filed': 'true daily',
  'case-opened': 'true off',
  'trademark-conflict': 'true immediately',
  'payment-instructed': 'true immediately',
  'order-paid': 'true immediately',
  'invoice-issued': 'true immediately',
  'order-refunded': 'true immediately',
  'renewal-announced': 'true immediately',
  'renewal-failed': 'true immediately',
  'plan-ended': 'true immediately',
}
/** The address in the mail, at this service. */
async function linkTo(person: Person): Promise<string> {
  await tell(identity, workSighted, sighting(person.userId))
  const [mail] = await noticesTo(identity, person)
  const url = /^http:\S+\/unsubscribe\?\S+$/m.exec(mail?.text ?? '')?.[0]
  if (!url) throw new Error('the mail has no link to unsubscribe')
  return `${identity.url}/unsubscribe${new URL(url).search}`
}
const signed = (accountId: string, scope: string) =>
  identity.app.get(UnsubscribeToken, { strict: false }).sign({ accountId, scope })

test('who has chosen nothing has the defaults of each kind', async () => {
  expect(await preferencesOf(await joinConfirmed(identity))).toEqual(defaults)
})

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('RFC 8058: a mail program posts %s, and mails of the kind end', async (type, body) => {
  const person = await joinConfirmed(identity)
  const link = await linkTo(person)
  const post = () => fetch(link, { method: 'POST', headers: { 'content-type': type }, body })
  expect((await post()).status).toBe(204)
  expect(await preferencesOf(person)).toEqual({ ...defaults, 'new-sighting': 'true off' })
  expect((await post()).status).toBe(204)
})

test('reading the link says what it ends and changes nothing', async () => {
  const person = await joinConfirmed(identity)
  const link = await linkTo(person)
  const answer = await fetch(link)
  expect(readUnsubscribeResponse.parse(await answer.json()).data).toEqual({ scope: 'new-sighting' })
  expect(await preferencesOf(person)).toEqual(defaults)
})

test('the digest’s link ends whatever the digest told of, and nothing else', async () => {
  const person = await joinConfirmed(identity)
  await prefer(person, { kind: 'seal-anchored', inApp: true, mail: 'daily' })
  const token = await signed(person.userId, 'digest')
  await fetch(`${identity.url}/unsubscribe?token=${token}`, { method: 'POST' })
  const left = Object.entries(defaults).map(([kind, channels]) => [kind, channels.replace('daily', 'off')])
  expect(await preferencesOf(person)).toEqual(Object.fromEntries(left))
})

test.each([
  ['changed', (token: string) => `${token.slice(0, -2)}xx`],
  ['cut short', (token: string) => token.slice(0, 20)],
  ['unsigned', (token: string) => `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`],
  ['of another secret', () => 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln'],
])('a token that is %s ends nothing', async (_, change) => {
  const person = await joinConfirmed(identity)
  const token = change(await signed(person.userId, 'new-sighting'))
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${identity.url}/unsubscribe?token=${token}`, { method })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      422,
      'UNSUBSCRIBE_LINK_INVALID',
    ])
  }
  expect(await preferencesOf(person)).toEqual(defaults)
})

test('forms are taken here and nowhere else', async () => {
  const answer = await fetch(`${identity.url}/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
  })
  expect(answer.status).toBe(415)
})

test('a kind that does not exist can’t be chosen', async () => {
  const person = await joinConfirmed(identity)
  const preferences = [{ kind: 'new-nothing', inApp: true, mail: 'off' }]
  const answer = await person.ask('PATCH', '/account/notification-preferences', { body: { preferences } })
  expect(answer.status).toBe(400)
})
