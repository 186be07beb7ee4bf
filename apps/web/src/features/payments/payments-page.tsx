import { useTranslation } from 'react-i18next'
import { LoadingGroup } from '../../components/loading-group'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { OpenRefunds } from './open-refunds'
import { PaymentDifferences } from './payment-differences'
import { PaymentList } from './payment-list'
import './payments.texts'
import { UnitDifferences } from './unit-differences'

/** Payments of everybody: what has to be decided, what does not agree, and every order (ADMIN-04). */
export function PaymentsPage() {
  const { t } = useTranslation('payments')
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <LoadingGroup>
        <OpenRefunds />
        <PaymentDifferences />
        <UnitDifferences />
        <PaymentList />
      </LoadingGroup>
    </Page>
  )
}
