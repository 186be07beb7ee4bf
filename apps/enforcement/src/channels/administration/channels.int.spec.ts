import { taipeiDateOf, type AdministeredChannel, type ListChannelsResponse } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { holdChecks, releaseChecks } from '../../cases/cases.harness'
import { noticedCase, waitingNotice } from '../../drafts/noticed-case.harness'
import { startEnforcement, type RunningEnforcement } from '../../enforcement.harness'

let enforcement: RunningEnforcement
let relay: SmtpDouble
let admin: { id: string; token: string }
beforeAll(async () => {
  relay = await startSmtpDouble()
  enforcement = await startEnforcement({ NOTICE_SMTP_URL: relay.url })
  admin = await enforcement.member('admin')
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await relay.close()
})

const today = () => taipeiDateOf(new Date())
const telegram = 'telegram.agent'
const shippedMailbox = 'dmca@telegram.org'
const list = async () => {
  const answer = await enforcement.get('/admin/channels', admin.token)
  return ((await answer.json()) as ListChannelsResponse).channels
}
const channel = async (id: string): Promise<AdministeredChannel> => {
  const found = (await list()).find((each) => each.id === id)
  if (!found) throw new Error(`no channel ${id}`)
  return found
}
const post = (path: string, body: object, key?: string) =>
  enforcement.prove(`/admin/channels/${path}`, admin.token, body, key)
const outcomeOf = async (answer: Response) =>
  answer.ok ? 'done' : `${answer.status} ${((await answer.json()) as { code: string }).code}`
/** Based on what stands. */
const act = async (id: string, kind: 'versions' | 'checks' | 'restorations', body: object = {}) =>
  outcomeOf(await post(`${id}/${kind}`, { basedOn: (await channel(id)).version, ...body }))
const change = (id: string, address: string | null, more: object = {}) =>
  act(id, 'versions', { address, certainty: 'verified', checkedOn: today(), reason: 'it bounced', ...more })
const recipients = (pageUrl: string) =>
  relay.received.filter(({ message }) => message.includes(pageUrl)).flatMap(({ to }) => to)
const sentTo = async (pageUrl: string) => {
  await until(async () => recipients(pageUrl).length > 0, { what: `the notice about ${pageUrl}` })
  return recipients(pageUrl)
}

test('ADMIN-02: channels are listed with what they were shipped with, those in doubt first', async () => {
  const channels = await list()
  const doubts = channels.map(({ doubt }) => doubt)
  const firstChecked = doubts.findIndex((doubt) => doubt !== 'unconfirmed')
  expect(firstChecked).toBeGreaterThan(0)
  expect(doubts.slice(firstChecked)).not.toContain('unconfirmed')
  expect(await channel(telegram)).toMatchObject({
    platform: 'telegram',
    mode: 'email',
    current: { address: shippedMailbox },
    shipped: { address: shippedMailbox, certainty: 'verified' },
    version: 0,
    versions: [],
  })
})

test('a change counts from the next notice on, also of a case whose ways were looked up before; one that waits goes as it was', async () => {
  const waiting = await waitingNotice(enforcement, relay)
  const next = await noticedCase(enforcement, relay)
  expect(await change(telegram, 'abuse@telegram.org')).toBe('done')
  await next.signs()
  expect(await sentTo(next.pageUrl)).toEqual(['abuse@telegram.org'])
  await waiting.tries()
  expect(await sentTo(waiting.pageUrl)).toEqual([shippedMailbox])
  expect(await channel(telegram)).toMatchObject({
    current: { address: 'abuse@telegram.org' },
    shipped: { address: shippedMailbox },
    version: 1,
    versions: [{ version: 1, reason: 'it bounced', changedBy: admin.id }],
  })
}, 120_000)

