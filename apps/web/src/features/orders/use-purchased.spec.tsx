import { receiveConversionEvent, receiveVisitEvent } from '@originseal/contracts/billing/endpoints'
import { renderHook, waitFor } from '@testing-library/react'
import { storedPendingPurchase } from '../../offers/pending-purchase'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { writeConsent } from '../../tracking/consent'
import { usePurchased } from './use-purchased'

const gateway = standInGateway()
const accepted = { accepted: true, eventId: 'event-0001' }
let told: Record<string, unknown>[]
beforeEach(() => {
  told = []
  const note = async (request: Request) => told.push((await request.json()) as Record<string, unknown>)
  gateway.use(answering(receiveConversionEvent, accepted, note), answering(receiveVisitEvent, accepted, note))
})
afterEach(() => {
  document.cookie = 'consent=; Path=/; Max-Age=0'
})

const orderId = '4d2b8c1e-1111-4222-8333-444455556666'

const pend = (eventId: string) =>
  storedPendingPurchase.write({
    orderId,
    value: 1_990,
    currency: 'TWD',
    email: 'ming@example.tw',
    phone: '0912345678',
    eventId,
    plan: 'pro',
    paymentType: 'card',
  })

test('BILL-03: a paid order is told once, under the id of its record, which is cleared', async () => {
  writeConsent({ analytics: true, marketing: true })
  pend('event-0001')
  const { rerender } = renderHook(() => usePurchased(orderId, 'done'))
  rerender()
  await waitFor(() => expect(told).toHaveLength(2))
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        event_name: 'Purchase',
        event_id: 'event-0001',
        custom_data: { value: 1_990, currency: 'TWD' },
      }),
      expect.objectContaining({
        event_name: 'subscribe_success',
        event_id: 'event-0001',
        params: { value: 1_990, currency: 'TWD', plan: 'pro', payment_type: 'card' },
      }),
    ]),
  )
  expect(storedPendingPurchase.read()).toBeUndefined()
})

test('BILL-03: without consent, or where the money went back, nothing is told', async () => {
  pend('event-0002')
  renderHook(() => usePurchased(orderId, 'done'))
  writeConsent({ analytics: true, marketing: true })
  pend('event-0003')
  renderHook(() => usePurchased(orderId, 'refunded'))
  expect([told, storedPendingPurchase.read()]).toEqual([[], undefined])
})

test('TRACK-03: the page of an earlier order neither tells nor clears what is pending of another one', () => {
  writeConsent({ analytics: true, marketing: true })
  pend('event-0004')
  renderHook(() => usePurchased('5e3c9d2f-2222-4333-8444-555566667777', 'done'))
  expect([told, storedPendingPurchase.read()?.eventId]).toEqual([[], 'event-0004'])
})
