import type { AuditEntry } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../components/data-table/data-table'
import { PagedList } from '../../components/paged-list'
import { useListAuditInfiniteQuery, type AuditFilter } from './audit.api'
import './audit.texts'
import { useAuditColumns } from './use-audit-columns'

const rowId = ({ act }: AuditEntry): string => act.id

/** The entries of the log that fit a filter, newest first. */
export function AuditEntries({ filter }: { readonly filter: AuditFilter }) {
  const { t } = useTranslation('audit')
  const columns = useAuditColumns()
  const pages = useListAuditInfiniteQuery(filter, { refetchOnMountOrArgChange: true })
  return (
    <PagedList
      entries={pages.currentData?.pages.flatMap(({ entries }) => entries)}
      pages={pages}
      texts={{ unread: t('unread'), retry: t('retry'), more: t('log.more') }}
      empty={<p className="text-soft">{t('log.none')}</p>}
    >
      {(entries) => <DataTable label={t('log.title')} columns={columns} rows={entries} rowId={rowId} />}
    </PagedList>
  )
}
