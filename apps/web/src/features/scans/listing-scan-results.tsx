import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { CoverageStatement } from './coverage-statement'
import { FoundListingCard, type ListingParts } from './found-listing-card'
import { ListingScanProgress } from './listing-scan-progress'
import './listing-scans.texts'
import type { ListingScan } from './scan'
import './scans.texts'

interface ListingScanResultsProps extends ListingParts {
  readonly scan: ListingScan
  /** The page that starts others. */
  readonly back: string
  /** Reads the search again. */
  readonly onChange: () => void
}

/** A search for listings: as it happens, then what it has found; or why there is nothing. */
export function ListingScanResults({ scan, back, onChange, ...parts }: ListingScanResultsProps) {
  const { t } = useTranslation('listingScans')
  if (scan.status === 'processing')
    return <ListingScanProgress scanId={scan.scanId} back={back} onEnded={onChange} />
  if (scan.status !== 'completed')
    return (
      <div className="space-y-6">
        <Notice tone={scan.status === 'failed' ? 'bad' : 'plain'}>{t(scan.status)}</Notice>
        <ButtonLink to={back} look="secondary">
          {t('back')}
        </ButtonLink>
      </div>
    )
  return <Completed scan={scan} back={back} {...parts} />
}

function Completed({ scan, back, ...parts }: Omit<ListingScanResultsProps, 'onChange'>) {
  const { t } = useTranslation('listingScans')
  const { listings, compared, coverage } = scan
  return (
    <div className="space-y-10">
      <section aria-labelledby="listings" className="space-y-4">
        <h2 id="listings" className="text-heading font-semibold">
          {listings.length > 0 ? t('found', { count: listings.length }) : t('none')}
        </h2>
        <p className="max-w-reading text-soft">{t(listings.length > 0 ? 'meaning' : 'noneMeaning')}</p>
        {listings.map((found) => (
          <FoundListingCard key={found.id} found={found} {...parts} />
        ))}
      </section>
      <CoverageStatement
        coverage={coverage}
        compared={t('compared', { count: compared })}
        amount={({ pages }) => t('pages', { pages })}
      />
      <ButtonLink to={back} look="quiet">
        {t('back')}
      </ButtonLink>
    </div>
  )
}
