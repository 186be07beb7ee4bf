import type { OrderItem } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import './offers.texts'
import { usePlanName } from './use-plan-name'

/** What is bought, in the reader's language. */
export function useItemName(): (item: OrderItem) => string {
  const { t } = useTranslation('offers')
  const planName = usePlanName()
  return (item) => {
    if (item.kind === 'plan') return t(`item.${item.interval}`, { plan: planName(item.plan) })
    return t(`pack.${item.kind === 'pack' ? item.pack : item.kind}`)
  }
}
