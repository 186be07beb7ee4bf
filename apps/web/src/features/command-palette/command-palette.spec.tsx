import { listPayments } from '@originseal/contracts/billing/endpoints'
import { listAdministeredCases } from '@originseal/contracts/enforcement/endpoints'
import { listContactMessages, listProposals, listUsers } from '@originseal/contracts/identity/endpoints'
import { listAudit, listAuditDays } from '@originseal/contracts/admin/endpoints'
import { listAdministeredScans } from '@originseal/contracts/scan-orchestrator/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { orderId, orderOf } from '../../testing/orders.fixture'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const user = {
  id: '5d2b8c1e-1111-4222-8333-444455556666',
  role: 'pro',
  state: 'active',
  realName: '王小明',
  email: 'ming@example.tw',
  emailConfirmed: true,
  phone: '0912345678',
  registeredAt: '2026-11-01T00:00:00.000Z',
} as const
const order = { ...orderOf(), ownerId: user.id, isUnconfirmed: false, attempts: [] }

const scan = {
  scanId: '9c1b8c1e-1111-4222-8333-444455556666',
  ownerId: user.id,
  workId: null,
  status: 'completed',
  startedAt: '2026-11-22T08:00:00.000Z',
} as const

async function openOffice() {
  const asked: string[] = []
  const note = ({ url }: Request) => asked.push(url.slice(url.indexOf('/api')))
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    knows(admin),
    answering(listUsers, { users: [user], nextCursor: null }, note),
    answering(listPayments, { orders: [order], nextCursor: null }, note),
    answering(listAdministeredCases, { cases: [], nextCursor: null }, note),
    answering(listContactMessages, { data: { messages: [], nextCursor: null } }, note),
    answering(listProposals, { proposals: [], nextCursor: null, isAlone: false, delayMinutes: 10 }, note),
    answering(listAdministeredScans, { scans: [scan], nextCursor: null }, note),
    answering(listAudit, { entries: [], nextCursor: null }),
    answering(listAuditDays, { days: [] }),
  )
  const opened = await openPage('/admin/users')
  await screen.findByText('ming@example.tw')
  asked.length = 0
  return { ...opened, asked }
}
const palette = async () => within(await screen.findByRole('dialog', { name: 'Search and commands' }))

beforeEach(() => localStorage.clear())

