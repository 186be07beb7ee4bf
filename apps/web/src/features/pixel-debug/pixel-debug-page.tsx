import type { ReadTrackingResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Fact, FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { useSession } from '../../session/use-session'
import { readConsent } from '../../tracking/consent'
import { useReadTrackingQuery } from './pixel-debug.api'
import { TrialForm } from './trial-form'

/** Opens for anybody (SHELL-01); its buttons act for administrators and on a machine of one's own (TRACK-05). */
function PixelDebugPage() {
  const { t } = useTranslation('pixelDebug')
  const { data: settings } = useReadTrackingQuery()
  return (
    <Page title={t('title')} lead={t('lead')} width="reading">
      <PageMetadata title={t('metaTitle')} description={t('metaDescription')} noindex />
      {settings && <Trials settings={settings} />}
    </Page>
  )
}

function Trials({ settings }: { readonly settings: ReadTrackingResponse }) {
  const { t } = useTranslation('pixelDebug')
  const { user } = useSession()
  const { metaPixelId, measurementId, canTest, isOpenForTests } = settings
  const isAllowed = isOpenForTests || user?.role === 'admin'
  return (
    <div className="space-y-8">
      <FactList>
        <Fact name={t('pixel')}>{metaPixelId ?? t('none')}</Fact>
        <Fact name={t('measurement')}>{measurementId ?? t('none')}</Fact>
        <Fact name={t('code')}>{t(canTest ? 'codeThere' : 'none')}</Fact>
        <Fact name={t('consent')}>{consentText() ?? t('noConsent')}</Fact>
      </FactList>
      {isAllowed && canTest ? (
        <TrialForm />
      ) : (
        <Notice tone="warn">{t(isAllowed ? 'noCode' : 'notAllowed')}</Notice>
      )}
    </div>
  )
}

function consentText(): string | undefined {
  const consent = readConsent()
  if (!consent) return undefined
  return Object.entries(consent)
    .map(([name, isGiven]) => `${name}: ${isGiven ? '✓' : '✗'}`)
    .join(' · ')
}

export { PixelDebugPage as Component }
