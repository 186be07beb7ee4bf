import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useCancelOrderMutation } from './orders.api'

/** Takes back an order that is not paid. */
export function CancelOrderButton({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const [cancel, { isLoading, error }] = useCancelOrderMutation()
  return (
    <>
      <Button look="quiet" isDisabled={isLoading} onPress={() => void cancel(orderId)}>
        {t('order.cancel')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('order.notCancelled'))}
        </Notice>
      )}
    </>
  )
}
