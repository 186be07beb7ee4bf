import type { ListCatalogueHoldersResponse } from '@originseal/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TableColumn } from '../../components/data-table/table-columns'
import { useTaipeiTime } from '../../components/use-taipei-time'

export type Holder = ListCatalogueHoldersResponse['holders'][number]

export function useHolderColumns(): readonly TableColumn<Holder>[] {
  const { t } = useTranslation('offerVersions')
  const time = useTaipeiTime()
  return useMemo(
    () => [
      {
        id: 'owner',
        header: t('column.account'),
        isTitle: true,
        cell: ({ ownerId }) => (
          <Link to={`/admin/users/${ownerId}`} className="link">
            <code>{ownerId}</code>
          </Link>
        ),
      },
      { id: 'since', header: t('column.since'), cell: ({ since }) => time(since) },
    ],
    [t, time],
  )
}
