import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ProgressBar } from '../../components/progress-bar'

interface UploadProgressProps {
  /** The part that has left the browser, 0 to 1; then the server seals. */
  readonly sent: number
  readonly onCancel: () => void
}

/** The two phases of sealing: the upload with its share, then the work of the server, which has no measure. */
export function UploadProgress({ sent, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('works')
  const isSending = sent < 1
  const doing = t(isSending ? 'register.sending' : 'register.sealing')
  return (
    <div className="card min-h-40 space-y-2 p-5">
      <p role="status">{doing}</p>
      <ProgressBar label={doing} percent={isSending ? Math.floor(sent * 100) : undefined} />
      {/* What the server has wholly received it seals, whether or not somebody still waits. */}
      {isSending && (
        <Button look="quiet" onPress={onCancel}>
          {t('register.cancel')}
        </Button>
      )}
    </div>
  )
}
