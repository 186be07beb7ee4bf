import type { AdministeredCaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardSection } from '../components/card-section'
import { CodeFact } from '../components/code-fact'
import { Fact, FactList } from '../components/fact-list'
import { useTaipeiTime } from '../components/use-taipei-time'
import { taipei, TimeZone } from '../components/use-time'
import { CaseClocks } from '../features/cases/case-clocks'
import { CaseStateBadge } from '../features/cases/case-state-badge'
import { CaseTimeLine } from '../features/cases/case-time-line'
import { CorrespondenceLists } from '../features/cases/correspondence/correspondence-lists'
import { NegotiationItem } from '../features/negotiation-review/negotiation-item'

export interface AdministeredCaseProps {
  readonly view: AdministeredCaseView
}

/** What is known of a case, for an operator. */
export function AdministeredCase({ view }: AdministeredCaseProps) {
  const { t } = useTranslation('caseReview')
  const { t: say } = useTranslation(['cases', 'caseNotice'])
  const { id, number, timeLine, head, correspondence, negotiation } = view
  return (
    <TimeZone value={taipei}>
      <div className="space-y-6">
        <p className="text-small text-soft">{t('case.zone')}</p>
        <AboutCase view={view} />
        <CaseClocks view={view} reader="administrator" />
        <CardSection
          title={say('caseNotice:correspondence.title')}
          lead={say('caseNotice:correspondence.lead')}
        >
          <CorrespondenceLists data={correspondence} caseId={id} number={number} reader="administrator" />
        </CardSection>
        {negotiation ? (
          <NegotiationItem negotiation={negotiation} title={t('case.negotiation')} />
        ) : (
          <CardSection title={t('case.negotiation')}>
            <p className="text-soft">{t('case.noNegotiation')}</p>
          </CardSection>
        )}
        <CaseTimeLine entries={timeLine} reader="administrator">
          <CodeFact name={say('cases:page.head')} value={head} />
        </CaseTimeLine>
      </div>
    </TimeZone>
  )
}

function AboutCase({ view }: AdministeredCaseProps) {
  const { t } = useTranslation('caseReview')
  const { t: say } = useTranslation('cases')
  const time = useTaipeiTime()
  const { id, ownerId, workId, title, pageUrl, openedAt, dueAt } = view
  return (
    <CardSection title={say('page.about')}>
      <FactList>
        <Fact name={t('case.state')}>
          <CaseStateBadge {...view} reader="administrator" />
        </Fact>
        <Fact name={t('case.owner')}>
          <p className="flex flex-wrap gap-x-4">
            <Link to={`/admin/users/${ownerId}`} className="link">
              {t('case.account')}
            </Link>
            <Link to={`/admin/cases?search=${ownerId}`} className="link">
              {t('case.others')}
            </Link>
            <Link to={`/admin/audit?objectId=${id}`} className="link">
              {t('cases.audit')}
            </Link>
          </p>
        </Fact>
        <Fact name={say('page.place')}>
          <span className="break-all">{pageUrl}</span>
        </Fact>
        <Fact name={say('page.work')}>{title ?? workId}</Fact>
        <Fact name={t('cases.opened')}>{time(openedAt)}</Fact>
        {dueAt !== null && <Fact name={t('cases.due')}>{time(dueAt)}</Fact>}
      </FactList>
    </CardSection>
  )
}
