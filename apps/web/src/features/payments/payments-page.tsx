import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { LoadingGroup } from '../../components/loading-group'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { OpenRefunds } from './open-refunds'
import { PaymentDifferences } from './payment-differences'
import { PaymentList } from './payment-list'
import './payments.texts'
import { UnitDifferences } from './unit-differences'

/** Payments of everybody: what has to be decided, what does not agree, and every order (ADMIN-04). */
function PaymentsPage() {
  const { t } = useTranslation('payments')
  // Who comes for certain orders finds them first; who comes to work, what waits.
  const [arrived] = useState(useSearchParams()[0])
  const isAsked = arrived.toString() !== ''
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <LoadingGroup>
        {isAsked && <PaymentList />}
        <OpenRefunds />
        <PaymentDifferences />
        <UnitDifferences />
        {!isAsked && <PaymentList />}
      </LoadingGroup>
    </Page>
  )
}

export { PaymentsPage as Component }
