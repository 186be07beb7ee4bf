import type { ListUsersResponse, ReadFiguresResponse, ReadUserResponse } from '@originseal/contracts'
import { lookAtViews } from '@originseal/testing/audited-views'
import { startIdentity, testPassword, type RunningIdentity } from '../../identity.harness'

let identity: RunningIdentity
let admin: { id: string; token: string }

beforeAll(async () => {
  identity = await startIdentity()
  const { id, email } = await identity.addAccount({ role: 'admin', realName: '管理員' })
  admin = { id, token: (await loginOf(email as string)).token }
})
afterAll(() => identity.stop())

async function loginOf(identifier: string): Promise<{ status: number; token: string }> {
  const body = { identifier, password: testPassword }
  const response = await identity.browser().ask('POST', '/auth/login', { body })
  return { status: response.status, token: ((await response.json()) as { token: string }).token }
}
const ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  identity.browser().ask(method, path, {
    token: admin.token,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })
async function found(query: Record<string, string>): Promise<ListUsersResponse> {
  const response = await ask('GET', `/admin/users?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as ListUsersResponse
}
const read = async (id: string): Promise<ReadUserResponse> =>
  (await (await ask('GET', `/admin/users/${id}`)).json()) as ReadUserResponse

describe('ADMIN-03: accounts in the back office', () => {
  it('are found by id, and by how an e-mail address, a mobile number and a name begin', async () => {
    const ping = await identity.addAccount({
      realName: '趙_平安',
      email: 'ping@shop.example',
      phone: '0988776655',
    })
    await identity.addAccount({ realName: '趙小平', email: 'pong@shop.example', phone: '0988776600' })
    for (const search of [ping.id, 'Ping@', 'ping', '0988-776-655', '趙_'])
      expect((await found({ search })).users.map(({ id }) => id)).toEqual([ping.id])
    expect((await found({ search: '09887766' })).users).toHaveLength(2)
    expect((await found({ search: '%' })).users).toEqual([])
    expect((await found({ search: 'ping@shop.example', role: 'elite' })).users).toEqual([])
  })

  it('are listed newest first, page after page, by role and state', async () => {
    const of = (day: string, disabledAt: Date | null, erasesAt: Date | null = null) =>
      identity.addAccount({ role: 'pro', registeredAt: new Date(`2030-01-${day}`), disabledAt, erasesAt })
    const later = new Date('2031-01-01')
    const [first, second, third] = [
      await of('01', null),
      await of('02', later, later),
      await of('03', null, later),
    ]
    const { users, nextCursor } = await found({ role: 'pro', limit: '2' })
    expect(users.map(({ id, state }) => [id, state])).toEqual([
      [third.id, 'leaving'],
      [second.id, 'disabled'],
    ])
    expect((await found({ role: 'pro', cursor: nextCursor as string })).users).toMatchObject([
      { id: first.id, state: 'active' },
    ])
    for (const [state, { id }] of [
      ['active', first],
      ['disabled', second],
      ['leaving', third],
    ] as const)
      expect((await found({ role: 'pro', state })).users.map((user) => user.id)).toEqual([id])
    // 8:00 in Taipei.
    expect((await found({ from: '2030-01-02', until: '2030-01-02' })).users).toMatchObject([
      { id: second.id },
    ])
  })

  it('are found by an index where there are many', async () => {
    await identity.query(
      `INSERT INTO account (id, role, real_name, email, phone, language, registered_at)
       SELECT gen_random_uuid(), 'member', '某人', 'one-of-many-' || n || '@example.tw', '0900' || lpad(n::text, 6, '0'),
         'zh-TW', now() - interval '10 years' FROM generate_series(1, 20000) n`,
    )
    await identity.query('ANALYZE account')
    for (const [column, index] of [
      ['email', 'account_by_email_beginning'],
      ['phone', 'account_by_phone_beginning'],
      ['real_name', 'account_by_name_beginning'],
    ]) {
      const search = `SELECT id FROM account WHERE ${column} LIKE $1 ORDER BY registered_at DESC, id DESC LIMIT 26`
      const plan = await identity.query(`EXPLAIN ${search}`, ['0912%'])
      expect(JSON.stringify(plan)).toContain(index)
    }
  })

  it('show what they have open, and all of it is ended with a reason', async () => {
    const { id, email } = await identity.addAccount()
    await Promise.all([loginOf(email as string), loginOf(email as string)])
    expect(await read(id)).toMatchObject({ id, state: 'active', hasPassword: true, notes: [] })
    expect((await read(id)).sessions).toHaveLength(2)
    expect((await ask('POST', `/admin/users/${id}/session-ends`, {})).status).toBe(400)
    expect((await ask('POST', `/admin/users/${id}/session-ends`, { reason: 'phone lost' })).status).toBe(204)
    expect((await read(id)).sessions).toEqual([])
    expect(await loginOf(email as string)).toMatchObject({ status: 200 })
  })

  it('keep notes once per key, newest first, and nobody’s else', async () => {
    const { id } = await identity.addAccount()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const path = `/admin/users/${id}/notes`
    const notes = [
      await ask('POST', path, { text: 'called about an invoice' }, key),
      await ask('POST', path, { text: 'called about an invoice' }, key),
      await ask('POST', path, { text: 'settled' }),
    ]
    expect(notes.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await read(id)).notes).toMatchObject([
      { authorId: admin.id, text: 'settled' },
      { authorId: admin.id, text: 'called about an invoice' },
    ])
    expect((await read(admin.id)).notes).toEqual([])
  })

  it('are told to the audit log with each look and each command, without what was searched or noted', async () => {
    const { id, email } = await identity.addAccount()
    await found({ search: email as string })
    await read(id)
    await ask('POST', `/admin/users/${id}/notes`, { text: 'a secret of theirs' })
    const told = await identity.query<{ payload: string }>(
      `SELECT payload FROM outbox WHERE name = 'identity.administrator-acted.v1' ORDER BY sequence DESC LIMIT 3`,
    )
    expect(told.map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([
      { action: 'writeUserNote', objectId: id, reason: null },
      { action: 'readUser', objectId: id },
      { action: 'listUsers', objectId: null },
    ])
    expect(JSON.stringify(told)).not.toMatch(/secret|@example/)
  })

  it('ADMIN-02: are counted by the day, beside mails that could not be sent', async () => {
    const figures = async () =>
      (await (await ask('GET', '/admin/figures/identity')).json()) as ReadFiguresResponse
    const before = (await figures()).series[0]?.days.at(-1)?.value as number
    await identity.addAccount()
    await identity.query(
      `INSERT INTO job (id, kind, payload, state, failures, due_at)
       VALUES (gen_random_uuid(), 'mails.send', '{}', 'waiting', 3, now() + interval '1 hour')`,
    )
    const { series, queues } = await figures()
    expect(series[0]?.days).toHaveLength(30)
    expect(series[0]?.days.at(-1)?.value).toBe(before + 1)
    expect(queues).toEqual([
      { name: 'proposals', waiting: 0 },
      { name: 'contact-messages', waiting: 0 },
      { name: 'unsent-mails', waiting: 1 },
      { name: 'parked-jobs', waiting: 0 },
      { name: 'parked-events', waiting: 0 },
    ])
  })

  it('have to exist', async () => {
    const id = crypto.randomUUID()
    for (const [method, path, body] of [
      ['GET', `/admin/users/${id}`, undefined],
      ['POST', `/admin/users/${id}/notes`, { text: 'a note' }],
      ['POST', `/admin/users/${id}/session-ends`, { reason: 'a reason' }],
    ] as const)
      expect((await ask(method, path, body)).status).toBe(404)
  })
})

test('ADMIN: each view of this service is exactly one act, and one that is refused is none', async () => {
  const { id, email } = await identity.addAccount({ role: 'admin' })
  const { token } = await loginOf(email as string)
  const { answered, refused, acts } = await lookAtViews({
    service: 'identity',
    get: (path) => identity.browser().ask('GET', path, { token }),
    values: { id },
    rows: identity.query,
    administratorId: id,
  })
  expect(refused).toEqual([])
  expect(answered).toContain('readUser')
  expect(acts).toEqual(answered)
})
