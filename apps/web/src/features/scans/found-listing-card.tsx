import type { FoundListing } from '@originseal/contracts'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../components/fold'

export interface ListingParts {
  /** The level in a word. */
  readonly Level: ComponentType<Pick<FoundListing, 'level' | 'isName'>>
  /** Why the words are like the name. */
  readonly Reasons: ComponentType<Pick<FoundListing, 'axes'>>
  /** What can be done about a listing. */
  readonly Act: ComponentType<Pick<FoundListing, 'pageUrl'>>
}

interface FoundListingCardProps extends ListingParts {
  readonly found: FoundListing
}

/** A listing under the name: where, which words, why, and what can be done. */
export function FoundListingCard({ found, Level, Reasons, Act }: FoundListingCardProps) {
  const { t, i18n } = useTranslation('listingScans')
  const { pageUrl, site, title, seller, price, currency, field, passage, isName, level, axes, seenAt } = found
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const facts: ReactNode[] = [
    site,
    seller && t('by', { seller }),
    price !== undefined && priceIn(i18n.language, price, currency),
    t('seen', { time: time.format(new Date(seenAt)) }),
  ].filter(Boolean)
  return (
    <article className="card space-y-2 px-5 py-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-subheading font-semibold break-words">
          <a href={pageUrl} target="_blank" rel="noreferrer nofollow" className="link">
            {title || t('untitled')}
            <span className="sr-only"> {t('newWindow')}</span>
          </a>
        </h3>
        <Level level={level} isName={isName} />
      </header>
      <p>{t(`field.${field}`, { passage })}</p>
      <p className="text-small text-soft">{facts.join(' · ')}</p>
      {!isName && (
        <Fold summary={t('reasons')}>
          <Reasons axes={axes} />
        </Fold>
      )}
      <Act pageUrl={pageUrl} />
    </article>
  )
}

/** As the page states it; without a currency the bare number. */
const priceIn = (language: string, price: number, currency: string | undefined): string =>
  new Intl.NumberFormat(
    language,
    currency === undefined ? {} : { style: 'currency', currency, minimumFractionDigits: 0 },
  ).format(price)
