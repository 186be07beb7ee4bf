import { findNotificationKind, type NotificationLanguage, type NotificationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'

interface NotificationText {
  readonly sentence: string
  /** What it is about, and the words on the link that leads there. */
  readonly link?: { readonly to: string; readonly text: string }
}

/** What a notification says in the reader's language. A kind that is younger than this page is told without its words. */
export function useNotificationText(): (notification: NotificationView) => NotificationText {
  const { t, i18n } = useTranslation('notifications')
  return ({ kind: name, details, count, subjectId }) => {
    const kind = findNotificationKind(name)
    const known = kind?.details.safeParse(details)
    if (!kind || !known?.success) return { sentence: t('unknown') }
    const { sentence, link } = kind.texts[i18n.language as NotificationLanguage]
    return { sentence: sentence(known.data, count), link: { to: kind.path(subjectId), text: link } }
  }
}
