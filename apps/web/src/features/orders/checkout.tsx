import type { OrderItem } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { bearer } from '../../api/bearer'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useReadCatalogueQuery } from '../../offers/offers.api'
import { offerOf } from '../../offers/offer-of.rules'
import { useSession } from '../../session/use-session'
import { CheckoutForm } from './checkout-form'
import { OrderSummary } from './order-summary'
import { useListPaymentMethodsQuery } from './orders.api'
import { SignInFirst } from './sign-in-first'

/** The checkout of an item: what it costs by the server, and the form once somebody is there to order it. */
export function Checkout({ item }: { readonly item: OrderItem }) {
  const { t } = useTranslation(['orders', 'offers'])
  const problemText = useProblemText()
  const { user } = useSession()
  const offers = useReadCatalogueQuery(undefined)
  const methods = useListPaymentMethodsQuery(undefined)
  const error = offers.error ?? methods.error
  if (error)
    return (
      <Notice tone="bad" live>
        <p>{problemText(error, t('offers:unread'))}</p>
        <Button look="quiet" onPress={() => void Promise.all([offers.refetch(), methods.refetch()])}>
          {t('offers:retry')}
        </Button>
      </Notice>
    )
  if (!offers.data || !methods.data || user === undefined) return <Skeleton lines={8} />
  const offer = offerOf(item, offers.data)
  if (!offer) return <Notice tone="bad">{t('orders:checkout.notSold')}</Notice>
  // Only links of a scan are sold to visitors, who are known by the token of their trial.
  const mayOrder = user !== null || (item.kind === 'scan-unlock' && bearer() !== undefined)
  return (
    <>
      <OrderSummary item={item} offer={offer} coming={offers.data.coming} />
      {methods.data.length === 0 && <Notice tone="warn">{t('orders:checkout.closed')}</Notice>}
      {methods.data.length > 0 && !mayOrder && <SignInFirst />}
      {methods.data.length > 0 && mayOrder && (
        <CheckoutForm item={item} amount={offer.price} methods={methods.data} email={user?.email ?? ''} />
      )}
    </>
  )
}
