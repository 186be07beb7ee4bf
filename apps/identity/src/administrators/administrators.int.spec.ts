import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { problemBody, proposal, stepUpResponse, useProposalResponse } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { FollowPlan } from '../accounts/follow-plan'
import { askProven } from '../accounts/step-up/step-up.fixture'
import { startIdentity, testPassword, type RunningIdentity } from '../identity.harness'
import { DisableAccount } from '../accounts/disable-account'
import { AppointAdministrator } from '../accounts/appoint-administrator'

let identity: RunningIdentity

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

interface Answer {
  readonly status: number
  readonly body: { code?: string; token: string; user: { id: string; role: string } }
}

async function ask(of: RunningIdentity, method: string, path: string, token?: string): Promise<Answer> {
  const body = { reason: 'asked by its owner' }
  const given = { ...(method === 'POST' && { body }), ...(token !== undefined && { token }) }
  let response = await of.browser().ask(method, path, given)
  const refusal = response.status === 403 ? problemBody.parse(await response.clone().json()) : undefined
  if (refusal?.code === 'STEP_UP_NEEDED' && token !== undefined) {
    const operation = String(refusal.details?.['operation'])
    response = await askProven(of.browser(), { operation, path, token, password: testPassword, body })
  }
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

async function login(of: RunningIdentity, identifier: string, password = testPassword): Promise<Answer> {
  const response = await of.browser().ask('POST', '/auth/login', { body: { identifier, password } })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

async function loggedIn(role: 'admin' | 'member' | 'elite') {
  const account = await identity.addAccount({ role })
  return { ...account, token: (await login(identity, account.email as string)).body.token }
}

describe('AUTH-12, ADMIN-01: the administrators’ login', () => {
  it('is open to an administrator', async () => {
    const { id, token } = await loggedIn('admin')
    expect(await ask(identity, 'GET', '/admin/verify', token)).toMatchObject({
      status: 200,
      body: { user: { id, role: 'admin' } },
    })
  })

  it.each(['member', 'elite'] as const)('is closed to a role like %s', async (role) => {
    const { id, token } = await loggedIn(role)
    for (const [method, path] of [
      ['GET', '/admin/verify'],
      ['POST', `/admin/users/${id}/disable`],
      ['POST', `/admin/users/${id}/enable`],
    ] as const) {
      expect(await ask(identity, method, path, token)).toMatchObject({
        status: 403,
        body: { code: 'NOT_ALLOWED' },
      })
    }
  })

  it('is closed to who was an administrator when the token was made', async () => {
    const { id, token } = await loggedIn('admin')
    await identity.query(`UPDATE account SET role = 'member' WHERE id = $1`, [id])
    expect(await ask(identity, 'GET', '/admin/verify', token)).toMatchObject({ status: 403 })
  })
})

describe('ADMIN-01: the role of an administrator', () => {
  const act = async (by: { token: string }, operation: string, path: string, extra: object = {}) => {
    const browser = identity.browser()
    const key = crypto.randomUUID()
    const body = { password: testPassword, for: { operation, idempotencyKey: key } }
    const proven = await browser.ask('POST', '/account/step-ups', { token: by.token, body })
    const { proof } = stepUpResponse.parse(await proven.json()).data
    const headers = { 'idempotency-key': key, 'step-up': proof, ...extra }
    const answer = await browser.ask('POST', path, { token: by.token, headers, body: { reason: 'joins us' } })
    return {
      status: answer.status,
      code: answer.ok ? undefined : problemBody.parse(await answer.json()).code,
    }
  }
  const roleOf = async (id: string) =>
    (await identity.query<{ role: string }>('SELECT role FROM account WHERE id = $1', [id]))[0]?.role

  it('is given once another one has approved it, and taken away again: the plan’s role remains', async () => {
    const [one, other, member] = [await loggedIn('admin'), await loggedIn('admin'), await loggedIn('elite')]
    const path = `/admin/users/${member.id}/appointments`
    expect(await act(one, 'appointAdministrator', path)).toEqual({ status: 403, code: 'FOUR_EYES_NEEDED' })
    expect(await roleOf(member.id)).toBe('elite')

    const idempotencyKey = crypto.randomUUID()
    const reason = 'joins us'
    const proposed = await identity.browser().ask('POST', '/admin/proposals', {
      token: one.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        ...{ operation: 'appointAdministrator', idempotencyKey, params: { id: member.id } },
        ...{ body: { reason }, reason },
      },
    })
    const { id, digest } = proposal.parse(await proposed.json())
    const approved = await askProven(identity.browser(), {
      operation: 'approveProposal',
      path: `/admin/proposals/${id}/approvals`,
      token: other.token,
      password: testPassword,
      body: { digest },
    })
    expect(approved.status).toBe(200)
    const used = await identity.browser().ask('POST', `/admin/proposals/${id}/uses`, { token: one.token })
    const { proof } = useProposalResponse.parse(await used.json())
    const done = await askProven(identity.browser(), {
      operation: 'appointAdministrator',
      path,
      token: one.token,
      password: testPassword,
      body: { reason },
      key: idempotencyKey,
      headers: { 'four-eyes': proof },
    })
    expect(done.status).toBe(204)
    expect(await roleOf(member.id)).toBe('admin')
    expect(await ask(identity, 'GET', '/auth/verify', member.token)).toMatchObject({ status: 401 })

    await identity.app
      .get(Transaction, { strict: false })
      .run((tx) => identity.app.get(FollowPlan, { strict: false }).execute(tx, member.id, 'pro'))
    expect(await roleOf(member.id)).toBe('admin')
    expect(await act(one, 'dismissAdministrator', `/admin/users/${member.id}/dismissals`)).toMatchObject({
      status: 204,
    })
    expect(await roleOf(member.id)).toBe('pro')
  })

  it('stays with the last one: of two who dismiss each other at once one remains', async () => {
    const two = [await loggedIn('admin'), await loggedIn('admin')] as const
    await identity.query(`UPDATE account SET role = 'member' WHERE role = 'admin' AND id <> ALL ($1)`, [
      two.map(({ id }) => id),
    ])
    const administrators = identity.app.get(AppointAdministrator, { strict: false })
    const outcomes = await Promise.allSettled([
      administrators.dismiss({ id: two[1].id, by: two[0].id }, undefined),
      administrators.dismiss({ id: two[0].id, by: two[1].id }, undefined),
    ])
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toMatchObject([{ code: 'LAST_ADMINISTRATOR' }])
    const left = await identity.query(`SELECT id FROM account WHERE role = 'admin'`)
    expect(left).toHaveLength(1)
  })

  it.each(['disable', 'dismiss'] as const)(
    'stays with one of two of whom one disables the other, who at once wants to %s them',
    async (answer) => {
      const two = [await loggedIn('admin'), await loggedIn('admin')] as const
      await identity.query(`UPDATE account SET role = 'member' WHERE role = 'admin' AND id <> ALL ($1)`, [
        two.map(({ id }) => id),
      ])
      const disabling = identity.app.get(DisableAccount, { strict: false })
      const administrators = identity.app.get(AppointAdministrator, { strict: false })
      const back = { id: two[0].id, by: two[1].id }
      const outcomes = await Promise.allSettled([
        disabling.execute({ id: two[1].id, by: two[0].id }, undefined),
        answer === 'disable' ? disabling.execute(back, undefined) : administrators.dismiss(back, undefined),
      ])
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(refused).toMatchObject([{ code: 'LAST_ADMINISTRATOR' }])
      const left = await identity.query(`SELECT id FROM account WHERE role = 'admin' AND disabled_at IS NULL`)
      expect(left).toHaveLength(1)
    },
  )

  it('is not given to who is disabled', async () => {
    const [one, gone] = [await loggedIn('admin'), await identity.addAccount({ disabledAt: new Date() })]
    const appoint = identity.app.get(AppointAdministrator, { strict: false })
    await expect(appoint.appoint({ id: gone.id, by: one.id }, undefined)).rejects.toMatchObject({
      code: 'ACCOUNT_DISABLED',
    })
  })
})

describe('a disabled account', () => {
  it('is out at once: its tokens, its refresh and its login; and comes in again when it is enabled', async () => {
    const { token: admin } = await loggedIn('admin')
    const { id, email } = await identity.addAccount()
    const browser = identity.browser()
    const credentials = { body: { identifier: email, password: testPassword } }
    const { token } = (await (await browser.ask('POST', '/auth/login', credentials)).json()) as {
      token: string
    }

    expect(await ask(identity, 'POST', `/admin/users/${id}/disable`, admin)).toMatchObject({ status: 204 })
    expect(await ask(identity, 'GET', '/auth/verify', token)).toMatchObject({ status: 401 })
    expect((await browser.ask('POST', '/auth/refresh')).status).toBe(401)
    expect(await login(identity, email as string)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_DISABLED' },
    })

    expect(await ask(identity, 'POST', `/admin/users/${id}/enable`, admin)).toMatchObject({ status: 204 })
    expect(await ask(identity, 'GET', '/auth/verify', token)).toMatchObject({ status: 401 })
    expect(await login(identity, email as string)).toMatchObject({ status: 200 })
  })

  it('has no session left from a login that was under way', async () => {
    const { token: admin } = await loggedIn('admin')
    for (let round = 0; round < 8; round += 1) {
      const { id, email } = await identity.addAccount()
      const [answer] = await Promise.all([
        login(identity, email as string),
        ask(identity, 'POST', `/admin/users/${id}/disable`, admin),
      ])
      const { token } = answer.body
      if (token) expect(await ask(identity, 'GET', '/auth/verify', token)).toMatchObject({ status: 401 })
      else expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_DISABLED' } })
    }
  })

  it('is never one’s own: the last administrator can’t lock everybody out', async () => {
    const { id, token } = await loggedIn('admin')
    expect(await ask(identity, 'POST', `/admin/users/${id}/disable`, token)).toMatchObject({ status: 403 })
    expect(await ask(identity, 'GET', '/admin/verify', token)).toMatchObject({ status: 200 })
  })

  it('has to exist', async () => {
    const { token } = await loggedIn('admin')
    for (const change of ['disable', 'enable']) {
      const path = `/admin/users/${crypto.randomUUID()}/${change}`
      expect(await ask(identity, 'POST', path, token)).toMatchObject({
        status: 404,
        body: { code: 'ACCOUNT_NOT_FOUND' },
      })
      expect(await ask(identity, 'POST', `/admin/users/x/${change}`, token)).toMatchObject({ status: 400 })
    }
  })
})

