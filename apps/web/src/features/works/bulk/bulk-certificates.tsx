import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import { useDownloadCertificatesMutation } from '../works.api'

/** The certificates of a batch as one file. */
export function BulkCertificates({ workIds }: { readonly workIds: readonly string[] }) {
  const { t } = useTranslation('works')
  const problemText = useProblemText()
  const [download, { isLoading, error }] = useDownloadCertificatesMutation()
  if (workIds.length === 0) return null
  return (
    <section aria-label={t('bulk.certificates.title')} className="card space-y-3 px-5 py-4">
      <p>{t('bulk.certificates.text', { count: workIds.length })}</p>
      <Button isDisabled={isLoading} onPress={() => void download(workIds)}>
        {t(isLoading ? 'bulk.certificates.downloading' : 'bulk.certificates.download')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('bulk.certificates.failed'))}
        </Notice>
      )}
    </section>
  )
}
