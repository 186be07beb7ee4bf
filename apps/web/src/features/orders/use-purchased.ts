import { useEffect } from 'react'
import { storedPendingPurchase } from '../../offers/pending-purchase'
import type { OrderStage } from './order-stage.rules'

/** Once an order is paid, nothing is pending any more (BILL-02). */
export function usePurchased(stage: OrderStage | undefined): void {
  const isOver = stage === 'paid' || stage === 'done' || stage === 'refunded'
  useEffect(() => {
    if (isOver) storedPendingPurchase.remove()
  }, [isOver])
}