describe('the audit log', () => {
  interface Told {
    readonly actorId: string
    readonly action: string
    readonly objectId: string | null
  }
  const toldOf = async (actorId: string): Promise<Told[]> => {
    const rows = await identity.query<{ payload: string }>(
      'SELECT payload FROM outbox WHERE name = $1 AND key = $2 ORDER BY sequence',
      ['identity.administrator-acted.v1', actorId],
    )
    return rows.map(({ payload }) => JSON.parse(payload) as Told)
  }

  it('is told of each command and each view once, and of nothing that was refused', async () => {
    const { id: actorId, token } = await loggedIn('admin')
    const { id } = await identity.addAccount()
    await ask(identity, 'GET', '/admin/verify', token)
    await ask(identity, 'POST', `/admin/users/${crypto.randomUUID()}/disable`, token)
    await ask(identity, 'POST', `/admin/users/${actorId}/disable`, token)
    expect(await toldOf(actorId)).toEqual([])
    await ask(identity, 'POST', `/admin/users/${id}/disable`, token)
    await ask(identity, 'GET', '/admin/contact-messages', token)
    expect(await toldOf(actorId)).toMatchObject([
      { actorId, action: 'disableAccount', objectKind: 'user', objectId: id, reason: 'asked by its owner' },
      { actorId, action: 'listContactMessages', objectKind: 'contact-message', objectId: null },
    ])
  })

  it('commits with the command: where it can’t be told, nothing is done, and nothing is shown', async () => {
    const { token } = await loggedIn('admin')
    const { id } = await identity.addAccount()
    const refuse = `CREATE RULE refuse_acts AS ON INSERT TO outbox WHERE NEW.name LIKE '%administrator-acted%'
      DO INSTEAD SELECT 1 / (SELECT 0)`
    await identity.query(refuse)
    try {
      expect(await ask(identity, 'POST', `/admin/users/${id}/disable`, token)).toMatchObject({ status: 500 })
      expect(await ask(identity, 'GET', '/admin/contact-messages', token)).toMatchObject({ status: 500 })
    } finally {
      await identity.query('DROP RULE refuse_acts ON outbox')
    }
    expect(await identity.query('SELECT disabled_at FROM account WHERE id = $1', [id])).toEqual([
      { disabled_at: null },
    ])
  })
})

