import { claimReportDecisions, type ClaimReport, type ClaimReportDecision } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { PagedList } from '../../components/paged-list'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useDecideClaimReportMutation, useListClaimReportsInfiniteQuery } from './case-review.api'

/** Reports of respondents that a claim is abusive, for a person to decide on. */
export function ClaimReports() {
  const { t } = useTranslation('caseReview')
  const { data, ...pages } = useListClaimReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('reports.title')} lead={t('reports.lead')}>
      <PagedList
        entries={data?.pages.flatMap(({ reports }) => reports)}
        pages={pages}
        texts={{ unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }}
        empty={<p className="text-soft">{t('reports.none')}</p>}
      >
        {(reports) => (
          <ul data-rows aria-label={t('reports.title')} className="divide-y divide-line">
            {reports.map((report) => (
              <li key={report.id} className="py-5 first:pt-0">
                <ReportedClaim report={report} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}

function ReportedClaim({ report }: { readonly report: ClaimReport }) {
  const { t } = useTranslation('caseReview')
  const time = useTaipeiTime()
  const [decide] = useDecideClaimReportMutation()
  const { id, caseId, caseNumber, ownerId, claimantName, pageUrl, text, reportedAt } = report
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">
        <Link to={`/admin/cases/${caseId}`} className="link">
          {caseNumber}
        </Link>
      </h3>
      <p className="text-small break-all text-soft">
        {[claimantName, pageUrl, time(reportedAt)].join(' · ')}
      </p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
      <p>
        <Link to={`/admin/users/${ownerId}/p2p`} className="link">
          {t('reports.negotiations')}
        </Link>
      </p>
      <CommandForm<'decision' | 'reason'>
        text={t('reports.decide')}
        fields={[
          {
            name: 'decision',
            label: t('reports.decision'),
            value: 'dismissed',
            options: claimReportDecisions.map((value) => ({ value, text: t(`report.${value}`) })),
          },
          { name: 'reason', label: t('reports.reason') },
        ]}
        onSend={({ decision, reason }) => decide({ id, decision: decision as ClaimReportDecision, reason })}
      />
    </div>
  )
}
