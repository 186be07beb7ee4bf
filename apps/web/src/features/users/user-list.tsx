import { listUsersRequest, type AdministeredUser } from '@originseal/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { filterOf } from '../../components/address-filter.rules'
import { DataTable } from '../../components/data-table/data-table'
import { ExportList } from '../../components/export-list'
import { PagedList } from '../../components/paged-list'
import { useUserColumns } from './use-user-columns'
import { useExportUsersMutation, useListUsersInfiniteQuery } from './users.api'

const { search, role, state, from, until } = listUsersRequest.shape
const rowId = ({ id }: AdministeredUser): string => id

/** The accounts that the address asks for, newest first. */
export function UserList() {
  const { t } = useTranslation('users')
  const [params] = useSearchParams()
  const filter = useMemo(() => filterOf({ search, role, state, from, until }, params), [params])
  const columns = useUserColumns()
  const pages = useListUsersInfiniteQuery(filter, { refetchOnMountOrArgChange: true })
  const [exportUsers] = useExportUsersMutation()
  return (
    <>
      <ExportList hasPersons onExport={(asked) => exportUsers({ ...filter, ...asked })} />
      <PagedList
        entries={pages.currentData?.pages.flatMap(({ users }) => users)}
        pages={pages}
        texts={{ unread: t('unread'), retry: t('retry'), more: t('list.more') }}
        empty={<p className="text-soft">{t('list.none')}</p>}
      >
        {(users) => <DataTable label={t('list.title')} columns={columns} rows={users} rowId={rowId} />}
      </PagedList>
    </>
  )
}
