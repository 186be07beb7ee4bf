import { countUnreadResponse, listNotificationsResponse, workSighted } from '@originseal/contracts'
import { join, type Person } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { notificationsOf, sighting, tell } from './notifications.harness'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const unreadOf = async ({ ask }: Person) =>
  countUnreadResponse.parse(await (await ask('GET', '/notifications/unread-count')).json()).data.unread

async function toldOf(count: number): Promise<Person> {
  const person = await join(identity)
  for (let number = 1; number <= count; number += 1)
    await tell(identity, workSighted, sighting(person.userId))
  return person
}

test('a page at a time, newest first, each once', async () => {
  const person = await toldOf(5)
  const all = (await notificationsOf(person)).map(({ id }) => id)
  expect(all).toHaveLength(5)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query: string = cursor === null ? '?limit=2' : `?limit=2&cursor=${cursor}`
    const answer = await person.ask('GET', `/notifications${query}`)
    const { data } = listNotificationsResponse.parse(await answer.json())
    seen.push(...data.notifications.map(({ id }) => id))
    cursor = data.nextCursor
  } while (cursor !== null)
  expect(seen).toEqual(all)
})

test('one is read, and unread again', async () => {
  const person = await toldOf(2)
  const [newest] = await notificationsOf(person)
  expect(await unreadOf(person)).toBe(2)
  const mark = (isRead: boolean) => person.ask('PATCH', `/notifications/${newest?.id}`, { body: { isRead } })
  expect((await mark(true)).status).toBe(204)
  expect(await unreadOf(person)).toBe(1)
  expect((await notificationsOf(person)).map(({ isRead }) => isRead)).toEqual([true, false])
  expect((await mark(false)).status).toBe(204)
  expect(await unreadOf(person)).toBe(2)
})

test('all that was seen is read; what came meanwhile is not', async () => {
  const person = await toldOf(3)
  const [, seen] = await notificationsOf(person)
  const answer = await person.ask('POST', '/notifications/read-all', { body: { newestId: seen?.id } })
  expect(answer.status).toBe(204)
  expect((await notificationsOf(person)).map(({ isRead }) => isRead)).toEqual([false, true, true])
  expect(await unreadOf(person)).toBe(1)
})

test('nobody reads, marks or pages through somebody else’s', async () => {
  const [person, stranger] = [await toldOf(1), await toldOf(1)]
  const [theirs] = await notificationsOf(person)
  const marked = await stranger.ask('PATCH', `/notifications/${theirs?.id}`, { body: { isRead: true } })
  expect([marked.status, ((await marked.json()) as { code: string }).code]).toEqual([
    404,
    'NOTIFICATION_NOT_FOUND',
  ])
  await stranger.ask('POST', '/notifications/read-all', { body: { newestId: theirs?.id } })
  expect(await notificationsOf(stranger, `?cursor=${theirs?.id}`)).toEqual([])
  expect(await unreadOf(stranger)).toBe(1)
  expect(await unreadOf(person)).toBe(1)
})

test('a command under one key has its effect once', async () => {
  const person = await toldOf(1)
  const [one] = await notificationsOf(person)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const mark = (isRead: boolean) =>
    person.ask('PATCH', `/notifications/${one?.id}`, { body: { isRead }, headers })
  expect((await mark(true)).status).toBe(204)
  await person.ask('PATCH', `/notifications/${one?.id}`, { body: { isRead: false } })
  expect((await mark(true)).status).toBe(204)
  expect(await unreadOf(person)).toBe(1)
  expect((await mark(false)).status).toBe(422)
})
