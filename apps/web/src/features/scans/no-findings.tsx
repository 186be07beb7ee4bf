import type { CoverageEntry } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state'
import { ClearSearch } from '../../components/illustrations/clear-search'

/** Nothing was found, and where nothing was looked for although it could have been. */
export function NoFindings({ coverage }: { readonly coverage: readonly CoverageEntry[] }) {
  const { t } = useTranslation('scans')
  const off = coverage.filter(({ state }) => state === 'switched-off').map(({ label }) => label)
  return (
    <EmptyState picture={<ClearSearch />} title={t('results.noLinks')}>
      {t('results.noLinksMeaning')}
      {off.length > 0 && ` ${t('results.offMeaning', { sources: off.join(', ') })}`}
    </EmptyState>
  )
}
