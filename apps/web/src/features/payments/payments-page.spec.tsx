import type { AdministeredOrder, AdministeredRefund, PaymentDifference } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
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
  attempts: [{ number: 'OSATTEMPT1', payment: 'card', state: 'open', startedAt: '2026-11-22T08:00:00.000Z' }],
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
  it('a transfer is confirmed with what arrived and the bank’s reference', async () => {
    const { bodies, note } = noting()
    const transfer = order({ payment: 'transfer' })
    const { user } = await openPayments({ orders: [transfer] })
    gateway.use(answering(endpoints.confirmTransfer, transfer, note))
    const form = within(await screen.findByRole('form', { name: 'Confirm the transfer', hidden: true }))
    await user.type(form.getByRole('textbox', { name: 'Bank reference', hidden: true }), '20261122-0001')
    await user.click(form.getByRole('button', { hidden: true }))
    await waitFor(() => expect(bodies).toEqual([{ amount: 391, reference: '20261122-0001' }]))
    expect(screen.queryByRole('form', { name: 'Refund', hidden: true })).toBeNull()
  })

  it('the provider is asked about an order; a paid one is refunded', async () => {
    const { bodies, note } = noting()
    const { user } = await openPayments({ orders: [order({ state: 'fulfilled' })] })
    gateway.use(
      answering(endpoints.askProvider, undefined, note),
      answering(endpoints.startRefund, refund, note),
    )
    await user.click(await screen.findByRole('button', { name: 'Ask the provider', hidden: true }))
    const form = within(screen.getByRole('form', { name: 'Refund', hidden: true }))
    await user.clear(form.getByRole('textbox', { name: /Amount/, hidden: true }))
    await user.type(form.getByRole('textbox', { name: /Amount/, hidden: true }), '100')
    await user.type(form.getByRole('textbox', { name: 'Reason', hidden: true }), 'by kindness')
    await user.click(form.getByRole('button', { hidden: true }))
    await waitFor(() =>
      expect(bodies).toEqual([null, { amount: 100, reason: 'by kindness', revokesUnits: true }]),
    )
  })

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

  it('only what somebody has to look at is shown on demand', async () => {
    const asked: (string | null)[] = []
    const { user } = await openPayments({ orders: [order()] })
    gateway.use(
      answering(
        endpoints.listPayments,
        { orders: [order({ review: 'amount' })], nextCursor: null },
        (request) => asked.push(new URL(request.url).searchParams.get('review')),
      ),
    )
    await user.click(screen.getByRole('radio', { name: 'To look at' }))
    await screen.findByText('Another amount came')
    expect(asked).toEqual(['true'])
  })
})

test('nothing for axe to say', async () => {
  const { page } = await openPayments({ orders: [order()], refunds: [refund], differences: [difference] })
  expect(await faultsIn(page.container)).toEqual([])
})
