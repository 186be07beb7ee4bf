import type { AdministeredOrder, AdministeredRefund, PaymentDifference } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { orderId, orderOf } from '../../testing/orders.fixture'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const

const order = (change: Partial<AdministeredOrder> = {}): AdministeredOrder => ({
  ...orderOf(),
  ownerId: member.id,
  isUnconfirmed: false,
  attempts: [
    {
      number: 'OSATTEMPT1',
      payment: 'card',
      state: 'open',
      amount: 391,
      startedAt: '2026-11-22T08:00:00.000Z',
    },
  ],
  ...change,
})
const refund: AdministeredRefund = {
  id: '8d2b8c1e-1111-4222-8333-444455556666',
  orderId,
  kind: 'on-request',
  state: 'requested',
  amount: 391,
  reason: 'charged twice',
  requestedAt: '2026-11-23T08:00:00.000Z',
  dueAt: '2026-12-23T08:00:00.000Z',
  ownerId: member.id,
  orderNumber: 'OS7KQ2M9XWZ4N8T3B5HC',
  requestedBy: 'member',
  refundable: 391,
  deductions: [],
}
const difference: PaymentDifference = {
  id: '9d2b8c1e-1111-4222-8333-444455556666',
  day: '2026-11-22',
  kind: 'lost-notice',
  attemptNumber: 'OSATTEMPT1',
  orderNumber: 'OSORDER1',
  theirs: 391,
  foundAt: '2026-11-23T01:00:00.000Z',
}

interface Given {
  readonly orders?: AdministeredOrder[]
  readonly refunds?: AdministeredRefund[]
  readonly differences?: PaymentDifference[]
}

async function openPayments({ orders = [], refunds = [], differences = [] }: Given) {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    knows(admin),
    answering(endpoints.listPayments, { orders, nextCursor: null }),
    answering(endpoints.listRefunds, { refunds, nextCursor: null }),
    answering(endpoints.listPaymentDifferences, {
      differences,
      nextCursor: null,
      comparedUntil: '2026-11-22',
    }),
    answering(endpoints.listUnitDifferences, { differences: [], nextCursor: null }),
  )
  const opened = await openPage('/admin/payments')
  await screen.findByText(/compared until 2026-11-22/)
  return opened
}

/** Bodies of the calls of an endpoint. */
function noting() {
  const bodies: unknown[] = []
  const note = async (request: Request) => bodies.push(JSON.parse((await request.clone().text()) || 'null'))
  return { bodies, note }
}

describe('ADMIN-04: what an administrator does about payments', () => {
  it('a request for a refund is approved or rejected', async () => {
    const { bodies, note } = noting()
    const { user } = await openPayments({ refunds: [refund] })
    gateway.use(answering(endpoints.decideRefund, refund, note))
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'was used')
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies).toEqual([
      { decision: 'reject', note: 'was used' },
      { decision: 'approve', amount: 391 },
    ])
  })

  it('a difference with the provider is shown with both sums, and settled with a note', async () => {
    const { bodies, note } = noting()
    const { user } = await openPayments({ differences: [difference] })
    expect(screen.getByText(/^Ours: –; theirs: NT\$391/).textContent).toMatch(/Order OSORDER1$/)
    gateway.use(answering(endpoints.settlePaymentDifference, difference, note))
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'handed out')
    await user.click(screen.getByRole('button', { name: 'Settle' }))
    await waitFor(() => expect(bodies).toEqual([{ note: 'handed out' }]))
  })

  it('orders are narrowed as the address says, which the fields change', async () => {
    const asked: string[] = []
    beLoggedIn(admin)
    answerSessions(gateway)
    gateway.use(
      knows(admin),
      answering(
        endpoints.listPayments,
        { orders: [order({ review: 'amount' })], nextCursor: null },
        ({ url }) => asked.push(new URL(url).search),
      ),
      answering(endpoints.listRefunds, { refunds: [], nextCursor: null }),
      answering(endpoints.listPaymentDifferences, { differences: [], nextCursor: null }),
      answering(endpoints.listUnitDifferences, { differences: [], nextCursor: null }),
    )
    const { user, where } = await openPage(
      '/admin/payments?dated=paid&from=2026-11-20&until=2026-11-20&state=no',
    )
    await screen.findByText('Another amount came')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'Transfer')
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'To be paid')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which orders' }), 'To look at')
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        '?state=awaiting&payment=transfer&dated=paid&from=2026-11-20&until=2026-11-20&review=true',
      ),
    )
    expect(asked[0]).toBe('?dated=paid&from=2026-11-20&until=2026-11-20')
    expect(where()).toContain('payment=transfer')
  })
})

test('nothing for axe to say', async () => {
  const { page } = await openPayments({ orders: [order()], refunds: [refund], differences: [difference] })
  expect(await faultsIn(page.container)).toEqual([])
})
