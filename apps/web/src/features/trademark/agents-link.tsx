import { useTranslation } from 'react-i18next'
import { trademarkOffice } from './trademark-office'

/** Where agents are listed. */
export function AgentsLink() {
  const { t } = useTranslation('trademark')
  return (
    <a href={trademarkOffice} target="_blank" rel="noreferrer" className="link">
      {t('watch.office')}
    </a>
  )
}
