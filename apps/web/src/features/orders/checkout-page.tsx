import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { itemIn } from '../../offers/item-address.rules'
import { Checkout } from './checkout'
import { EmptyCart } from './empty-cart'
import { InAppBrowserNotice } from './in-app-browser-notice'
import './orders.texts'
import { OwnDocument } from './own-document'
import { PayOrder } from './pay-order'

/** Where one thing is ordered, or an order is paid once more (BILL-02). The address says which. */
function CheckoutPage() {
  const { t } = useTranslation('orders')
  const [query] = useSearchParams()
  const orderId = query.get('order')
  const item = itemIn(query)
  return (
    <Page title={t('checkout.title')} lead={t('checkout.lead')}>
      <PageMetadata title={t('checkout.metaTitle')} description={t('checkout.metaDescription')} noindex />
      <OwnDocument>
        <div className="space-y-6">
          <InAppBrowserNotice />
          {orderId !== null ? (
            <PayOrder orderId={orderId} />
          ) : item ? (
            <Checkout item={item} />
          ) : (
            <EmptyCart />
          )}
        </div>
      </OwnDocument>
    </Page>
  )
}

export { CheckoutPage as Component }
