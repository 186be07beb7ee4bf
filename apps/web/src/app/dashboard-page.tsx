import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button-link'
import { PageMetadata } from '../components/page-metadata'
import { Page } from '../components/page'
import { AccountAlerts } from '../features/account/account-alerts'
import { AccountPlan } from '../features/account/account-plan'
import { HighRiskAlerts } from '../features/scans/high-risk-alerts'
import { MyScans } from '../features/scans/my-scans'
import { ScanWorkButton } from '../features/scans/scan-work-button'
import { useListHighRiskScansQuery } from '../features/scans/scans.api'
import { MyWorks } from '../features/works/my-works'
import { useSession } from '../session/use-session'

/** Where a member begins (MEMBER-01): works, scans, cases, quota, plan and alerts. Features meet here. */
export function Component() {
  const { t } = useTranslation('dashboard')
  const { user } = useSession()
  const { data: highRisk } = useListHighRiskScansQuery()
  return (
    <Page
      title={user?.realName ? t('title', { name: user.realName }) : t('titleNameless')}
      lead={t('lead')}
      width="wide"
    >
      <PageMetadata title={t('metaTitle')} description={t('description')} noindex />
      <div className="space-y-12">
        <AccountAlerts isElsewhereQuiet={highRisk?.length === 0}>
          {highRisk && <HighRiskAlerts scans={highRisk} />}
        </AccountAlerts>
        <MyWorks Next={ScanWorkButton} />
        <MyScans />
        <section aria-labelledby="my-videos">
          <h2 id="my-videos" className="mb-5 text-xl font-semibold">
            {t('videos.title')}
          </h2>
          <div className="card flex flex-col items-center gap-5 px-5 py-8 text-center">
            <p className="text-soft">{t('videos.lead')}</p>
            <ButtonLink to="/video-scan" look="secondary">
              {t('videos.scan')}
            </ButtonLink>
          </div>
        </section>
        <section aria-labelledby="my-cases">
          <h2 id="my-cases" className="mb-5 text-xl font-semibold">
            {t('cases')}
          </h2>
          <div className="card flex flex-col items-center gap-5 px-5 py-8 text-center">
            <p className="text-soft">{t('casesInPreparation')}</p>
            <ButtonLink to="/solutions/dmca-takedown" look="secondary">
              {t('aboutTakedown')}
            </ButtonLink>
          </div>
        </section>
        <AccountPlan />
      </div>
    </Page>
  )
}
