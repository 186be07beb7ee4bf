import type { NotificationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state'
import { QuietBell } from '../../components/illustrations/quiet-bell'
import { PagedList } from '../../components/paged-list'
import { NotificationRow } from './notification-row'
import { useListNotificationsInfiniteQuery } from './notifications.api'
import { ReadAllButton } from './read-all-button'

/** How often list and count are asked for while somebody looks. */
export const lookAgainMs = 60_000

/** A member's notifications, newest first. */
export function MyNotifications() {
  const { t } = useTranslation('notifications')
  const { data, ...pages } = useListNotificationsInfiniteQuery(undefined, {
    pollingInterval: lookAgainMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  return (
    <PagedList
      entries={data?.pages.flatMap(({ notifications }) => notifications)}
      pages={pages}
      texts={{ unread: t('unread'), retry: t('retry'), more: t('more') }}
      empty={<EmptyState picture={<QuietBell />} title={t('empty')} />}
    >
      {(notifications) => <Notifications notifications={notifications} />}
    </PagedList>
  )
}

function Notifications({ notifications }: { readonly notifications: readonly NotificationView[] }) {
  const [newest] = notifications
  return (
    <div className="space-y-4">
      {newest && <ReadAllButton newestId={newest.id} />}
      <ul className="card divide-y divide-line px-5 sm:px-8">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} />
          </li>
        ))}
      </ul>
    </div>
  )
}
