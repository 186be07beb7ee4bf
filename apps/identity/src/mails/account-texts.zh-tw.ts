import { linkTo, type MailText } from '@originseal/mail'
import type { AccountMail } from './account-mail'

const localTime = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const timeOf = (instant: string): string => localTime.format(new Date(instant))

/** Mails in Chinese as it is written in Taiwan. */
export function chinese(mail: AccountMail, publicUrl: string): MailText {
  const page = (path: string, token?: string): string => linkTo(publicUrl, path, token)
  switch (mail.template) {
    case 'confirm-email':
      return {
        subject: '請確認您的電子郵件信箱',
        paragraphs: ['感謝您註冊原印。請點選下方連結，確認這是您的信箱：'],
        link: { label: '確認電子郵件信箱', url: page('/confirm-email', mail.values.token) },
        notes: [
          '連結 72 小時內有效，只能使用一次。',
          '如果您沒有註冊原印，可能是有人填錯了信箱，請忽略這封信。',
        ],
      }
    case 'confirm-new-email':
      return {
        subject: '請確認您的新電子郵件信箱',
        paragraphs: ['有人要求把原印帳號的電子郵件改成這個信箱。如果是您本人，請點選下方連結完成變更：'],
        link: { label: '改用這個信箱', url: page('/confirm-email', mail.values.token) },
        notes: [
          '連結 24 小時內有效，只能使用一次。',
          '如果不是您本人，請忽略這封信；只要不點連結，就不會有任何變更。',
        ],
      }
    case 'step-up':
      return {
        subject: '您的一次性驗證碼',
        paragraphs: ['請在原印的頁面輸入這組驗證碼，確認是您本人：', mail.values.code],
        link: { label: '前往原印', url: page('/') },
        notes: [
          '驗證碼一小時內有效，只能使用一次。請勿告訴任何人，我們也不會向您索取。',
          '如果不是您本人操作，請登出所有裝置。',
        ],
      }
    case 'email-in-use':
      return {
        subject: '這個信箱已經有原印帳號',
        paragraphs: [
          '有人要求把另一個原印帳號的電子郵件改成這個信箱。這個信箱已經有原印帳號，所以我們沒有做任何變更。',
          '如果是您本人，請直接用這個信箱登入；忘記密碼的話，可以在登入頁重新設定。',
        ],
        link: { label: '前往登入', url: page('/login') },
        notes: ['如果不是您本人，請忽略這封信，您的帳號不受影響。'],
      }
    case 'email-change-asked':
      return {
        subject: '有人要求變更您帳號的電子郵件',
        paragraphs: [
          '我們收到變更您原印帳號電子郵件的要求，並已把確認連結寄到新的信箱。新信箱完成確認之前，請繼續用目前的信箱登入。',
          '如果不是您本人，請立即重新設定密碼：這項變更會一併取消，所有裝置也會登出。',
        ],
        link: { label: '重新設定密碼', url: page('/forgot-password') },
        notes: [],
      }
    case 'email-changed':
      return {
        subject: '您帳號的電子郵件已變更',
        paragraphs: ['您的原印帳號已改用新的電子郵件，這個信箱不能再用來登入。'],
        link: { label: '聯絡我們', url: page('/contact') },
        notes: ['如果不是您本人操作的，請儘快和我們聯絡。'],
      }
    case 'reset-password':
      return {
        subject: '重新設定您的密碼',
        paragraphs: ['我們收到重新設定原印密碼的要求。請點選下方連結，設定新的密碼：'],
        link: { label: '設定新密碼', url: page('/reset-password', mail.values.token) },
        notes: [
          '連結 1 小時內有效，只能使用一次。設定完成後，所有裝置都會登出。',
          '如果不是您要求的，請忽略這封信，您的密碼不會變更。',
        ],
      }
    case 'password-changed':
      return {
        subject: '您的密碼已變更',
        paragraphs: ['您的原印密碼剛剛變更，其他裝置都已登出。'],
        link: { label: '重新設定密碼', url: page('/forgot-password') },
        notes: ['如果不是您本人操作的，請立即點選上方連結，重新設定密碼。'],
      }
    case 'google-linked':
      return {
        subject: '您的帳號現在可以用 Google 登入',
        paragraphs: [
          '您剛剛用這個信箱的 Google 帳號登入了原印。之後用 Google 登入，進入的也是同一個原印帳號。',
        ],
        link: { label: '重新設定密碼', url: page('/forgot-password') },
        notes: ['如果您不記得設定過原印的密碼，請點選上方連結重新設定，其他裝置也會一併登出。'],
      }
    case 'deletion-asked':
      return {
        subject: `您的帳號將於 ${timeOf(mail.values.erasesAt)} 刪除`,
        paragraphs: [
          `我們收到刪除帳號的要求。您的原印帳號與其中的資料，將於 ${timeOf(mail.values.erasesAt)}（台灣時間）永久刪除，刪除後無法復原。`,
          '在那之前，您隨時可以登入，到會員資料頁取消。',
        ],
        link: { label: '前往會員資料', url: page('/member-info') },
        notes: ['如果不是您本人要求的，請立即登入取消，並變更密碼。'],
      }
    case 'deletion-undone':
      return {
        subject: '您的帳號會繼續保留',
        paragraphs: ['刪除帳號的要求已取消，您的原印帳號與其中的資料都會保留。'],
        link: { label: '前往會員資料', url: page('/member-info') },
        notes: ['如果不是您本人操作的，請立即變更密碼。'],
      }
  }
}
