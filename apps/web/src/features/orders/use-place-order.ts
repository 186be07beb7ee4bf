import type { NextStep, PlaceOrderRequest, PlaceOrderResponse } from '@originseal/contracts'
import type { Language } from '@originseal/contracts/languages'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { wasAnswered } from '../../api/problem'
import { trialSession } from '../../api/trial-session'
import { storedPendingPurchase } from '../../offers/pending-purchase'
import { useItemName } from '../../offers/use-item-name'
import { leaveForProvider } from './leave-for-provider'
import { trackConversion } from '../../tracking/track-conversion'
import { trackVisit } from '../../tracking/track-visit'
import { usePlaceOrderMutation } from './orders.api'
import { orderPath } from './order-path'

/**
 * Orders something, notes what is about to be paid (BILL-02), and goes on to pay it. An attempt whose answer never arrived
 * may have succeeded: the same order again has the same key.
 */
export function usePlaceOrder() {
  const [place] = usePlaceOrderMutation()
  const nameOf = useItemName()
  const language = useTranslation().i18n.language as Language
  const { isBusy, setBusy, goOn } = useGoOn()
  const unanswered = useRef<{ content: string; key: string; eventId: string }>(undefined)

  /** @throws Problem if nothing was ordered */
  async function send(request: Omit<PlaceOrderRequest, 'language' | 'eventId'>): Promise<void> {
    setBusy(true)
    const content = JSON.stringify({ ...request, language })
    if (unanswered.current?.content !== content)
      unanswered.current = { content, key: newIdempotencyKey(), eventId: newIdempotencyKey() }
    const { key, eventId } = unanswered.current
    try {
      const answer = await place({ order: { ...request, language, eventId }, idempotencyKey: key }).unwrap()
      unanswered.current = undefined
      note(answer, eventId, request.invoice.email)
      await goOn(answer)
    } catch (failure) {
      if (wasAnswered(failure)) unanswered.current = undefined
      setBusy(false)
      throw failure
    }
  }

  function note(
    { order: { id: orderId, item, amount, payment } }: PlaceOrderResponse,
    eventId: string,
    email: string,
  ) {
    const itemId = item.kind === 'plan' ? item.plan : item.kind === 'pack' ? item.pack : item.kind
    storedPendingPurchase.write({
      orderId,
      value: amount,
      currency: 'TWD',
      email,
      phone: trialSession.user.read()?.phone ?? '',
      eventId,
      plan: itemId,
      paymentType: payment,
      items: [{ item_id: itemId, item_name: nameOf(item), price: amount, quantity: 1 }],
    })
    void trackConversion({ name: 'InitiateCheckout', id: eventId, value: amount, currency: 'TWD', email })
    const about = { value: amount, currency: 'TWD', plan: itemId, payment_type: payment }
    void trackVisit('start_checkout', about, eventId)
  }

  return { isBusy, send }
}

/** Goes on from an order to where it is paid. Who comes back by the browser's history is led to the order. */
export function useGoOn() {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const orderId = useRef<string>(undefined)
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && orderId.current !== undefined) void navigate(orderPath(orderId.current))
    }
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [navigate])

  async function goOn({ order, next }: { order: { id: string }; next: NextStep }): Promise<void> {
    orderId.current = order.id
    if (next.kind === 'form') leaveForProvider(next)
    else await navigate(orderPath(order.id))
  }

  return { isBusy, setBusy, goOn }
}
