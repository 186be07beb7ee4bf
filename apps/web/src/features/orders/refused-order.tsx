import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'

interface RefusedOrderProps {
  readonly refusal: unknown
  readonly retry: () => void
}

/** In place of the form: why this can't be ordered now, and where to go on. What fails on the way is asked again. */
export function RefusedOrder({ refusal, retry }: RefusedOrderProps) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const isFinal = isProblem(refusal) && (refusal.status === 409 || refusal.status === 422)
  return (
    <Notice tone={isFinal ? 'warn' : 'bad'} live>
      <p>{problemText(refusal, t('checkout.notSold'))}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        {isFinal ? (
          <>
            <ButtonLink to="/pricing">{t('checkout.toPricing')}</ButtonLink>
            <ButtonLink to="/member-info" look="secondary">
              {t('checkout.toPlan')}
            </ButtonLink>
          </>
        ) : (
          <Button onPress={retry}>{t('link.retry')}</Button>
        )}
      </div>
    </Notice>
  )
}
