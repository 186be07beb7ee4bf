import type { MailText } from '@originseal/mail'
import type { AccountMail } from './account-mail'
import { english } from './account-texts.en'
import { chinese } from './account-texts.zh-tw'
import type { NotificationMail } from '../notifications/notification-mail'
import { writeNotificationMail } from '../notifications/notification-mail-text'

/** Every mail of identity in its reader's language. */
export function writeMailText(mail: AccountMail | NotificationMail, publicUrl: string): MailText {
  if (mail.template === 'notification' || mail.template === 'notification-digest') {
    return writeNotificationMail(mail, publicUrl)
  }
  return (mail.language === 'zh-TW' ? chinese : english)(mail, publicUrl)
}
