import type { ReadCatalogueResponse } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { SegmentedControl } from '../../components/segmented-control'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useReadCatalogueQuery } from '../../offers/offers.api'
import '../../offers/offers.texts'
import { ComparisonTable } from './comparison-table'
import { FastTakedown } from './fast-takedown'
import { OfferNotes } from './offer-notes'
import { PackList } from './pack-list'
import { PastPromotion } from './past-promotion'
import { PlanCards } from './plan-cards'
import './pricing.texts'

/** What is offered, for how much, and what the numbers mean (BILL-01, BILL-05). */
export function PricingPage() {
  const { t } = useTranslation(['pricing', 'offers'])
  const problemText = useProblemText()
  const { data: catalogue, error, refetch } = useReadCatalogueQuery(undefined)
  return (
    <Page title={t('pricing:title')} lead={t('pricing:lead')} width="wide">
      <PageMetadata title={t('pricing:metaTitle')} description={t('pricing:metaDescription')} />
      {catalogue && <Offers catalogue={catalogue} />}
      {!catalogue && !error && (
        // Prices come after the page: what stands below it is out of sight until then.
        <div className="min-h-screen">
          <Skeleton lines={10} />
        </div>
      )}
      {!catalogue && error && (
        <Notice tone="bad" live>
          <p>{problemText(error, t('offers:unread'))}</p>
          <Button look="quiet" onPress={() => void refetch()}>
            {t('offers:retry')}
          </Button>
        </Notice>
      )}
    </Page>
  )
}

function Offers({ catalogue }: { readonly catalogue: ReadCatalogueResponse }) {
  const { t } = useTranslation('pricing')
  const [interval, setInterval] = useState<'month' | 'year'>('month')
  return (
    <div className="space-y-section">
      <section aria-label={t('plans')} className="space-y-6">
        <PastPromotion catalogue={catalogue} />
        <div className="flex">
          <SegmentedControl
            label={t('interval.label')}
            value={interval}
            onChange={setInterval}
            options={(['month', 'year'] as const).map((value) => ({ value, text: t(`interval.${value}`) }))}
          />
        </div>
        <PlanCards catalogue={catalogue} interval={interval} />
      </section>
      <ComparisonTable catalogue={catalogue} />
      <PackList catalogue={catalogue} />
      <FastTakedown catalogue={catalogue} />
      <OfferNotes catalogue={catalogue} />
    </div>
  )
}
