import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { PaymentAttempts } from './payment-attempts'
import { PaymentCommands } from './payment-commands'
import { PaymentFacts } from './payment-facts'
import { PaymentNotices } from './payment-notices'
import { PaymentReview } from './payment-review'
import { useReadPaymentQuery } from './payments.api'
import './payments.texts'
import { RefundEntry } from './refund-entry'

/** One order: what is known of its payment, and what can be done about it (ADMIN-04). */
function PaymentPage() {
  const { t } = useTranslation('payments')
  const problemText = useProblemText()
  const { orderId = '' } = useParams()
  const { data: order, error, refetch } = useReadPaymentQuery(orderId, { refetchOnMountOrArgChange: true })
  return (
    <Page
      title={order ? t('order.title', { number: order.number }) : t('order.unknown')}
      lead={
        <Link to="/admin/payments" className="link">
          {t('order.back')}
        </Link>
      }
      width="wide"
    >
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      {!order && error && (
        <Notice tone="bad" live>
          {problemText(error, t('list.unread'))}
        </Notice>
      )}
      {!order && !error && <Skeleton lines={12} />}
      {order && (
        <div className="space-y-8">
          {order.review && <PaymentReview order={order} review={order.review} />}
          <PaymentFacts order={order} />
          <PaymentAttempts order={order} onAnswered={() => void refetch()} />
          <PaymentNotices notices={order.notices} />
          <CardSection title={t('order.refunds')}>
            {order.refunds.length === 0 && <p className="text-soft">{t('refunds.ofOrderNone')}</p>}
            <ul className="divide-y divide-line">
              {order.refunds.map((refund) => (
                <RefundEntry key={refund.id} refund={refund} />
              ))}
            </ul>
          </CardSection>
          <PaymentCommands order={order} />
        </div>
      )}
    </Page>
  )
}

export { PaymentPage as Component }
