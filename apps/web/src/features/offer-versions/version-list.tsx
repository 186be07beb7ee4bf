import type { CatalogueVersion } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../components/data-table/data-table'
import { useVersionColumns } from './use-version-columns'

const rowId = ({ version }: CatalogueVersion): string => String(version)

/** Every version, newest first; none of them ever changes. */
export function VersionList({ versions }: { readonly versions: readonly CatalogueVersion[] }) {
  const { t } = useTranslation('offerVersions')
  const columns = useVersionColumns()
  return <DataTable label={t('versions')} columns={columns} rows={versions} rowId={rowId} />
}
