import { useEffect } from 'react'
import { storedPendingPurchase, type PendingPurchase } from '../../offers/pending-purchase'
import { trackConversion } from '../../tracking/track-conversion'
import { trackVisit } from '../../tracking/track-visit'
import type { OrderStage } from './order-stage.rules'

/**
 * Once the order that is pending is paid, that is told to who counts purchases, and nothing is pending any more (BILL-02,
 * BILL-03). Orders that are looked at again are told once: the record is gone.
 */
export function usePurchased(orderId: string, stage: OrderStage | undefined): void {
  const isPaid = stage === 'paid' || stage === 'done'
  const isOver = isPaid || stage === 'refunded'
  useEffect(() => {
    if (!isOver) return
    const pending = storedPendingPurchase.read()
    if (pending?.orderId !== orderId) return
    storedPendingPurchase.remove()
    if (isPaid) tellOfPurchase(pending)
  }, [orderId, isOver, isPaid])
}

/** The value that counts is the order's, which billing tells; this names the browser that agreed (ADR 39). */
function tellOfPurchase({
  value,
  currency,
  email,
  phone,
  eventId,
  plan,
  paymentType,
}: PendingPurchase): void {
  void trackConversion({ name: 'Purchase', id: eventId, value, currency, email, phone })
  const about = { ...(plan && { plan }), ...(paymentType && { payment_type: paymentType }) }
  void trackVisit('subscribe_success', { value, currency, ...about }, eventId)
}
