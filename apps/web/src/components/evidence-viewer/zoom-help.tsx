import { useTranslation } from 'react-i18next'
import '../components.texts'

/** How a stage is moved and enlarged, for whoever hears it: the buttons beside it show what it can do. */
export function ZoomHelp({ id }: { readonly id: string }) {
  const { t } = useTranslation('components')
  return (
    <p id={id} className="sr-only">
      {t('viewer.help')}
    </p>
  )
}
