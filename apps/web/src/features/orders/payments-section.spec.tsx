import type { Order, ReadRefundQuoteResponse, Refund } from '@originseal/contracts'
import { listOrders, readRefundQuote, requestRefund } from '@originseal/contracts/billing/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { orderId, orderOf } from '../../testing/orders.fixture'
import { answerSessions, beLoggedIn, knows, ownAccount } from '../../testing/session.fixture'
import { ownUnits } from '../../testing/units.fixture'

const gateway = standInGateway()

const paid = orderOf({ state: 'fulfilled', paidAt: '2026-11-22T08:04:00.000Z' })
const quote: ReadRefundQuoteResponse = {
  kind: 'cooling-off',
  paid: 391,
  amount: 352,
  deductions: [{ unit: 'seal', used: 2, amount: 39 }],
  coolingOffUntil: '2026-11-30T16:00:00.000Z',
  days: 15,
  by: 'card',
}
const refund: Refund = {
  id: '8d2b8c1e-1111-4222-8333-444455556666',
  orderId,
  kind: 'cooling-off',
  state: 'approved',
  amount: 352,
  reason: 'no need',
  requestedAt: '2026-11-23T08:00:00.000Z',
  dueAt: '2026-12-08T08:00:00.000Z',
}

async function openPayments(...orders: Order[]) {
  beLoggedIn()
  answerSessions(gateway)
  gateway.use(answering(listOrders, { orders, nextCursor: null }), knows(), ownAccount(), ...ownUnits([]))
  const opened = await openPage('/member-info')
  const section = within(await screen.findByRole('region', { name: 'Payments' }))
  await section.findAllByRole('link', { name: 'Seal pack' })
  return { ...opened, section }
}

describe('MEMBER-02: payments', () => {
  it('each leads to its order, and says how it stands', async () => {
    const { section } = await openPayments(paid, orderOf({ id: refund.id, state: 'expired' }))
    const [first, second] = section.getAllByRole('listitem')
    expect(within(first!).getByRole('link', { name: 'Seal pack' }).getAttribute('href')).toBe(
      `/payment/success?orderId=${orderId}`,
    )
    expect(within(first!).getByText('Done')).toBeTruthy()
    expect(within(second!).getByText('Expired')).toBeTruthy()
    expect(within(second!).queryByRole('button')).toBeNull()
  })

  it('a refund is asked for once it was shown what comes back; then it says how far it is', async () => {
    const asked: unknown[] = []
    const { section, user } = await openPayments(paid)
    gateway.use(
      answering(readRefundQuote, quote),
      answering(requestRefund, refund, async (request) => asked.push(await request.clone().json())),
    )
    await user.click(section.getByRole('button', { name: /^Ask for a refund/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('NT$352')
    expect(dialog.getByText('−NT$39')).toBeTruthy()
    expect(dialog.getByText(/back within 15 days/)).toBeTruthy()
    gateway.use(answering(listOrders, { orders: [{ ...paid, refund }], nextCursor: null }))
    await user.click(dialog.getByRole('button', { name: 'Rescind and get the money back' }))
    expect(await section.findByText('Refund under way, back by Dec 8, 2026')).toBeTruthy()
    expect(asked).toEqual([{ reason: '' }])
    expect(section.queryByRole('button', { name: /^Ask for a refund/ })).toBeNull()
  })

  it('after the seven days a reason is needed, which somebody decides by', async () => {
    const asked: unknown[] = []
    const { section, user } = await openPayments(paid)
    gateway.use(
      answering(readRefundQuote, { ...quote, kind: 'on-request', days: 30 }),
      answering(requestRefund, refund, async (request) => asked.push(await request.clone().json())),
    )
    await user.click(section.getByRole('button', { name: /^Ask for a refund/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: 'Send the request' })
    await user.click(send)
    await dialog.findByText('Please say why in a few words')
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'no need')
    await user.click(send)
    await waitFor(() => expect(asked).toEqual([{ reason: 'no need' }]))
  })

  it('money that no card takes back needs an account, whose faults stand at its fields', async () => {
    const { section, user } = await openPayments(paid)
    gateway.use(answering(readRefundQuote, { ...quote, by: 'transfer' }))
    await user.click(section.getByRole('button', { name: /^Ask for a refund/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox', { name: /Account number/ }), '12')
    await user.click(dialog.getByRole('button', { name: 'Rescind and get the money back' }))
    await waitFor(() => expect(dialog.getByText('An account number has 6 to 16 digits')).toBeTruthy())
    expect(dialog.getByText('A bank code has 3 digits')).toBeTruthy()
  })
})

test('nothing for axe to say', async () => {
  const { page } = await openPayments(paid)
  expect(await faultsIn(page.container)).toEqual([])
})
