import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useDownloadSentFileMutation } from './negotiations.api'
import { Refusal } from './refusal'

/** A picture that the other side has sent with an entry of the record. */
export function SentFile({ caseId, sequence }: { readonly caseId: string; readonly sequence: number }) {
  const { t } = useTranslation('negotiations')
  const [download, { error, isLoading }] = useDownloadSentFileMutation()
  return (
    <div className="mt-2 space-y-2">
      <Button look="outline" isDisabled={isLoading} onPress={() => void download({ caseId, sequence })}>
        {t('page.showFile')}
      </Button>
      <Refusal error={error} />
    </div>
  )
}
