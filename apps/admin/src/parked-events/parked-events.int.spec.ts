import {
  administratorActed,
  type ListAuditResponse,
  type ListParkedEventsResponse,
} from '@originseal/contracts'
import { EVENT_TRANSPORT, type EventTransport } from '@originseal/messaging'
import { until } from '@originseal/testing'
import { startAdmin, type RunningAdmin } from '../admin.harness'

let admin: RunningAdmin
let token: string
beforeAll(async () => {
  admin = await startAdmin()
  ;({ token } = await admin.member('admin'))
})
afterAll(() => admin.stop())

const parked = async (): Promise<ListParkedEventsResponse> => {
  const answer = await admin.get('/admin/parked-events', token)
  expect(answer.status).toBe(200)
  return (await answer.json()) as ListParkedEventsResponse
}
const redrive = (service: string, body: object, key?: string) =>
  admin.prove(`/admin/parked-events/${service}/redrives`, token, body, key)
/** Says something that nobody can read, so that who hears it parks it at once. */
async function sayNonsense(): Promise<string> {
  const id = crypto.randomUUID()
  await admin.app.get<EventTransport>(EVENT_TRANSPORT).publish([
    {
      id,
      name: administratorActed.billing.name,
      key: 'nobody',
      payload: '{"secret":"of a person"}',
      occurredAt: new Date(),
    },
  ])
  await until(async () => (await parked()).services.some(({ events }) => events.some((one) => one.id === id)))
  return id
}

describe('ADMIN-02: events that a service could not handle', () => {
  it('are shown with reason and tries, and nothing of what they say', async () => {
    const id = await sayNonsense()
    const { services } = await parked()
    expect(services).toMatchObject([
      {
        service: 'admin',
        total: 1,
        events: [{ id, name: administratorActed.billing.name, tries: 1, reason: expect.stringMatching(/./) }],
      },
    ])
    expect(JSON.stringify(services)).not.toContain('of a person')
  })

  it('are given once more, the chosen or all, and parked again when they fail again', async () => {
    const [one, other] = [await sayNonsense(), await sayNonsense()]
    const timeOf = async (id: string) =>
      (await parked()).services[0]?.events.find((event) => event.id === id)?.parkedAt
    const [before, kept] = [await timeOf(one), await timeOf(other)]
    expect((await redrive('admin', { ids: [one], reason: 'the reader is mended' })).status).toBe(202)
    await until(async () => {
      const now = await timeOf(one)
      return now !== undefined && now !== before
    })
    expect(await timeOf(other)).toBe(kept)
    expect((await redrive('admin', { reason: 'all of them' })).status).toBe(202)
    await until(async () => {
      const now = await timeOf(other)
      return now !== undefined && now !== kept
    })
  })

  it('are given once more once per key, with a reason, to a service that there is, by an administrator', async () => {
    const key = crypto.randomUUID()
    const body = { ids: [crypto.randomUUID()], reason: 'asked twice' }
    expect([
      (await redrive('identity', body, key)).status,
      (await redrive('identity', body, key)).status,
    ]).toEqual([202, 202])
    expect((await redrive('admin', { reason: '' })).status).toBe(400)
    expect((await redrive('nobody', { reason: 'no such service' })).status).toBe(400)
    const { token: member } = await admin.member('member')
    expect((await admin.get('/admin/parked-events', member)).status).toBe(403)
    const told = await admin.rows<{ payload: string }>(
      `SELECT payload FROM outbox WHERE payload LIKE '%redriveEvents%' AND payload LIKE '%asked twice%'`,
    )
    expect(told.map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([
      { action: 'redriveEvents', objectKind: 'event', objectId: 'identity', reason: 'asked twice' },
    ])
    await until(async () => {
      const answer = await admin.get(
        '/admin/audit?objectKind=event&action=redriveEvents&objectId=identity',
        token,
      )
      return ((await answer.json()) as ListAuditResponse).entries.length === 1
    })
  })
})
