import { useTranslation } from 'react-i18next'
import { Spinner } from '../components/spinner'

/** Stands in a guarded page's place until it is known who asks for it. */
export function CheckingLogin() {
  const { t } = useTranslation('shell')
  return (
    <div className="flex justify-center px-5 py-24">
      <Spinner>{t('guard.checking')}</Spinner>
    </div>
  )
}
