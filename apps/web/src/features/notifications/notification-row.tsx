import type { NotificationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useMarkNotificationMutation } from './notifications.api'
import { useNotificationText } from './use-notification-text'

/** One notification: what happened and when, the way to it, and whether it has been read. */
export function NotificationRow({ notification }: { readonly notification: NotificationView }) {
  const { t, i18n } = useTranslation('notifications')
  const problemText = useProblemText()
  const { sentence, link } = useNotificationText()(notification)
  const [setRead, { isLoading, error }] = useMarkNotificationMutation()
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const { id, isRead, occurredAt } = notification
  const mark = t(isRead ? 'markUnread' : 'markRead')
  return (
    <article className="relative pt-5 pb-3 pl-6">
      {!isRead && (
        <span className="absolute top-7.5 left-0 size-2.5 rounded-full bg-brand-deep">
          <span className="sr-only">{t('isUnread')}</span>
        </span>
      )}
      <p className={`text-pretty ${isRead ? '' : 'font-semibold'}`}>{sentence}</p>
      <p className="mt-0.5 text-small text-soft">
        <time dateTime={occurredAt}>{time.format(new Date(occurredAt))}</time>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 text-small">
        {link && (
          <Link
            to={link.to}
            className="link inline-flex min-h-11 items-center font-semibold"
            onClick={() => !isRead && void setRead({ id, isRead: true })}
          >
            {link.text}
          </Link>
        )}
        <button
          type="button"
          aria-label={`${mark}: ${sentence}`}
          disabled={isLoading}
          onClick={() => void setRead({ id, isRead: !isRead })}
          className="min-h-11 text-soft underline-offset-4 hover:underline disabled:cursor-not-allowed"
        >
          {mark}
        </button>
      </div>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('notMarked'))}
        </Notice>
      )}
    </article>
  )
}