test('a channel of which no address was known has one; that somebody looked is a version, too, and each can be restored', async () => {
  const id = 'ruten.contact-window'
  expect(await act(id, 'checks')).toBe('400 CHANNEL_ADDRESS_INVALID')
  expect(
    await change(id, 'https://www.ruten.com.tw/rights', { certainty: 'secondary', checkedOn: null }),
  ).toBe('done')
  expect(await channel(id)).toMatchObject({ doubt: 'unchecked', version: 1 })
  expect(await act(id, 'checks')).toBe('done')
  const looked = await channel(id)
  expect(looked).toMatchObject({
    current: { address: 'https://www.ruten.com.tw/rights', certainty: 'verified', checkedOn: today() },
    doubt: 'none',
    versions: [{ version: 2, reason: null }, { version: 1 }],
  })
  const first = { version: 1, reason: 'too early' }
  expect(await act(id, 'restorations', first)).toBe('done')
  expect((await channel(id)).current).toEqual(looked.versions[1]?.values)
  expect(await act(id, 'restorations', { version: 0, reason: 'it is gone' })).toBe('done')
  const { current, shipped, version, versions } = await channel(id)
  expect([current, version, versions[0]?.values]).toEqual([shipped, 4, null])
  expect(await act(id, 'restorations', { version: 9, reason: 'never was' })).toBe('404 CHANNEL_NOT_FOUND')
})

test('of two at once one is refused; a wrong address, a strange channel and whoever does not prove themselves, too', async () => {
  const id = 'youtube.agent'
  const body = { basedOn: 0, address: 'rights@youtube.com', certainty: 'secondary', checkedOn: null }
  const said = { ...body, reason: 'their letter says so' }
  const both = await Promise.all([post(`${id}/versions`, said), post(`${id}/versions`, said)])
  expect((await Promise.all(both.map((answer) => outcomeOf(answer)))).toSorted()).toEqual([
    '409 CHANNEL_CHANGED',
    'done',
  ])
  const key = crypto.randomUUID()
  const again = { ...said, basedOn: 1, address: 'other@youtube.com' }
  expect(await outcomeOf(await post(`${id}/versions`, again, key))).toBe('done')
  expect(await outcomeOf(await post(`${id}/versions`, again, key))).toBe('done')
  expect((await channel(id)).version).toBe(2)
  expect(await change(id, 'youtube.com')).toBe('400 CHANNEL_ADDRESS_INVALID')
  expect(await change(id, 'a@youtube.com', { checkedOn: '2999-01-01' })).toBe('400 CHANNEL_DAY_INVALID')
  expect(await outcomeOf(await post('nobody.form/versions', said))).toBe('404 CHANNEL_NOT_FOUND')
  const path = `/admin/channels/${id}/versions`
  expect(await outcomeOf(await enforcement.post(path, admin.token, said))).toBe('403 STEP_UP_NEEDED')
  const { token } = await enforcement.member()
  expect(await outcomeOf(await enforcement.post(path, token, said))).toBe('403 NOT_ALLOWED')
  const refused = enforcement.rows("UPDATE channel_version SET address = 'x@y.example'")
  await expect(refused).rejects.toThrow('permission denied')
})

test('each command is one act of the audit log, by the id of the channel', async () => {
  const acts = await enforcement.rows<{ act: Record<string, unknown> }>(
    `SELECT payload::jsonb AS act FROM outbox WHERE name = 'enforcement.administrator-acted.v1'
       AND payload::jsonb ->> 'objectId' = 'ruten.contact-window' ORDER BY payload::jsonb ->> 'at'`,
  )
  expect(acts.map(({ act: { action, reason, objectKind } }) => [action, reason, objectKind])).toEqual([
    ['changeChannel', 'it bounced', 'channel'],
    ['confirmChannel', null, 'channel'],
    ['restoreChannel', 'too early', 'channel'],
    ['restoreChannel', 'it is gone', 'channel'],
  ])
})

test('what was signed before a change goes by the channel that was signed for, however long its check takes', async () => {
  const signed = await noticedCase(enforcement, relay)
  const { address } = (await channel(telegram)).current
  await holdChecks(enforcement)
  await signed.signs()
  expect(await change(telegram, 'later@telegram.org')).toBe('done')
  await releaseChecks(enforcement, signed.caseId)
  expect(await sentTo(signed.pageUrl)).toEqual([address])
}, 120_000)
