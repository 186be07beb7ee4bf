import { useTranslation } from 'react-i18next'
import '../components.texts'

/** How a stage is moved and enlarged, for whoever reaches it by keyboard or hears it. */
export function ZoomHelp({ id }: { readonly id: string }) {
  const { t } = useTranslation('components')
  return (
    <p id={id} className="text-sm text-soft max-sm:sr-only">
      {t('viewer.help')}
    </p>
  )
}
