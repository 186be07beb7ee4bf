import { workAnchored, workSighted } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { rowsOf, type Person } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { sendDigests } from './notification-jobs'
import { joinConfirmed, noticesTo, notificationsOf, prefer, sighting, tell } from './notifications.harness'
import { SendDigests } from './send-digests'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const waitingOf = ({ userId }: Person) =>
  rowsOf(identity, 'SELECT FROM notification WHERE account_id = $1 AND awaits_digest', [userId])
const dueOf = () =>
  rowsOf<{ time: string }>(
    identity,
    `SELECT (due_at AT TIME ZONE 'Asia/Taipei')::time::text AS time FROM job WHERE kind = $1 AND state = 'waiting'`,
    [sendDigests.name],
  )
/** As if it were nine o'clock; resolves when the digests are written. */
async function nine(): Promise<void> {
  await rowsOf(identity, 'UPDATE job SET due_at = now() WHERE kind = $1', [sendDigests.name])
  const isOver = async () => (await dueOf())[0]?.time === '09:00:00'
  await until(isOver, { what: 'the digests', within: 20_000 })
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
  expect(await dueOf()).toEqual([{ time: '09:00:00' }])
  expect(await noticesTo(identity, person)).toEqual([])

  await nine()
  await nine()
  const digests = await noticesTo(identity, person)
  expect(digests).toHaveLength(1)
  const [digest] = digests
  expect(digest?.subject).toBe('原印每日摘要：2 則新通知')
  expect(digest?.text).toMatch(
    /• 網路上新出現 1 張疑似盜用「晨光」的圖片[^\n]*\n\n• 「暮色」的存證已寫入區塊鏈/,
  )
  expect(digest?.text).toContain('http://localhost:8080/notifications')
})

test('what was read meanwhile is in none, and an empty one is not sent', async () => {
  const person = await daily()
  await tell(identity, workSighted, sighting(person.userId))
  const [one] = await notificationsOf(person)
  await person.ask('PATCH', `/notifications/${one?.id}`, { body: { isRead: true } })
  await nine()
  expect(await noticesTo(identity, person)).toEqual([])
  expect(await waitingOf(person)).toEqual([])
})

test('who ends the mails before nine gets none', async () => {
  const person = await daily()
  await tell(identity, workSighted, sighting(person.userId))
  await anchored(person.userId, '暮色')
  await prefer(person, { kind: 'new-sighting', inApp: true, mail: 'off' })
  await nine()
  const [digest] = await noticesTo(identity, person)
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
    const execute = (app: RunningIdentity['app']) =>
      app.get(SendDigests, { strict: false }).execute({ signal: new AbortController().signal })
    await Promise.all([execute(identity.app), execute(twin.app), execute(identity.app), execute(twin.app)])
    for (const person of people) expect(await noticesTo(identity, person)).toHaveLength(1)
  } finally {
    await twin.stop()
  }
})
