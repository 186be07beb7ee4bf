export { mailLanguages, type Mail, type MailLanguage, type MailText, type WriteMailText } from './mail'
export { composeMessage, type DkimKey, type MessageToCompose } from './compose-message'
export { frameOf } from './frame.rules'
export { LocalMailFile, LocalMailPage, LocalOnly } from './local/local-page'
export { mailPage, type ShownMail } from './local/mail-page'
export { linkTo, toHtml, toText } from './layout.rules'
export { FolderMailTransport, type StoredMail } from './folder-mail-transport'
export { MAIL_ENCRYPTION, MailEncryption } from './mail-encryption'
export { MailModule, type MailOptions } from './mail.module'
export { forgetMails, sendMail } from './mail-jobs'
export { MailQueue } from './mail-queue'
export { mailSettings, otherMailsSetting, refuseNoMailTransport, type MailSettings } from './mail-settings'
export {
  MAIL_TRANSPORT,
  MailRefused,
  MailUnanswered,
  type MailTransport,
  type OutgoingMail,
} from './mail-transport'
export { SmtpReceiver, type MailEnvelope } from './smtp-receiver'
export { SmtpSubmission, type Submission } from './smtp-submission'
