import type { AdministeredUser } from '@originseal/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TableColumn } from '../../components/data-table/table-columns'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { UserState } from './user-state'

export function useUserColumns(): readonly TableColumn<AdministeredUser>[] {
  const { t } = useTranslation('users')
  const time = useTaipeiTime()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        isTitle: true,
        cell: ({ id, realName }) => (
          <Link to={`/admin/users/${id}`} className="link">
            {realName || t('nameless')}
          </Link>
        ),
      },
      {
        id: 'contact',
        header: t('column.contact'),
        cell: ({ email, phone }) => (
          <>
            <span className="block wrap-anywhere">{email ?? '–'}</span>
            {phone && <span className="block text-soft">{phone}</span>}
          </>
        ),
      },
      {
        id: 'role',
        header: t('column.role'),
        cell: ({ role }) => <span className="whitespace-nowrap">{t(`role.${role}`)}</span>,
      },
      { id: 'state', header: t('column.state'), cell: ({ state }) => <UserState state={state} /> },
      {
        id: 'registered',
        header: t('column.registered'),
        cell: ({ registeredAt }) => (
          <time dateTime={registeredAt} title={registeredAt}>
            {time(registeredAt)}
          </time>
        ),
      },
    ],
    [t, time],
  )
}
