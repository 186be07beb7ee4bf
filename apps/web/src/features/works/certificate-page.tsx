import type { SealedFile } from '@originseal/contracts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { alreadySealedIn } from '../../api/already-sealed'
import { trialSession } from '../../api/trial-session'
import { RedirectDialog } from '../../components/redirect-dialog'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { DownloadCertificateButton } from './download-certificate-button'
import { SealedFileCard } from './sealed-file-card'
import { useSealedFile } from './use-sealed-file'
import './works.texts'

interface CertificatePageProps {
  /** What can be done with the sealed file from here. */
  readonly Next: ComponentType<{ readonly fileId: string }>
}

/** Step 2 (TRIAL-06): what was sealed, its certificate, and the way on. */
export function CertificatePage({ Next }: CertificatePageProps) {
  const { t } = useTranslation('works')
  const file = useSealedFile()
  return (
    <Page title={t('certificate.title')} lead={t('certificate.lead')} width="wide">
      <PageMetadata title={t('certificate.title')} description={t('certificate.description')} noindex />
      {file ? (
        <Sealed file={file} Next={Next} />
      ) : (
        <RedirectDialog saying={t('certificate.missing')} to="/protect/step1" />
      )}
    </Page>
  )
}

function Sealed({ file, Next }: CertificatePageProps & { readonly file: SealedFile }) {
  const { t } = useTranslation('works')
  const isOldSeal = alreadySealedIn(useLocation().state) === file.id
  return (
    <>
      {isOldSeal && (
        <div className="mb-6">
          <Notice tone="good" live>
            {t('certificate.alreadySealed')}
          </Notice>
        </div>
      )}
      <SealedFileCard file={file} picture={trialSession.picture.read()} />
      <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:items-start">
        <DownloadCertificateButton fileId={file.id} />
        <Next fileId={file.id} />
      </div>
    </>
  )
}
