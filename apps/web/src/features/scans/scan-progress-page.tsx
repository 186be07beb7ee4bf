import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { bearer } from '../../api/bearer'
import { trialSession } from '../../api/trial-session'
import { ButtonLink } from '../../components/button-link'
import { RedirectDialog } from '../../components/redirect-dialog'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { ScanProgressView } from './scan-progress-view'

/** Step 3 (TRIAL-08): the scan as it happens. */
function ScanProgressPage() {
  const { t } = useTranslation('scans')
  return (
    <Page title={t('progress.title')} lead={trialSession.data.read()?.file.title} width="wide">
      <PageMetadata title={t('progress.title')} description={t('progress.description')} noindex />
      <Guarded />
    </Page>
  )
}

/** TRIAL-12: who has no token begins again, who has no scan goes back to start one. */
function Guarded() {
  const { t } = useTranslation('scans')
  const navigate = useNavigate()
  const [isCancelled, setCancelled] = useState(false)
  const data = trialSession.data.read()
  if (!bearer()) return <RedirectDialog saying={t('guard.expired')} to="/protect/step1" />
  if (!data?.lastScanId) return <RedirectDialog saying={t('guard.noScan')} to="/protect/step2" />
  if (isCancelled) {
    return (
      <div className="space-y-6">
        <Notice live>{t('progress.cancelled')}</Notice>
        <ButtonLink to="/protect/step2">{t('progress.back')}</ButtonLink>
      </div>
    )
  }
  return (
    <ScanProgressView
      scanId={data.lastScanId}
      progressToken={data.progressToken}
      picture={trialSession.picture.read()}
      back="/protect/step2"
      onCancelled={() => setCancelled(true)}
      // In the place of this page: the way back from the results leads to the certificate, not here and on again.
      onCompleted={() => void navigate('/protect/step4', { replace: true })}
    />
  )
}

export { ScanProgressPage as Component }
