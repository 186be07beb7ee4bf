import type { CaseView, ObservationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { CardSection } from '../../../components/card-section'
import { Fold } from '../../../components/fold'
import { Notice } from '../../../components/notice'
import { Skeleton } from '../../../components/skeleton'
import { StatusBadge, type StatusTone } from '../../../components/status-badge'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { useListObservationsQuery } from './record.api'

/** The latest stand open; the rest is folded. */
const shownAtOnce = 5

const toneOf = ({ countsAs }: ObservationView): StatusTone => {
  if (countsAs === null) return 'quiet'
  return countsAs === 'down' ? 'good' : 'warn'
}

/** Each look at the place of the case: when, how, and what it says; read anew when it is mounted. */
export function CaseObservations({ view: { id, state } }: { readonly view: CaseView }) {
  const { t, i18n } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const { data, error, refetch } = useListObservationsQuery(id, { refetchOnMountOrArgChange: true })
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const earlier = data?.observations.slice(shownAtOnce) ?? []
  return (
    <CardSection title={t('looks.title')} lead={t('looks.lead')}>
      {!data && !error && <Skeleton lines={3} />}
      {!data && error && (
        <div className="space-y-4">
          <Notice tone="bad" live>
            {problemText(error, t('unread'))}
          </Notice>
          <Button onPress={() => void refetch()}>{t('retry')}</Button>
        </div>
      )}
      {data && data.observations.length === 0 && (
        <p className="text-soft">{t(state === 'closed' ? 'looks.noneClosed' : 'looks.none')}</p>
      )}
      {data && data.observations.length > 0 && (
        <Looks label={t('looks.title')} looks={data.observations.slice(0, shownAtOnce)} />
      )}
      {earlier.length > 0 && (
        <Fold summary={t('looks.earlier', { count: earlier.length })}>
          <Looks label={t('looks.earlier', { count: earlier.length })} looks={earlier} />
        </Fold>
      )}
      {data?.nextAt && (
        <p className="mt-4 text-small text-soft">
          {t('looks.next', { time: time.format(new Date(data.nextAt)) })}{' '}
          {t(`looks.vantage.${data.vantagePoints}`)}
        </p>
      )}
    </CardSection>
  )
}

function Looks({ label, looks }: { readonly label: string; readonly looks: readonly ObservationView[] }) {
  const { t, i18n } = useTranslation('caseNotice')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {looks.map((look) => (
        <li key={look.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
          <time dateTime={look.at} className="w-52 shrink-0 text-small text-soft tabular-nums">
            {time.format(new Date(look.at))}
          </time>
          <StatusBadge tone={toneOf(look)}>{t(`looks.verdict.${look.verdict}`)}</StatusBadge>
          <span className="text-small text-soft">
            {[
              t(`looks.by.${look.by}`),
              look.httpStatus !== undefined && `HTTP ${look.httpStatus}`,
              look.countsAs === null && t('looks.notCounted'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
