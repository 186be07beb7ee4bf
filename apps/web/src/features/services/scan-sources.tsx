import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { ScanSourceCard } from './scan-source-card'
import { useListScanSourcesQuery } from './services.api'

/** Where links to this part of the page lead. */
const anchor = 'scan-sources'
const minuteMs = 60_000

/** The places that scans look at, and their switches. */
export function ScanSources() {
  const { t } = useTranslation('services')
  const problemText = useProblemText()
  const { data, error } = useListScanSourcesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: minuteMs,
    skipPollingIfUnfocused: true,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded && hash === `#${anchor}`) heading.current?.scrollIntoView()
  }, [hash, isLoaded])
  return (
    <section aria-labelledby={anchor} className="space-y-4 pt-4">
      <div className="space-y-1">
        <h2 id={anchor} ref={heading} className="text-heading font-semibold">
          {t('sources.title')}
        </h2>
        <p className="max-w-reading text-soft">{t('sources.lead')}</p>
        <Link to="/admin/settings/api-keys" className="link">
          {t('sources.keys')}
        </Link>
      </div>
      {!data && error && (
        <Notice tone="bad" live>
          {problemText(error, t('sources.unread'))}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <ul data-rows aria-label={t('sources.title')} className="grid items-start gap-4 xl:grid-cols-2">
          {data.map((source) => (
            <li key={source.name}>
              <ScanSourceCard source={source} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
