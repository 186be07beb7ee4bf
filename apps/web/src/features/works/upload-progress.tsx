import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ProgressBar } from '../../components/progress-bar'

interface UploadProgressProps {
  /** The part that has left the browser, 0 to 1; then the server seals. */
  readonly sent: number
  readonly onCancel: () => void
}

export function UploadProgress({ sent, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('works')
  const doing = sent < 1 ? t('register.sending') : t('register.sealing')
  return (
    <div className="card space-y-2 p-5">
      <p role="status">{doing}</p>
      <ProgressBar label={t('register.sending')} percent={Math.round(sent * 100)} />
      <Button look="quiet" onPress={onCancel}>
        {t('register.cancel')}
      </Button>
    </div>
  )
}
