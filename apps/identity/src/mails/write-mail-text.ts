import type { MailText } from '@originseal/mail'
import type { AccountMail } from './account-mail'
import { english } from './account-texts.en'
import { chinese } from './account-texts.zh-tw'

/** Every mail of identity in its reader's language. */
export function writeMailText(mail: AccountMail, publicUrl: string): MailText {
  return (mail.language === 'zh-TW' ? chinese : english)(mail, publicUrl)
}
