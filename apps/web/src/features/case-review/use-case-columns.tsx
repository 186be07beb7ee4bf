import type { AdministeredCase } from '@originseal/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TableColumn } from '../../components/data-table/table-columns'
import { useTaipeiTime } from '../../components/use-taipei-time'

export function useCaseColumns(): readonly TableColumn<AdministeredCase>[] {
  const { t } = useTranslation('caseReview')
  const time = useTaipeiTime()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('cases.number'),
        isTitle: true,
        cell: ({ id, number }) => (
          <Link to={`/admin/audit?objectId=${id}`} title={id} className="link whitespace-nowrap">
            {number}
          </Link>
        ),
      },
      { id: 'state', header: t('cases.state'), cell: ({ state }) => t(`state.${state}`) },
      {
        id: 'place',
        header: t('cases.place'),
        cell: ({ pageUrl, platform, title }) => (
          <>
            <span className="block wrap-anywhere">{title ?? '–'}</span>
            <span className="block wrap-anywhere text-soft">{platform ?? new URL(pageUrl).hostname}</span>
          </>
        ),
      },
      {
        id: 'owner',
        header: t('cases.owner'),
        cell: ({ ownerId }) => (
          <Link to={`/admin/users/${ownerId}`} title={ownerId} className="link">
            <code>{ownerId.slice(0, shownLength)}</code>
          </Link>
        ),
      },
      {
        id: 'opened',
        header: t('cases.opened'),
        cell: ({ openedAt }) => (
          <time dateTime={openedAt} title={openedAt}>
            {time(openedAt)}
          </time>
        ),
      },
    ],
    [t, time],
  )
}

/** So many characters tell the ids of a page apart; the whole one is in the title and the address. */
const shownLength = 8
