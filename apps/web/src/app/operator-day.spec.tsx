import { listAudit, listAuditDays, listParkedEvents } from '@originseal/contracts/admin/endpoints'
import {
  listPaymentDifferences,
  listPayments,
  listRefunds,
  listUnitDifferences,
} from '@originseal/contracts/billing/endpoints'
import { readAdminFigures } from '@originseal/contracts/admin/figure-endpoints'
import { readBillingFigures } from '@originseal/contracts/billing/figure-endpoints'
import { readEnforcementFigures } from '@originseal/contracts/enforcement/figure-endpoints'
import { readIdentityFigures } from '@originseal/contracts/identity/figure-endpoints'
import { listUsers } from '@originseal/contracts/identity/endpoints'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../testing/answering'
import { standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { orderOf } from '../testing/orders.fixture'
import { accessTokenOf, knows, member } from '../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' as const, realName: '管理員' }
const order = { ...orderOf(), ownerId: member.id, isUnconfirmed: false, attempts: [] }
const listed = {
  id: member.id,
  role: 'member',
  state: 'active',
  realName: '王小明',
  email: 'ming@example.tw',
  emailConfirmed: true,
  phone: null,
  registeredAt: '2026-11-01T00:00:00.000Z',
} as const

describe('ADMIN-01: a day of an operator, by keyboard only', () => {
  it('goes from the door through overview, users, an order, parked events and the audit log out again', async () => {
    const sent: unknown[] = []
    const figures = { series: [], queues: [{ name: 'parked-events' as const, waiting: 1 }] }
    gateway.use(
      knows(admin),
      http.post('/api/auth/login', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ token: accessTokenOf(admin), user: admin })
      }),
      http.post('/api/auth/logout', () => {
        sent.push('logout')
        return new HttpResponse(null, { status: 204 })
      }),
      answering(readIdentityFigures, { series: [], queues: [] }),
      answering(readBillingFigures, figures),
      answering(readEnforcementFigures, { series: [], queues: [] }),
      answering(readAdminFigures, { series: [], queues: [] }),
      answering(listUsers, { users: [listed], nextCursor: null }),
      answering(listPayments, { orders: [order], nextCursor: null }),
      answering(listRefunds, { refunds: [], nextCursor: null }),
      answering(listPaymentDifferences, { differences: [], nextCursor: null }),
      answering(listUnitDifferences, { differences: [], nextCursor: null }),
      answering(listParkedEvents, { services: [] }),
      answering(listAudit, { entries: [], nextCursor: null }),
      answering(listAuditDays, { days: [] }),
    )
    const { user, where } = await openPage('/admin/login')
    const press = (keys: string) => act(() => user.keyboard(keys))
    /** Opens the search, and the first thing that it offers for a text. */
    async function goTo(text: string, address: string) {
      await press('{Control>}k{/Control}')
      await screen.findByRole('dialog', { name: 'Search and commands' })
      await user.keyboard(text)
      await screen.findByRole('menuitem', { name: text })
      await user.keyboard('{Enter}')
      await waitFor(() => expect(where()).toBe(address))
    }

    // The door: Tab leads to the first field, Enter sends the form.
    const name = await screen.findByLabelText(/^E-mail or mobile number/)
    for (let step = 0; step < 60 && document.activeElement !== name; step += 1) await user.tab()
    expect(document.activeElement).toBe(name)
    await user.keyboard('root@example.tw')
    const password = screen.getByLabelText(/^Password/)
    for (let step = 0; step < 5 && document.activeElement !== password; step += 1) await user.tab()
    await user.keyboard('secret-1{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Overview' })
    expect(sent).toMatchObject([{ password: 'secret-1' }])

    // What waits has its way to the list.
    const waiting = await screen.findByRole('link', { name: 'Events that could not be handled' })
    expect(waiting.getAttribute('href')).toBe('/admin/parked-events')

    await goTo('Users', '/admin/users')
    await screen.findByText('ming@example.tw')
    await press('j')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '王小明' }))
    await goTo(order.number, `/admin/payments?search=${order.number}`)
    await screen.findByRole('heading', { level: 1, name: 'Payment review' })
    await goTo('Parked events', '/admin/parked-events')
    await screen.findByText('Every event was handled.')
    await goTo('Audit log', '/admin/audit')

    await press('/')
    await screen.findByRole('dialog', { name: 'Search and commands' })
    await user.keyboard('log out')
    await screen.findByRole('menuitem', { name: 'Log out' })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent.at(-1)).toBe('logout'))
    await waitFor(() => expect(where()).toBe('/login'))
  })
})
