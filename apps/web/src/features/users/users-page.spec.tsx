import type { AdministeredUser, ReadUserPlanResponse, ReadUserResponse } from '@originseal/contracts'
import * as admin from '@originseal/contracts/admin/endpoints'
import * as billing from '@originseal/contracts/billing/endpoints'
import * as identity from '@originseal/contracts/identity/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { sectionTitles } from '../../testing/section-titles'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const administrator = { ...member, role: 'admin' } as const
const user: AdministeredUser = {
  id: '1a2b8c1e-1111-4222-8333-444455556666',
  role: 'pro',
  state: 'active',
  realName: '趙平安',
  email: 'ping@shop.example',
  emailConfirmed: false,
  phone: '0988776655',
  registeredAt: '2026-11-20T01:00:00.000Z',
}
const whole: ReadUserResponse = {
  ...user,
  language: 'zh-TW',
  hasPassword: true,
  hasSecondFactor: false,
  disabledAt: null,
  erasesAt: null,
  benefits: [],
  sessions: [
    {
      id: '2a2b8c1e-1111-4222-8333-444455556666',
      openedAt: '2026-11-22T01:00:00.000Z',
      endsAt: '2026-12-22T01:00:00.000Z',
    },
  ],
  notes: [],
}
const lotId = '3a2b8c1e-1111-4222-8333-444455556666'
const plan: ReadUserPlanResponse = {
  subscription: { plan: 'pro', state: 'active', entitlements: [] },
  units: [
    {
      unit: 'scan',
      available: 3,
      held: 1,
      isComing: false,
      lots: [{ lotId, reason: 'gift', available: 3, held: 1, from: '2026-11-20T01:00:00.000Z' }],
    },
  ],
}

function enter(...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn(administrator)
  answerSessions(gateway)
  gateway.use(...handlers, knows(administrator))
}

describe('ADMIN-03: /admin/users', () => {
  it('asks for what the address says, and keeps there what is searched', async () => {
    const asked: string[] = []
    enter(
      answering(identity.listUsers, { users: [user], nextCursor: null }, ({ url }) =>
        asked.push(new URL(url).search),
      ),
    )
    const opened = await openPage('/admin/users?state=active&role=nobody')
    await screen.findByRole('link', { name: '趙平安' })
    expect(asked).toEqual(['?state=active'])
    await opened.user.type(screen.getByLabelText('Search'), 'ping@{Enter}')
    await waitFor(() => expect(asked.at(-1)).toBe('?search=ping%40&state=active'))
    expect(opened.where()).toContain('search=ping%40')
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('says that no account fits', async () => {
    enter(answering(identity.listUsers, { users: [], nextCursor: null }))
    await openPage('/admin/users?search=nobody')
    expect(await screen.findByText('No account fits.')).toBeTruthy()
  })
})

describe('ADMIN-03: the page of one user', () => {
  const open = (...handlers: Parameters<typeof gateway.use>) => {
    enter(
      ...handlers,
      answering(identity.readUser, whole),
      answering(billing.readUserPlan, plan),
      answering(billing.listPayments, { orders: [], nextCursor: null }),
      answering(admin.listAudit, { entries: [], nextCursor: null }),
    )
    return openPage(`/admin/users/${user.id}`)
  }

  it('shows account, plan, orders, sessions, notes and audit', async () => {
    const asked: string[] = []
    await open(
      answering(billing.listPayments, { orders: [], nextCursor: null }, ({ url }) =>
        asked.push(new URL(url).search),
      ),
      answering(admin.listAudit, { entries: [], nextCursor: null }, ({ url }) =>
        asked.push(new URL(url).search),
      ),
    )
    await screen.findByRole('heading', { level: 1, name: '趙平安' })
    expect(sectionTitles()).toEqual([
      ...['Account', 'Plan and units', 'Orders', 'Sessions', 'Notes', 'Negotiations', 'Audit'],
    ])
    expect(await screen.findByText('3 left, 1 held')).toBeTruthy()
    await waitFor(() => expect(asked.toSorted()).toEqual([`?ownerId=${user.id}`, `?subjectId=${user.id}`]))
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('disables with a reason, and then offers to enable', async () => {
    const sent: unknown[] = []
    const opened = await open(
      answering(identity.disableAccount, undefined, async (request) => sent.push(await request.json())),
    )
    const form = within(await screen.findByRole('form', { name: 'Disable' }))
    expect(form.getByRole('button')).toHaveProperty('disabled', true)
    await opened.user.type(form.getByLabelText('Reason'), 'asked by the police')
    gateway.use(answering(identity.readUser, { ...whole, state: 'disabled' }))
    await opened.user.click(form.getByRole('button'))
    await screen.findByRole('form', { name: 'Enable again' })
    expect(sent).toEqual([{ reason: 'asked by the police' }])
  })

  it('gives units for some days, and takes back what is free of a lot', async () => {
    const sent: unknown[] = []
    const keep = async (request: Request) => sent.push(await request.json())
    const opened = await open(
      answering(billing.giveUnits, plan, keep),
      answering(billing.revokeUnits, undefined, keep),
    )
    const give = within(await screen.findByRole('form', { name: 'Give units' }))
    await opened.user.selectOptions(give.getByLabelText('Unit'), 'Web scans')
    await opened.user.type(give.getByLabelText('Reason'), 'a scan that failed')
    await opened.user.click(give.getByRole('button'))
    await waitFor(() =>
      expect(sent).toEqual([{ unit: 'scan', quantity: 1, days: 30, reason: 'a scan that failed' }]),
    )
    await opened.user.click(screen.getByText('3 · Gift · without an end'))
    const revoke = within(screen.getByRole('form', { name: 'Take back' }))
    await opened.user.type(revoke.getByLabelText('Reason'), 'by mistake')
    await opened.user.click(revoke.getByRole('button'))
    await waitFor(() => expect(sent.at(-1)).toEqual({ lotId, quantity: 3, reason: 'by mistake' }))
  })

  it('ends all sessions, and keeps a note', async () => {
    const sent: unknown[] = []
    const keep = async (request: Request) => sent.push(await request.json())
    const note = { id: lotId, authorId: member.id, text: 'called us', writtenAt: whole.registeredAt }
    const opened = await open(
      answering(identity.endUserSessions, undefined, keep),
      answering(identity.writeUserNote, note, keep),
    )
    const end = within(await screen.findByRole('form', { name: 'End all sessions' }))
    await opened.user.type(end.getByLabelText('Reason'), 'phone lost')
    gateway.use(answering(identity.readUser, { ...whole, sessions: [] }))
    await opened.user.click(end.getByRole('button'))
    await screen.findByText('Nothing is open.')
    const write = within(screen.getByRole('form', { name: 'Keep the note' }))
    await opened.user.type(write.getByLabelText('Note'), 'called us')
    gateway.use(answering(identity.readUser, { ...whole, notes: [note] }))
    await opened.user.click(write.getByRole('button'))
    await screen.findByText('called us')
    expect(sent).toEqual([{ reason: 'phone lost' }, { text: 'called us' }])
  })

  it('says that there is no such account', async () => {
    await open(http.get(`/api/admin/users/${user.id}`, () => problem(404, 'ACCOUNT_NOT_FOUND')))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByRole('form')).toBeNull()
  })
})
