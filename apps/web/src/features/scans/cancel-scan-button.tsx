import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useCancelScanMutation } from './scans.api'

interface CancelScanButtonProps {
  readonly scanId: string
  readonly onCancelled: () => void
}

export function CancelScanButton({ scanId, onCancelled }: CancelScanButtonProps) {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const [cancel, { isLoading, error }] = useCancelScanMutation()

  async function press() {
    const { error: refusal } = await cancel(scanId)
    if (!refusal) onCancelled()
  }

  return (
    <div className="space-y-3">
      <Button look="secondary" isDisabled={isLoading} onPress={() => void press()}>
        {t('progress.cancel')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('progress.cancelFailed'))}
        </Notice>
      )}
    </div>
  )
}
