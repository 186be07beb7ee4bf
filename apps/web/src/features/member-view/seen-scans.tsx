import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { Fold } from '../../components/fold'
import { PagedList } from '../../components/paged-list'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useSeeScansInfiniteQuery, type Look } from './member-view.api'
import { SeenFindings } from './seen-findings'
import { useListTexts } from './use-list-texts'

/** A member's scans, newest first; what one found is a look of its own. The one that the address names is open. */
export function SeenScans({ look }: { readonly look: Look }) {
  const { t } = useTranslation('memberView')
  const time = useTaipeiTime()
  const asked = useSearchParams()[0].get('scan')
  const pages = useSeeScansInfiniteQuery(look)
  return (
    <CardSection title={t('scans.title')}>
      <PagedList
        entries={pages.data?.pages.flatMap(({ scans }) => scans)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('scans.none')}</p>}
      >
        {(scans) => (
          <ul aria-label={t('scans.title')} className="divide-y divide-line">
            {scans.map(({ scanId, title, status, startedAt, findings, highRisk }) => (
              <li key={scanId} className="space-y-1 py-3">
                <p className="font-medium wrap-anywhere">{title}</p>
                <p className="text-small text-soft">
                  {t(`status.${status}`)} · {t('scans.began', { time: time(startedAt) })} ·{' '}
                  {t('scans.counts', { findings, highRisk })}
                </p>
                <Fold summary={t('scans.open')} isOpen={scanId === asked}>
                  <SeenFindings scanId={scanId} reason={look.reason} />
                </Fold>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}
