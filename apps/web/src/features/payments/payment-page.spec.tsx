import type { AdministeredRefund, ProviderAnswer, ReadPaymentResponse } from '@originseal/contracts'
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
const attempt = {
  number: 'OSATTEMPT1',
  payment: 'card',
  state: 'open',
  amount: 391,
  startedAt: '2026-11-22T08:00:00.000Z',
} as const

const order = (change: Partial<ReadPaymentResponse> = {}): ReadPaymentResponse => ({
  ...orderOf(),
  ownerId: member.id,
  isUnconfirmed: false,
  attempts: [attempt],
  answers: [],
  notices: [],
  refunds: [],
  ...change,
})
const refund: AdministeredRefund = {
  id: '8d2b8c1e-1111-4222-8333-444455556666',
  orderId,
  kind: 'on-request',
  state: 'processing',
  amount: 391,
  reason: 'charged twice',
  requestedAt: '2026-11-23T08:00:00.000Z',
  dueAt: '2026-12-23T08:00:00.000Z',
  ownerId: member.id,
  orderNumber: 'OS7KQ2M9XWZ4N8T3B5HC',
  requestedBy: 'administrator',
  refundable: 391,
  deductions: [],
}

async function openPayment(shown: ReadPaymentResponse) {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(knows(admin), answering(endpoints.readPayment, shown))
  const opened = await openPage(`/admin/payments/${orderId}`)
  await screen.findByRole('heading', { name: 'Payment attempts' })
  return opened
}

/** Bodies of the calls of an endpoint. */
function noting() {
  const bodies: unknown[] = []
  const note = async (request: Request) => bodies.push(JSON.parse((await request.clone().text()) || 'null'))
  return { bodies, note }
}
const formOf = async (name: string) => within(await screen.findByRole('form', { name }))

const contested = {
  attemptNumber: 'OSATTEMPT1',
  received: 376,
  decisions: ['fulfil', 'give-back', 'reject'],
} as const
const underReview = (payment: 'card' | 'transfer' = 'card') =>
  order({
    payment,
    review: 'amount',
    contested: { ...contested, decisions: [...contested.decisions] },
    attempts: [{ ...attempt, payment, state: 'held', received: 376 }],
  })

