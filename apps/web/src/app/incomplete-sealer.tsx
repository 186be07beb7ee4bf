import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button-link'
import { Notice } from '../components/notice'

/** What stands where somebody can't seal yet, as their account does not say who they are. */
export function IncompleteSealer() {
  const { t } = useTranslation('works')
  return (
    <div className="space-y-6">
      <Notice tone="warn">{t('upload.incomplete')}</Notice>
      <ButtonLink to="/member-info">{t('upload.complete')}</ButtonLink>
    </div>
  )
}
