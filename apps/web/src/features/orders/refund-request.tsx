import type { Order } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ModalDialog } from '../../components/modal-dialog'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useItemName } from '../../offers/use-item-name'
import { useReadRefundQuoteQuery } from './orders.api'
import { RefundForm } from './refund-form'

/** Asks for the money of an order, after what would come back was shown. */
export function RefundRequest({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const nameOf = useItemName()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        label={t('refund.openNamed', { item: nameOf(order.item), number: order.number })}
        onPress={() => setOpen(true)}
      >
        {t('refund.open')}
      </Button>
      <ModalDialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('refund.title')}>
        <QuotedRefund order={order} onDone={() => setOpen(false)} />
      </ModalDialog>
    </>
  )
}

function QuotedRefund({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const { data: quote, error } = useReadRefundQuoteQuery(order.id, { refetchOnMountOrArgChange: true })
  if (error)
    return (
      <Notice tone="bad" live>
        {problemText(error, t('refund.unread'))}
      </Notice>
    )
  return quote ? <RefundForm orderId={order.id} quote={quote} onDone={onDone} /> : <Skeleton />
}
