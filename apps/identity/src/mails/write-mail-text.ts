import type { MailText } from '@originseal/mail'
import type { AccountMail } from './account-mail'
import { english } from './account-texts.en'
import { chinese } from './account-texts.zh-tw'
import type { ContactMail } from '../contact/contact-mail'
import { writeContactMail } from '../contact/contact-mail-text'
import type { NotificationMail } from '../notifications/notification-mail'
import { writeNotificationMail, writePurchaseNotice } from '../notifications/notification-mail-text'

/** Every mail of identity in its reader's language. */
export function writeMailText(
  mail: AccountMail | ContactMail | NotificationMail,
  publicUrl: string,
): MailText {
  switch (mail.template) {
    case 'notification':
    case 'notification-digest':
      return writeNotificationMail(mail, publicUrl)
    case 'purchase-notice':
      return writePurchaseNotice(mail.values, publicUrl)
    case 'contact-received':
    case 'contact-message':
      return writeContactMail(mail, publicUrl)
    default:
      return (mail.language === 'zh-TW' ? chinese : english)(mail, publicUrl)
  }
}
