import type { MailText } from '@originseal/mail'
import type { AccountMail } from './account-mail'
import { english } from './account-texts.en'
import { chinese } from './account-texts.zh-tw'
import type { ContactMail } from '../contact/contact-mail'
import { writeContactMail } from '../contact/contact-mail-text'
import type { NotificationMail } from '../notifications/notification-mail'
import { writeNotificationMail } from '../notifications/notification-mail-text'

/** Every mail of identity in its reader's language. */
export function writeMailText(
  mail: AccountMail | ContactMail | NotificationMail,
  publicUrl: string,
): MailText {
  if (mail.template === 'notification' || mail.template === 'notification-digest') {
    return writeNotificationMail(mail, publicUrl)
  }
  if (mail.template === 'contact-received' || mail.template === 'contact-message') {
    return writeContactMail(mail, publicUrl)
  }
  return (mail.language === 'zh-TW' ? chinese : english)(mail, publicUrl)
}
