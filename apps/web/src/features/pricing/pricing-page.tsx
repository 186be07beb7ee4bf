import type { ReadCatalogueResponse } from '@originseal/contracts'
import { firstCatalogue } from '@originseal/contracts/billing/first-catalogue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { SegmentedControl } from '../../components/segmented-control'
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

/** What the page says before it has read what is offered today; all of it is in use. */
const atBuild: ReadCatalogueResponse = { ...firstCatalogue, coming: [] }

/**
 * What is offered, for how much, and what the numbers mean (BILL-01, BILL-05). It can be read without a program; what the
 * server says of today takes its place.
 */
function PricingPage() {
  const { t } = useTranslation(['pricing', 'offers'])
  const problemText = useProblemText()
  const { data, error, refetch } = useReadCatalogueQuery(undefined)
  const catalogue = data ?? atBuild
  return (
    <Page title={t('pricing:title')} lead={t('pricing:lead')} width="wide">
      <PageMetadata title={t('pricing:metaTitle')} description={t('pricing:metaDescription')} />
      <div className="space-y-section">
        {!data && error && (
          <Notice tone="bad" live>
            <p>{problemText(error, t('offers:unread'))}</p>
            <p>{t('pricing:mayDiffer')}</p>
            <Button look="quiet" onPress={() => void refetch()}>
              {t('offers:retry')}
            </Button>
          </Notice>
        )}
        <Offers catalogue={catalogue} />
        <FastTakedown plans={catalogue.plans} />
        <OfferNotes coming={catalogue.coming} />
      </div>
    </Page>
  )
}

function Offers({ catalogue }: { readonly catalogue: ReadCatalogueResponse }) {
  const { t } = useTranslation('pricing')
  const [interval, setInterval] = useState<'month' | 'year'>('month')
  return (
    <>
      <section aria-label={t('plans')} className="space-y-6">
        <PastPromotion />
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
    </>
  )
}

export { PricingPage as Component }
