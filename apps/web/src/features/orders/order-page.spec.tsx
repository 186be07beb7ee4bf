import type { Order, ReadSubscriptionResponse } from '@originseal/contracts'
import { cancelOrder, readOrder, readSubscription } from '@originseal/contracts/billing/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { storedPendingPurchase } from '../../offers/pending-purchase'
import { answering } from '../../testing/answering'
import { offers } from '../../testing/catalogue.fixture'
import {
  answers,
  beAfterSealing,
  finding,
  masked,
  problem,
  scan,
  scanId,
  standInGateway,
} from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { orderId, orderOf } from '../../testing/orders.fixture'
import { beLoggedIn, knows } from '../../testing/session.fixture'

const gateway = standInGateway()

async function openOrder(change: Partial<Order>) {
  beLoggedIn()
  gateway.use(knows(), offers(), answering(readOrder, orderOf(change)))
  return openPage(`/payment/success?orderId=${orderId}`)
}

const granted = (quantity: number) => ({
  id: '7c2b8c1e-4444-4222-8333-444455556666',
  unit: 'seal',
  move: 'grant',
  quantity,
  cause: { kind: 'pack', id: orderId },
  at: '2026-11-22T08:05:00.000Z',
})
const lines = (all: object[]) =>
  http.get('/api/units/lines', () => HttpResponse.json({ data: { lines: all, nextCursor: null } }))

describe('BILL-03: what became of an order', () => {
  it('is asked for until it is paid; then the pending record is gone and what it has brought is shown', async () => {
    storedPendingPurchase.write({
      orderId,
      value: 391,
      currency: 'TWD',
      email: '',
      phone: '',
      eventId: 'event-01',
    })
    gateway.use(lines([]))
    await openOrder({})
    await screen.findByText('Waiting for the payment')
    expect(storedPendingPurchase.read()).toBeDefined()
    gateway.use(answering(readOrder, orderOf({ state: 'fulfilled', paidAt: '2026-11-22T08:04:00.000Z' })))
    await screen.findByText('Paid, thank you')
    expect(storedPendingPurchase.read()).toBeUndefined()
    await screen.findByText('On their way…')
    gateway.use(lines([granted(20)]))
    expect(await screen.findByText('+20')).toBeTruthy()
    expect(screen.queryByText('On their way…')).toBeNull()
  })

  it('a number to pay with is there again after a reload, with the day by which it is paid', async () => {
    const instructions = { bankCode: '812', account: '9103522175887271', payBefore: '2026/11/25' }
    const { page } = await openOrder({ state: 'instructed', payment: 'atm', instructions })
    await screen.findByText('9103522175887271')
    page.unmount()
    await openPage(`/payment/success?orderId=${orderId}`)
    await screen.findByText('9103522175887271')
    expect(screen.getByText('812')).toBeTruthy()
    expect(screen.getByText('2026/11/25 (Taipei)')).toBeTruthy()
  })

  it('a plan that begins later says when, and does not wait for its units', async () => {
    const gift: ReadSubscriptionResponse = {
      plan: 'basic',
      state: 'trialing',
      entitlements: [],
      endsAt: '2027-01-22T16:00:00.000Z',
      next: { plan: 'pro', interval: 'month', from: '2027-01-22T16:00:00.000Z' },
    }
    gateway.use(lines([]), answering(readSubscription, gift))
    await openOrder({
      item: { kind: 'plan', plan: 'pro', interval: 'month' },
      state: 'fulfilled',
      paidAt: '2026-11-22T08:04:00.000Z',
    })
    await screen.findByText('The plan begins on January 23, 2027')
    expect(screen.queryByText('On their way…')).toBeNull()
  })

  it('money that does not match is said to be looked at: nothing is asked for again', async () => {
    await openOrder({ isUnderReview: true })
    await screen.findByText('We are looking at your payment')
    expect(screen.queryByText('Pay in another way')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See payments' })).toBeTruthy()
  })

  it('barcodes are drawn', async () => {
    const barcodes = ['151125ABC', '9103522175887271', '112500000000391']
    await openOrder({
      state: 'instructed',
      payment: 'barcode',
      instructions: { barcodes, payBefore: '2026/11/29 23:59:59' },
    })
    for (const barcode of barcodes) {
      const drawn = within(await screen.findByRole('img', { name: barcode })).queryAllByRole('presentation')
      expect(drawn).toEqual([])
      // Five bars a character, and those of the stars at both ends.
      expect(screen.getByRole('img', { name: barcode }).querySelectorAll('rect')).toHaveLength(
        (barcode.length + 2) * 5,
      )
    }
  })

  it('a failed try says what to do next; the order is paid again or taken back', async () => {
    const { user } = await openOrder({ hasFailed: true })
    const again = await screen.findByRole('link', { name: 'Pay again' })
    expect(again.getAttribute('href')).toBe(`/payment?order=${orderId}`)
    const cancelled = orderOf({ state: 'cancelled' })
    gateway.use(answering(cancelOrder, cancelled), answering(readOrder, cancelled))
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByText('The order is cancelled')).toBeTruthy()
  })

  it.each<[Partial<Order>, string]>([
    [{ state: 'paid' }, 'Paid, being made ready'],
    [{ state: 'expired' }, 'The time to pay is over'],
    [{ state: 'part-refunded', refunded: 100 }, 'This order was refunded'],
  ])('%j: %s', async (change, said) => {
    await openOrder(change)
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('somebody else’s order is none', async () => {
    beLoggedIn()
    gateway.use(
      knows(),
      http.get('/api/orders/*', () => problem(404, 'ORDER_NOT_FOUND')),
    )
    await openPage(`/payment/success?orderId=${orderId}`)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/does not exist/))
  })
})

test('without an order in the address the page leads to one’s payments', async () => {
  await openPage('/payment/success?amount=590&currency=TWD&plan=basic')
  const way = await screen.findByRole('link', { name: 'See payments' })
  expect(way.getAttribute('href')).toBe('/member-info#payments')
})

test('nothing for axe to say', async () => {
  const { page } = await openOrder({
    state: 'instructed',
    payment: 'barcode',
    instructions: { barcodes: ['151125ABC', '9103522175887271'], payBefore: '2026/11/29' },
  })
  await screen.findByRole('img', { name: '151125ABC' })
  expect(await faultsIn(page.container)).toEqual([])
})

test('TRIAL-16: an unlocked scan is asked for until its links are open, and leads there', async () => {
  gateway.use(answers.scan(scan({ findings: [finding(1), masked(2)] })))
  await openOrder({ item: { kind: 'scan-unlock', scanId }, amount: 101, state: 'fulfilled' })
  await screen.findByText(/Unlocking the links/)
  gateway.use(answers.scan(scan({ findings: [finding(1), finding(2)] })))
  expect(await screen.findByText('All 2 links are unlocked.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all links' }).getAttribute('href')).toBe(`/scans/${scanId}`)
})

test('TRIAL-16: a visitor’s unlocked scan is the one that is shown, whichever they started last', async () => {
  beAfterSealing()
  gateway.use(
    answering(readOrder, orderOf({ item: { kind: 'scan-unlock', scanId }, state: 'fulfilled' })),
    answers.scan(scan({ findings: [finding(1)] })),
  )
  await openPage(`/payment/success?orderId=${orderId}`)
  const way = await screen.findByRole('link', { name: 'See all links' })
  expect(way.getAttribute('href')).toBe(`/protect/step4?scan=${scanId}`)
})
