import { workAnchored, workSighted } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { mailsTo, rowsOf, type Person } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { joinConfirmed, notificationsOf, prefer, sighting, tell } from './notifications.harness'
import { SendDigests } from './send-digests'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const digestsOf = ({ userId }: Person) =>
  rowsOf(identity, `SELECT FROM mail WHERE account_id = $1 AND template = 'notification-digest'`, [userId])
const waitingOf = ({ userId }: Person) =>
  rowsOf<{ dueAt: Date }>(
    identity,
    'SELECT digest_due_at AS "dueAt" FROM notification WHERE account_id = $1 AND digest_due_at IS NOT NULL',
    [userId],
  )
/** As if it were nine o'clock. */
const nine = ({ userId }: Person) =>
  rowsOf(
    identity,
    'UPDATE notification SET digest_due_at = now() WHERE account_id = $1 AND digest_due_at > now()',
    [userId],
  )
const sendAll = async (app = identity.app) => {
  while (await app.get(SendDigests, { strict: false }).execute());
}

async function daily(): Promise<Person> {
  const person = await joinConfirmed(identity)
  const mail = 'daily'
  await prefer(
    person,
    { kind: 'new-sighting', inApp: true, mail },
    { kind: 'seal-anchored', inApp: true, mail },
  )
  return person
}
const anchored = (ownerId: string, title: string) =>
  tell(identity, workAnchored, {
    workId: crypto.randomUUID(),
    ownerId,
    title,
    transactionHash: `0x${'ab'.repeat(32)}`,
    blockNumber: 7,
    blockTime: new Date().toISOString(),
  })

test('at nine in Taipei one mail tells of everything since; before that, and again later, none', async () => {
  const person = await daily()
  await tell(identity, workSighted, sighting(person.userId))
  await anchored(person.userId, '暮色')
  const waiting = await waitingOf(person)
  expect(waiting.map(({ dueAt }) => dueAt.toISOString().slice(11))).toEqual([
    '01:00:00.000Z',
    '01:00:00.000Z',
  ])
  await sendAll()
  expect(await digestsOf(person)).toEqual([])

  await nine(person)
  await sendAll()
  await sendAll()
  expect(await digestsOf(person)).toHaveLength(1)
  const digest = (await mailsTo(identity, person.written.email, 2)).at(-1)
  expect(digest?.subject).toBe('原印每日摘要：2 則新通知')
  expect(digest?.text).toMatch(/• 網路上出現 1 個「晨光」[^\n]*\n\n• 「暮色」的存證已寫入區塊鏈/)
  expect(digest?.text).toContain('http://localhost:8080/notifications')
})

test('what was read meanwhile is in none, and an empty one is not sent', async () => {
  const person = await daily()
  await tell(identity, workSighted, sighting(person.userId))
  const [one] = await notificationsOf(person)
  await person.ask('PATCH', `/notifications/${one?.id}`, { body: { isRead: true } })
  await nine(person)
  await sendAll()
  expect(await digestsOf(person)).toEqual([])
  expect(await waitingOf(person)).toEqual([])
})

test('who ends the mails before nine gets none', async () => {
  const person = await daily()
  await tell(identity, workSighted, sighting(person.userId))
  await anchored(person.userId, '暮色')
  await prefer(person, { kind: 'new-sighting', inApp: true, mail: 'off' })
  await nine(person)
  await sendAll()
  const digest = (await mailsTo(identity, person.written.email, 2)).at(-1)
  expect(digest?.text).toContain('暮色')
  expect(digest?.text).not.toContain('晨光')
})

test('two replicas send each digest once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => daily()))
  for (const person of people) {
    await tell(identity, workSighted, sighting(person.userId))
    await anchored(person.userId, '暮色')
  }
  const twin = await startIdentity({ twinOf: identity })
  try {
    await Promise.all(people.map(nine))
    await Promise.all([sendAll(), sendAll(twin.app)])
    for (const person of people) expect(await digestsOf(person)).toHaveLength(1)
    await until(async () => (await mailsTo(identity, people[0]?.written.email ?? '', 2)).length === 2)
  } finally {
    await twin.stop()
  }
})
