import { readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { orderPaid, scanEnded, workAnchored, workSighted } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { join, mailFolderOf, rowsOf } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { joinConfirmed, noticesTo, notificationsOf, prefer, sighting, tell } from './notifications.harness'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

test('a scan that finished, a seal that is anchored and a new sighting are on the list, newest first', async () => {
  const person = await joinConfirmed(identity)
  const [scanId, workId] = [crypto.randomUUID(), crypto.randomUUID()]
  const scan = { scanId, workId, ownerId: person.userId, title: '晨光', outcome: 'completed' } as const
  await tell(identity, scanEnded, { ...scan, findings: 3, endedAt: '2026-11-22T04:00:00.000Z' })
  await tell(identity, workAnchored, {
    workId,
    ownerId: person.userId,
    title: '晨光',
    chainId: 31_337,
    transactionHash: `0x${'ab'.repeat(32)}`,
    blockNumber: 7,
    blockTime: '2026-11-22T03:00:00.000Z',
  })
  await tell(identity, workSighted, sighting(person.userId, { workId }))
  const rest = { count: 1, isRead: false, id: expect.any(String) }
  expect(await notificationsOf(person)).toEqual([
    {
      ...rest,
      kind: 'new-sighting',
      subjectId: workId,
      details: { title: '晨光' },
      occurredAt: expect.any(String),
    },
    {
      ...rest,
      kind: 'seal-anchored',
      subjectId: workId,
      details: { title: '晨光', onTestChain: true },
      occurredAt: '2026-11-22T03:00:00.000Z',
    },
    {
      ...rest,
      kind: 'scan-finished',
      subjectId: scanId,
      details: { title: '晨光', outcome: 'completed', findings: 3 },
      occurredAt: '2026-11-22T04:00:00.000Z',
    },
  ])
  // By default the scan and the sighting are mailed, in the account's language.
  const mails = await noticesTo(identity, person)
  expect(mails.map(({ subject }) => subject)).toEqual([
    '「晨光」掃描完成，找到 3 個可疑連結。',
    '網路上新出現 1 張疑似盜用「晨光」的圖片，掃描這件作品就能看到出現在哪裡。',
  ])
  expect(mails.at(-1)?.text).toContain('http://localhost:8080/dashboard#my-works')
})

test('a fact that is delivered twice is one notification and one mail', async () => {
  const person = await joinConfirmed(identity)
  const fact = sighting(person.userId)
  const id = await tell(identity, workSighted, fact)
  await tell(identity, workSighted, fact, id)
  // Of the same key, so it comes after the repeat.
  await tell(identity, workSighted, { ...fact, sightingId: crypto.randomUUID() })
  expect((await notificationsOf(person)).map(({ count }) => count)).toEqual([2])
  expect(await noticesTo(identity, person)).toHaveLength(1)
})

test('ten sightings of one work within an hour are one notification and one mail; the eleventh hour begins another', async () => {
  const person = await joinConfirmed(identity)
  const workId = crypto.randomUUID()
  for (let number = 1; number <= 10; number += 1) {
    await tell(identity, workSighted, sighting(person.userId, { workId }))
  }
  await tell(identity, workSighted, sighting(person.userId))
  expect((await notificationsOf(person)).map(({ count }) => count)).toEqual([1, 10])
  expect(await noticesTo(identity, person)).toHaveLength(2)

  await rowsOf(
    identity,
    `UPDATE notification SET created_at = now() - interval '61 minutes' WHERE subject_id = $1`,
    [workId],
  )
  await tell(identity, workSighted, sighting(person.userId, { workId }))
  expect((await notificationsOf(person)).map(({ count }) => count)).toEqual([1, 1, 10])
})

test('what was read is unread again when another copy is found', async () => {
  const person = await joinConfirmed(identity)
  const workId = crypto.randomUUID()
  await tell(identity, workSighted, sighting(person.userId, { workId }))
  const [first] = await notificationsOf(person)
  await person.ask('PATCH', `/notifications/${first?.id}`, { body: { isRead: true } })
  await tell(identity, workSighted, sighting(person.userId, { workId }))
  expect(await notificationsOf(person)).toEqual([
    expect.objectContaining({ id: first?.id, isRead: false, count: 2 }),
  ])
})

test('an address that nobody confirmed gets no mail: it may be a stranger’s', async () => {
  const person = await join(identity)
  await tell(identity, workSighted, sighting(person.userId))
  expect(await notificationsOf(person)).toHaveLength(1)
  expect(await noticesTo(identity, person)).toEqual([])
})

const paid = (ownerId: string) => ({
  orderId: crypto.randomUUID(),
  ownerId,
  item: { kind: 'scan-unlock' as const, scanId: crypto.randomUUID() },
  catalogueVersion: 1,
  amount: 99,
  paidAt: '2026-11-22T04:00:00.000Z',
})

test('of a purchase the address is told that nobody confirmed', async () => {
  const person = await join(identity)
  await tell(identity, orderPaid, paid(person.userId))
  expect((await noticesTo(identity, person)).map(({ subject }) => subject)).toEqual([
    '已收到您的付款 NT$99，購買的內容已可使用：單次掃描全部連結。',
  ])
})

test('a buyer without an account is told of the order at the address of the trial, in both languages', async () => {
  const visitorId = crypto.randomUUID()
  await rowsOf(
    identity,
    `INSERT INTO trial_visitor (id, real_name, email, phone, admitted_at) VALUES ($1, $2, $3, $4, now())`,
    [visitorId, '王小明', 'visitor@example.tw', '0912345678'],
  )
  const order = paid(visitorId)
  await tell(identity, orderPaid, order)
  await tell(identity, workSighted, sighting(visitorId))
  const toVisitor = async () =>
    (await mailFolderOf(identity).list()).filter(({ ownerId }) => ownerId === visitorId)
  await until(async () => (await toVisitor()).length > 0, { what: 'the mail', within: 20_000 })
  const mails = await toVisitor()
  expect(mails.map(({ to }) => to)).toEqual(['visitor@example.tw'])
  expect(mails[0]?.text).toContain('已收到您的付款 NT$99')
  expect(mails[0]?.text).toContain('We received your payment of NT$99')
  const link = /\/order-link\?token=([\w.-]+)/u.exec(mails[0]?.text ?? '')?.[1]
  const opened = await identity.browser().ask('POST', '/order-links', { body: { link } })
  expect([opened.status, await opened.json()]).toEqual([
    200,
    { data: { token: expect.any(String), expiresAt: expect.any(String), orderId: order.orderId } },
  ])
  expect(mails[0]?.text).not.toContain('/unsubscribe')
})

test('by the channels that were chosen: not at all, by mail alone, on the page alone', async () => {
  const kind = 'new-sighting'
  const person = await joinConfirmed(identity)
  await prefer(person, { kind, inApp: false, mail: 'off' })
  await tell(identity, workSighted, sighting(person.userId))
  expect(await rowsOf(identity, 'SELECT FROM notification WHERE account_id = $1', [person.userId])).toEqual(
    [],
  )

  await prefer(person, { kind, inApp: false, mail: 'immediately' })
  await tell(identity, workSighted, sighting(person.userId))
  expect(await notificationsOf(person)).toEqual([])
  expect(await noticesTo(identity, person)).toHaveLength(1)

  await prefer(person, { kind, inApp: true, mail: 'off' })
  await tell(identity, workSighted, sighting(person.userId))
  expect(await notificationsOf(person)).toHaveLength(1)
  expect(await noticesTo(identity, person)).toHaveLength(1)
})

test('facts of trial visitors, and scans that were cancelled, are nobody’s', async () => {
  const person = await joinConfirmed(identity)
  await tell(identity, workSighted, sighting(crypto.randomUUID()))
  await tell(identity, scanEnded, {
    scanId: crypto.randomUUID(),
    workId: crypto.randomUUID(),
    ownerId: person.userId,
    outcome: 'cancelled',
    findings: 0,
    endedAt: new Date().toISOString(),
  })
  expect(await notificationsOf(person)).toEqual([])
})

test('a mail that tells of something can be ended with one click (RFC 8058)', async () => {
  const person = await joinConfirmed(identity)
  await tell(identity, workSighted, sighting(person.userId))
  const [notice] = await noticesTo(identity, person)
  const eml = await readFile(joinPath(identity.folder, 'mails', `${notice?.id}.eml`), 'utf8')
  const unfolded = eml.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(unfolded).toMatch(
    /^List-Unsubscribe: <http:\/\/localhost:8080\/api\/unsubscribe\?token=[\w.-]+>\r$/m,
  )
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})
