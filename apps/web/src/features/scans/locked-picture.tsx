import LockIcon from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'

/** Stands where the picture of a masked finding would be, which never leaves the server before it is paid for. */
export function LockedPicture() {
  const { t } = useTranslation('scans')
  return (
    <div className="flex size-full flex-col items-center justify-center gap-1.5 rounded-xl border border-dashed border-brand p-2 text-center">
      <LockIcon aria-hidden className="size-7 text-brand-deep" />
      <span className="text-small font-medium text-brand-deep">{t('finding.locked')}</span>
    </div>
  )
}
