import { caseStates } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { casePath, casesPath } from './case-path'
import { CaseStateBadge } from './case-state-badge'
import { useSummarizeCasesQuery } from './cases.api'
import './cases.texts'
import { useDay } from './use-day'

/** Cases by state, the next day by which something is to be done, and what waits in the workbench (MEMBER-01). */
export function CaseOverview() {
  const { t } = useTranslation('cases')
  const day = useDay()
  const problemText = useProblemText()
  const { data, error } = useSummarizeCasesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data)
    return (
      <CardSection title={t('overview.title')}>
        {error ? <Notice tone="bad">{problemText(error, t('unread'))}</Notice> : <Skeleton lines={2} />}
      </CardSection>
    )
  const { counts, nextDeadline, undecided } = data
  const states = caseStates.filter((state) => counts[state])
  return (
    <CardSection title={t('overview.title')} lead={states.length === 0 ? t('overview.none') : undefined}>
      {states.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-2">
          {states.map((state) => (
            <li key={state}>
              <Link to={`${casesPath}?state=${state}`} className="inline-flex min-h-11 items-center gap-2">
                <CaseStateBadge state={state} outcome={null} />
                <span className="font-semibold tabular-nums">{counts[state]}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {nextDeadline && (
        <p className="mb-4">
          {t('overview.next')}{' '}
          <Link className="link font-semibold" to={casePath(nextDeadline.caseId)}>
            {nextDeadline.number}
          </Link>{' '}
          {t('overview.until', {
            what: t(`deadline.${nextDeadline.name}`, { defaultValue: nextDeadline.name }),
            day: nextDeadline.endsOn ? day(nextDeadline.endsOn) : t('deadline.unknownDay'),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/sirp" look={undecided > 0 ? 'primary' : 'secondary'}>
          {undecided > 0 ? t('overview.undecided', { count: undecided }) : t('toWorkbench')}
        </ButtonLink>
        {states.length > 0 && (
          <ButtonLink to={casesPath} look="secondary">
            {t('overview.all')}
          </ButtonLink>
        )}
      </div>
    </CardSection>
  )
}
