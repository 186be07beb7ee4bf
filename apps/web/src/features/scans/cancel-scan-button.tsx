import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useCancelScanMutation } from './scans.api'

interface CancelScanButtonProps {
  readonly scanId: string
  /** What it says, and what is said where the answer does not say why it was refused. */
  readonly texts: { readonly cancel: string; readonly failed: string }
  readonly onCancelled: () => void
}

export function CancelScanButton({ scanId, texts, onCancelled }: CancelScanButtonProps) {
  const problemText = useProblemText()
  const [cancel, { isLoading, error }] = useCancelScanMutation()

  async function press() {
    const { error: refusal } = await cancel(scanId)
    if (!refusal) onCancelled()
  }

  return (
    <div className="space-y-3">
      <Button look="secondary" isDisabled={isLoading} onPress={() => void press()}>
        {texts.cancel}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, texts.failed)}
        </Notice>
      )}
    </div>
  )
}
