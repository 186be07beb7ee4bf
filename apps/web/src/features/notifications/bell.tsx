import BellIcon from 'lucide-react/icons/bell'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { offerPart } from '../../loading/parts-on-hand'
import { loadApi } from '../../session/load-api'
import { useSessionDispatch } from '../../session/use-session'
import { lookAgainMs } from './my-notifications'
import { useCountUnreadQuery } from './notifications.api'

/** More are not counted out: the page shows them. */
const most = 99

/** The way to the notifications, with how many are unread; without a number while that can't be read. */
export function Bell() {
  const { t } = useTranslation('shell')
  const dispatch = useSessionDispatch()
  use(dispatch(loadApi()))
  const { data: unread = 0 } = useCountUnreadQuery(undefined, {
    pollingInterval: lookAgainMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  return (
    <NavLink
      to="/notifications"
      aria-label={unread === 0 ? t('bell') : t('bellUnread', { count: unread })}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-brand-tint aria-[current=page]:bg-brand-tint"
    >
      <BellIcon aria-hidden className="size-6" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand-deep px-1 text-center text-xs/5 font-semibold text-on-brand"
        >
          {unread > most ? `${most}+` : unread}
        </span>
      )}
    </NavLink>
  )
}

offerPart('bell', { default: Bell })
