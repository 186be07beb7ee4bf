import type { SealedFile } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { alreadySealedIn } from '../api/already-sealed'
import { Button } from '../components/button'
import { Notice } from '../components/notice'
import { Page } from '../components/page'
import { PageMetadata } from '../components/page-metadata'
import { Skeleton } from '../components/skeleton'
import { CasesOfWork } from '../features/cases/cases-of-work'
import { FindingsOfWork } from '../features/scans/findings-of-work'
import { ScanWorkButton } from '../features/scans/scan-work-button'
import { ScansOfWork } from '../features/scans/scans-of-work'
import { DownloadCertificateButton } from '../features/works/download-certificate-button'
import { SealedFileCard } from '../features/works/sealed-file-card'
import { useReadWorkQuery, useWorkPictureQuery } from '../features/works/works.api'
import { useProblemText } from '../i18n/problem-text'

/** A member's work (MEMBER-04): its certificate, fingerprints and proof, its scans, what they found and why, and its cases. */
export function Component() {
  const { t } = useTranslation('works')
  const problemText = useProblemText()
  const { fileId = '' } = useParams()
  const { data: file, error, refetch } = useReadWorkQuery(fileId)
  return (
    <Page title={t('file.title')} lead={t('certificate.lead')} width="wide">
      <PageMetadata title={t('file.title')} description={t('certificate.description')} noindex />
      {file && <Work file={file} />}
      {!file && !error && <Skeleton lines={8} />}
      {!file && error && (
        <div className="space-y-4">
          <Notice tone="bad" live>
            {problemText(error, t('list.unread'))}
          </Notice>
          <Button onPress={() => void refetch()}>{t('list.retry')}</Button>
        </div>
      )}
    </Page>
  )
}

function Work({ file }: { readonly file: SealedFile }) {
  const { t } = useTranslation('works')
  const { data: picture } = useWorkPictureQuery(file.id)
  const isOldSeal = alreadySealedIn(useLocation().state) === file.id
  return (
    <div className="space-y-8">
      {isOldSeal && (
        <Notice tone="good" live>
          {t('certificate.alreadySealed')}
        </Notice>
      )}
      <SealedFileCard file={file} picture={picture} />
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <DownloadCertificateButton fileId={file.id} />
        <div className="flex-1">
          <ScanWorkButton fileId={file.id} />
        </div>
      </div>
      <ScansOfWork fileId={file.id} />
      <FindingsOfWork fileId={file.id} />
      <CasesOfWork fileId={file.id} />
    </div>
  )
}
