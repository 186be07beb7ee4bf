import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useDownloadCertificateMutation } from './works.api'

/** Saves `certificate_{id}.pdf`; what stands in the way is said below the button. */
export function DownloadCertificateButton({ fileId }: { readonly fileId: string }) {
  const { t } = useTranslation('works')
  const problemText = useProblemText()
  const [download, { isLoading, error }] = useDownloadCertificateMutation()
  return (
    <div className="flex-1 space-y-3">
      <Button
        look="secondary"
        isDisabled={isLoading}
        onPress={() => void download(fileId)}
        className="w-full"
      >
        {isLoading ? t('certificate.downloading') : t('certificate.download')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('certificate.downloadFailed'))}
        </Notice>
      )}
    </div>
  )
}
