import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button-link'
import { CardSection } from '../components/card-section'
import { PageMetadata } from '../components/page-metadata'
import { Page } from '../components/page'
import { Skeleton } from '../components/skeleton'
import { AccountAlerts } from '../features/account/account-alerts'
import { AccountPlan } from '../features/account/account-plan'
import { CaseAlerts } from '../features/cases/case-alerts'
import { CaseOverview } from '../features/cases/case-overview'
import { useSummarizeCasesQuery } from '../features/cases/cases.api'
import { QuickCases } from '../features/quick-cases/quick-cases'
import { HighRiskAlerts } from '../features/scans/high-risk-alerts'
import { MyScans } from '../features/scans/my-scans'
import { ScanWorksBar } from '../features/scans/scan-works-bar'
import { ScanWorkButton } from '../features/scans/scan-work-button'
import { useListHighRiskScansQuery } from '../features/scans/scans.api'
import { MyWorks } from '../features/works/my-works'
import { UnitsLeft } from '../features/units/units-left'
import { UnitsSection } from '../features/units/units-section'
import { useSession } from '../session/use-session'
import { StartHere } from './start-here'
import { startSteps } from './start-here.rules'
import { useDoneSteps } from './use-done-steps'

/** Where a member begins (MEMBER-01): works, scans, cases, quota, plan and alerts. Features meet here. */
export function Component() {
  const { t } = useTranslation('dashboard')
  const { user } = useSession()
  return (
    <Page
      title={user?.realName ? t('title', { name: user.realName }) : t('titleNameless')}
      lead={t('lead')}
      width="wide"
    >
      <PageMetadata title={t('metaTitle')} description={t('description')} noindex />
      <Overview />
    </Page>
  )
}

/** Its parts come together: each on its own would push down what stands below it. */
function Overview() {
  const { t } = useTranslation('dashboard')
  const { data: highRisk, isLoading: isReadingRisk } = useListHighRiskScansQuery()
  const { data: cases, isLoading: isReadingCases } = useSummarizeCasesQuery()
  const { done, isLoading } = useDoneSteps()
  // Once for all: a list that could not be read is asked for again by the part that says so.
  const [isShown, setIsShown] = useState(false)
  if (!isShown && !isLoading && !isReadingRisk && !isReadingCases) setIsShown(true)
  if (!isShown) return <Skeleton lines={16} />
  return (
    <div className="space-y-group">
      <AccountAlerts isElsewhereQuiet={highRisk?.length === 0 && cases?.alerts.length === 0}>
        {cases && <CaseAlerts alerts={cases.alerts} />}
        {highRisk && <HighRiskAlerts scans={highRisk} />}
      </AccountAlerts>
      <QuickCases />
      {done && done.size < startSteps.length && <StartHere done={done} />}
      {!done || done.has('scan') ? <CaseOverview /> : null}
      {!done || done.has('seal') ? (
        <div className="space-y-4">
          <MyWorks Next={ScanWorkButton} ForSeveral={ScanWorksBar} />
          <UnitsLeft unit="scan" />
        </div>
      ) : null}
      {!done || done.has('scan') ? <MyScans /> : null}
      <CardSection title={t('videos.title')} lead={t('videos.lead')}>
        <ButtonLink to="/video-scan" look="secondary">
          {t('videos.scan')}
        </ButtonLink>
      </CardSection>
      <UnitsSection />
      <AccountPlan />
    </div>
  )
}