describe('the first administrator', () => {
  const administrator = 'admin@originseal.local'

  it('is made once, of two replicas that start together, with a password for the operator alone', async () => {
    const empty = await startIdentity()
    const passwordFile = join(empty.folder, 'not-there-yet', 'admin-password')
    const config = { ADMIN_EMAIL: administrator, ADMIN_PASSWORD_FILE: passwordFile }
    const twins = await Promise.all([1, 2].map(() => startIdentity({ twinOf: empty, config })))
    try {
      const password = (await readFile(passwordFile, 'utf8')).trim()
      expect(password).toMatch(/^[\w-]{24}$/u)
      expect((await stat(passwordFile)).mode & 0o777).toBe(0o600)
      expect((await stat(dirname(passwordFile))).mode & 0o777).toBe(0o700)
      const { status, body } = await login(empty, administrator, password)
      expect({ status, body }).toMatchObject({ status: 200, body: { user: { role: 'admin' } } })

      const later = await startIdentity({ twinOf: empty, config })
      twins.push(later)
      expect((await readFile(passwordFile, 'utf8')).trim()).toBe(password)
    } finally {
      for (const twin of twins) await twin.stop()
      await empty.stop()
    }
  })

  it('is said on standard output where there is no file', async () => {
    const written: string[] = []
    const spy = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => Boolean(written.push(String(text))))
    const told = await startIdentity({ config: { ADMIN_EMAIL: administrator } }).finally(() =>
      spy.mockRestore(),
    )
    try {
      const lines = written.filter((line) => line.includes('said once'))
      expect(lines).toHaveLength(1)
      const password = /: (\S+)\n$/u.exec(lines[0] as string)?.[1]
      expect(await login(told, administrator, password)).toMatchObject({ status: 200 })
    } finally {
      await told.stop()
    }
  })

  it('is nobody where none is configured, and never a member who has the address', async () => {
    const one = await startIdentity()
    const { id } = await one.addAccount({ email: administrator })
    const other = await startIdentity({ twinOf: one, config: { ADMIN_EMAIL: administrator } })
    try {
      expect(await login(other, administrator)).toMatchObject({
        status: 200,
        body: { user: { id, role: 'member' } },
      })
    } finally {
      await other.stop()
      await one.stop()
    }
  })
})
