import type { OrderItem } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import './offers.texts'

/** What is bought, in the reader's language. */
export function useItemName(): (item: OrderItem) => string {
  const { t } = useTranslation('offers')
  return (item) => {
    if (item.kind === 'plan') return t(`item.${item.interval}`, { plan: t(`plan.${item.plan}`) })
    return t(`pack.${item.kind === 'pack' ? item.pack : item.kind}`)
  }
}