describe('ADMIN-04: the page of one payment', () => {
  it('shows what came of another amount, and each decision is sent as it was seen', async () => {
    const { bodies, note } = noting()
    const { user } = await openPayment(underReview('transfer'))
    expect(screen.getByText('NT$376 came; the price is NT$391.')).toBeTruthy()
    gateway.use(answering(endpoints.decideReview, underReview(), note))
    const accept = await formOf('Accept and hand out')
    await user.type(accept.getByRole('textbox', { name: 'Reason' }), 'fee of the bank')
    await user.click(accept.getByRole('button'))
    await waitFor(() => expect(bodies).toHaveLength(1))
    const back = await formOf('Give it all back')
    await user.type(back.getByRole('textbox', { name: 'Reason' }), 'too little')
    await user.type(back.getByRole('textbox', { name: /Bank code/ }), '812')
    await user.type(back.getByRole('textbox', { name: 'Account number' }), '123456789012')
    await user.type(back.getByRole('textbox', { name: 'Account holder' }), '王小明')
    await user.click(back.getByRole('button'))
    await waitFor(() => expect(bodies).toHaveLength(2))
    const reject = await formOf('Reject: it did not come')
    await user.type(reject.getByRole('textbox', { name: 'Reason' }), 'of another order')
    await user.click(reject.getByRole('button'))
    await waitFor(() => expect(bodies).toHaveLength(3))
    const account = { bankCode: '812', account: '123456789012', holder: '王小明' }
    expect(bodies).toEqual([
      { decision: 'fulfil', amount: 391, received: 376, reason: 'fee of the bank' },
      { decision: 'give-back', amount: 376, reason: 'too little', account },
      { decision: 'reject', amount: 376, reason: 'of another order' },
    ])
    // Until it is decided no other transfer is confirmed.
    expect(screen.queryByRole('form', { name: 'Confirm the transfer' })).toBeNull()
  })

  it('of a card no bank account is asked for', async () => {
    await openPayment(underReview())
    expect((await formOf('Give it all back')).queryByRole('textbox', { name: 'Account number' })).toBeNull()
  })

  it('asks the provider now, and shows the answer when it has come', async () => {
    const { user } = await openPayment(order())
    const answer: ProviderAnswer = {
      attemptNumber: 'OSATTEMPT1',
      status: 'paid',
      amount: 376,
      answeredAt: '2026-11-25T08:00:00.000Z',
    }
    let asked = 0
    gateway.use(
      answering(endpoints.askProvider, undefined),
      answering(endpoints.readProviderAnswers, { answers: [answer] }),
      answering(endpoints.readPayment, order({ answers: [answer] }), () => asked++),
    )
    await user.click(screen.getByRole('button', { name: 'Ask the provider' }))
    expect(await screen.findByText('Paid: NT$376')).toBeTruthy()
    await waitFor(() => expect(asked).toBe(1))
    expect(screen.queryByText(/is being asked/)).toBeNull()
  })

  it('shows notices as they were received, with whether their seal was right', async () => {
    const notice = {
      id: '9d2b8c1e-1111-4222-8333-444455556666',
      kind: 'payment',
      verdict: 'forged' as const,
      attemptNumber: 'OSATTEMPT1',
      fields: { TradeAmt: '1', RtnMsg: 'paid' },
      receivedAt: '2026-11-25T08:00:00.000Z',
    }
    const { user } = await openPayment(order({ notices: [notice] }))
    await user.click(screen.getByText('Fields of the notice about OSATTEMPT1'))
    expect(screen.getByText('Seal wrong')).toBeTruthy()
    expect(screen.getByText('TradeAmt')).toBeTruthy()
  })

  it('a transfer is confirmed with what arrived and the bank’s reference', async () => {
    const { bodies, note } = noting()
    const transfer = order({ payment: 'transfer', attempts: [{ ...attempt, payment: 'transfer' }] })
    const { user } = await openPayment(transfer)
    gateway.use(answering(endpoints.confirmTransfer, transfer, note))
    const form = await formOf('Confirm the transfer')
    await user.type(form.getByRole('textbox', { name: 'Bank reference' }), '20261122-0001')
    await user.click(form.getByRole('button'))
    await waitFor(() => expect(bodies).toEqual([{ amount: 391, reference: '20261122-0001' }]))
    expect(screen.queryByRole('form', { name: 'Refund' })).toBeNull()
    // Nobody can be asked about it.
    expect(screen.queryByRole('button', { name: 'Ask the provider' })).toBeNull()
  })

  it('what was paid is refunded in part, and the units are left', async () => {
    const { bodies, note } = noting()
    const paid = { ...attempt, payment: 'transfer', state: 'paid', received: 391 } as const
    const { user } = await openPayment(order({ state: 'fulfilled', payment: 'transfer', attempts: [paid] }))
    gateway.use(answering(endpoints.startRefund, refund, note))
    const form = await formOf('Refund')
    await user.clear(form.getByRole('textbox', { name: /Amount/ }))
    await user.type(form.getByRole('textbox', { name: /Amount/ }), '100')
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'by kindness')
    await user.selectOptions(form.getByRole('combobox', { name: 'Units' }), 'Leave them')
    await user.click(form.getByRole('button'))
    await waitFor(() => expect(bodies).toEqual([{ amount: 100, reason: 'by kindness', revokesUnits: false }]))
  })

  it('nothing for axe to say', async () => {
    const { page } = await openPayment({ ...underReview('transfer'), refunds: [refund] })
    expect(screen.getByRole('link', { name: member.id }).getAttribute('href')).toBe(
      `/admin/users/${member.id}`,
    )
    expect(await faultsIn(page.container)).toEqual([])
  })
})