describe('ADMIN-01: the search of the back office', () => {
  it('is opened by Ctrl-K, asks who owns such a thing, and Enter opens what was found', async () => {
    const { user: keyboard, asked, where } = await openOffice()
    await act(() => keyboard.keyboard('{Control>}k{/Control}'))
    const dialog = await palette()
    expect(await faultsIn(document.body)).toEqual([])
    await keyboard.keyboard(order.number.toLowerCase())
    await dialog.findByRole('menuitem', { name: order.number })
    expect(asked).toEqual([`/api/admin/payments?search=${order.number}&limit=5`])
    await keyboard.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe(`/admin/payments/${order.id}`))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the page of a case by its number', async () => {
    const { user: keyboard, where } = await openOffice()
    const found = {
      id: '7c1b8c1e-1111-4222-8333-444455556666',
      number: 'ZK-2611-007',
      workId: user.id,
      pageUrl: 'https://shop.example/item/7',
      state: 'filed',
      outcome: null,
      stage: 2,
      actor: 'platform',
      openedAt: user.registeredAt,
      changedAt: user.registeredAt,
      dueAt: null,
      remedy: null,
      standsStill: false,
      ownerId: user.id,
    } as const
    gateway.use(
      answering(listAdministeredCases, { cases: [found], nextCursor: null }),
      http.get(`/api/admin/cases/${found.id}`, () => problem(404, 'CASE_NOT_FOUND')),
    )
    await act(() => keyboard.keyboard('/'))
    const dialog = await palette()
    await keyboard.paste(found.number)
    await dialog.findByRole('menuitem', { name: found.number })
    await keyboard.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe(`/admin/cases/${found.id}`))
  })

  it('opens a message by the number that its sender was told, and asks nobody else', async () => {
    const { user: keyboard, asked, where } = await openOffice()
    const message = {
      id: '8c1b8c1e-1111-4222-8333-444455556666',
      reference: '20261122-7K3Q9XMA',
      kind: 'question',
      name: 'Ming',
      email: 'ming@example.tw',
      about: null,
      message: 'Hello',
      language: 'en',
      receivedAt: user.registeredAt,
      handled: null,
    } as const
    gateway.use(
      answering(listContactMessages, { data: { messages: [message], nextCursor: null } }, ({ url }) =>
        asked.push(url.slice(url.indexOf('/api'))),
      ),
    )
    await act(() => keyboard.keyboard('/'))
    const dialog = await palette()
    await keyboard.paste(message.reference.toLowerCase())
    await dialog.findByRole('menuitem', { name: message.reference })
    expect(asked).toEqual([`/api/admin/contact-messages?search=${message.reference}&limit=5`])
    await keyboard.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe(`/admin/contact-messages?search=${message.reference}`))
  })

  it('asks all who have such ids for an id, and goes on without one who does not answer', async () => {
    const { user: keyboard, asked } = await openOffice()
    gateway.use(http.get('/api/admin/cases', () => problem(403, 'NOT_ALLOWED')))
    await act(() => keyboard.keyboard('/'))
    const dialog = await palette()
    await keyboard.paste(orderId)
    await dialog.findByText('No answer from: enforcement')
    expect(asked.toSorted()).toEqual([
      `/api/admin/contact-messages?search=${orderId}&limit=5`,
      `/api/admin/payments?search=${orderId}&limit=5`,
      `/api/admin/proposals?search=${orderId}&limit=5`,
      `/api/admin/scans?search=${orderId}&limit=5`,
      `/api/admin/users?search=${orderId}&limit=5`,
    ])
    expect(dialog.getByRole('menuitem', { name: '王小明' })).toBeTruthy()
    expect(dialog.getByRole('menuitem', { name: 'Scan of Nov 22, 2026, 4:00 PM' })).toBeTruthy()
    expect(dialog.getByRole('menuitem', { name: 'Audit log of this id' })).toBeTruthy()
  })

  it('asks nobody for a word: it names places and acts, and narrows the list of users', async () => {
    const { user: keyboard, asked, where } = await openOffice()
    await keyboard.click(screen.getByRole('button', { name: 'Search' }))
    const dialog = await palette()
    await keyboard.keyboard('audit')
    await waitFor(() =>
      expect(dialog.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        'Audit log',
        'Users that begin with thisaudit',
      ]),
    )
    await keyboard.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe('/admin/audit'))
    expect(asked).toEqual([])
  })
})

describe('ADMIN-01: single keys', () => {
  it('go through the rows, open one, and are told by ?', async () => {
    const { user: keyboard, where } = await openOffice()
    await keyboard.keyboard('j')
    const link = screen.getByRole('link', { name: '王小明' })
    expect(document.activeElement).toBe(link)
    await act(() => keyboard.keyboard('?'))
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await keyboard.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    link.focus()
    await keyboard.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe(`/admin/users/${user.id}`))
  })

  it('are text where somebody types, and nothing once switched off', async () => {
    const { user: keyboard } = await openOffice()
    const field = screen.getByLabelText(/^Search/, { selector: 'input' })
    await keyboard.type(field, 'j/?k')
    expect((field as HTMLInputElement).value).toBe('j/?k')
    expect(screen.queryByRole('dialog')).toBeNull()
    await keyboard.clear(field)
    field.blur()
    await act(() => keyboard.keyboard('?'))
    await keyboard.click(await screen.findByRole('checkbox', { name: 'Use single keys' }))
    await keyboard.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(() => keyboard.keyboard('/'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => keyboard.keyboard('{Meta>}k{/Meta}'))
    await palette()
  })
})
