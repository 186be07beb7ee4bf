import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state'
import { ClearSearch } from '../../components/illustrations/clear-search'

export function NoFindings() {
  const { t } = useTranslation('scans')
  return (
    <EmptyState picture={<ClearSearch />} title={t('results.noLinks')}>
      {t('results.noLinksMeaning')}
    </EmptyState>
  )
}
