import type { AuditDaySummary, CheckAuditDayResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useCheckAuditDayMutation, useExportAuditDayMutation, useListAuditDaysQuery } from './audit.api'

/** The latest days: what of each is anchored, whether it holds, and the file for whoever checks it without us. */
export function AuditDays() {
  const { t } = useTranslation('audit')
  const problemText = useProblemText()
  const { data, error } = useListAuditDaysQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('days.title')} lead={t('days.lead')}>
      {error && <Notice tone="bad">{problemText(error, t('unread'))}</Notice>}
      {!data && !error && <Skeleton />}
      {data?.days.length === 0 && <p className="text-soft">{t('days.none')}</p>}
      <ul data-rows aria-label={t('days.title')} className="divide-y divide-line">
        {data?.days.map((day) => (
          <li key={day.date} className="py-4">
            <AuditDayRow day={day} />
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

function AuditDayRow({ day }: { readonly day: AuditDaySummary }) {
  const { t } = useTranslation('audit')
  const problemText = useProblemText()
  const { date, entries, anchored } = day
  const [check, checked] = useCheckAuditDayMutation()
  const [exportDay, exported] = useExportAuditDayMutation()
  const failure = checked.error ?? exported.error
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <strong>{date}</strong> · {t('days.entries', { count: entries })}
          <span className="block text-small text-soft">
            {anchored ? t('days.anchored', { sequence: anchored.sequence }) : t('days.notAnchored')}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" isDisabled={checked.isLoading} onPress={() => void check(date)}>
            {t('days.check', { date })}
          </Button>
          <Button look="quiet" isDisabled={exported.isLoading} onPress={() => void exportDay(date)}>
            {t('days.export', { date })}
          </Button>
        </div>
      </div>
      {checked.data && <CheckOutcome {...checked.data} />}
      {failure && (
        <Notice tone="bad" live>
          {problemText(failure, t('unread'))}
        </Notice>
      )}
    </div>
  )
}

function CheckOutcome({ entries, fault }: CheckAuditDayResponse) {
  const { t } = useTranslation('audit')
  if (!fault)
    return (
      <Notice tone="good" live>
        {t('check.holds', { count: entries })}
      </Notice>
    )
  return (
    <Notice tone="bad" live>
      {t(`check.${fault.fault}`, { sequence: fault.sequence })}
    </Notice>
  )
}
