import { linkTo, type MailText } from '@originseal/mail'
import type { AccountMail } from './account-mail'

const localTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'long',
  timeStyle: 'short',
})
const timeOf = (instant: string): string => localTime.format(new Date(instant))

/** Mails in English. */
export function english(mail: AccountMail, publicUrl: string): MailText {
  const page = (path: string, token?: string): string => linkTo(publicUrl, path, token)
  switch (mail.template) {
    case 'confirm-email':
      return {
        subject: 'Please confirm your e-mail address',
        paragraphs: ['Thank you for joining OriginSeal. Please confirm that this address is yours:'],
        link: { label: 'Confirm e-mail address', url: page('/confirm-email', mail.values.token) },
        notes: [
          'The link is good for 72 hours and works once.',
          'If you did not join OriginSeal, somebody probably mistyped their address; please ignore this mail.',
        ],
      }
    case 'confirm-new-email':
      return {
        subject: 'Please confirm your new e-mail address',
        paragraphs: [
          'Somebody asked to change the e-mail address of an OriginSeal account to this one. If that was you, please confirm it:',
        ],
        link: { label: 'Use this address', url: page('/confirm-email', mail.values.token) },
        notes: [
          'The link is good for 24 hours and works once.',
          'If that was not you, please ignore this mail; nothing changes unless the link is used.',
        ],
      }
    case 'step-up':
      return {
        subject: 'Your one-time code',
        paragraphs: [
          'Enter this code on the page of OriginSeal to confirm that it is you:',
          mail.values.code,
        ],
        link: { label: 'Go to OriginSeal', url: page('/') },
        notes: [
          'The code is good for an hour and can be used once. Tell it to nobody; we will never ask you for it.',
          'If it was not you, log out on all devices.',
        ],
      }
    case 'email-in-use':
      return {
        subject: 'This address already has an OriginSeal account',
        paragraphs: [
          'Somebody asked to change the e-mail address of another OriginSeal account to this one. As this address already has an account, nothing was changed.',
          'If that was you, please log in with this address; if you have forgotten the password, the login page lets you set a new one.',
        ],
        link: { label: 'Log in', url: page('/login') },
        notes: ['If that was not you, please ignore this mail; your account is not affected.'],
      }
    case 'email-change-asked':
      return {
        subject: 'Somebody asked to change the e-mail address of your account',
        paragraphs: [
          'We were asked to change the e-mail address of your OriginSeal account, and have sent a link to the new address. Until it is confirmed there, please keep logging in with this one.',
          'If that was not you, please set a new password now: this cancels the change and logs out every device.',
        ],
        link: { label: 'Set a new password', url: page('/forgot-password') },
        notes: [],
      }
    case 'email-changed':
      return {
        subject: 'The e-mail address of your account has changed',
        paragraphs: [
          'Your OriginSeal account has a new e-mail address. You can no longer log in with this one.',
        ],
        link: { label: 'Contact us', url: page('/contact') },
        notes: ['If that was not you, please contact us as soon as you can.'],
      }
    case 'reset-password':
      return {
        subject: 'Set a new password',
        paragraphs: ['We were asked to reset your OriginSeal password. Please set a new one here:'],
        link: { label: 'Set a new password', url: page('/reset-password', mail.values.token) },
        notes: [
          'The link is good for 1 hour and works once. Afterwards every device is logged out.',
          'If you did not ask for this, please ignore this mail; your password stays as it is.',
        ],
      }
    case 'password-changed':
      return {
        subject: 'Your password has changed',
        paragraphs: [
          'Your OriginSeal password has just been changed, and your other devices are logged out.',
        ],
        link: { label: 'Set a new password', url: page('/forgot-password') },
        notes: ['If that was not you, please set a new password at once with the link above.'],
      }
    case 'google-linked':
      return {
        subject: 'You can now log in with Google',
        paragraphs: [
          'You have just logged in to OriginSeal with the Google account of this address. From now on both ways lead to the same OriginSeal account.',
        ],
        link: { label: 'Set a new password', url: page('/forgot-password') },
        notes: [
          'If you do not remember setting an OriginSeal password, please set a new one with the link above; other devices are then logged out.',
        ],
      }
    case 'deletion-asked':
      return {
        subject: `Your account will be deleted on ${timeOf(mail.values.erasesAt)}`,
        paragraphs: [
          `We were asked to delete your account. Your OriginSeal account and the data in it will be deleted on ${timeOf(mail.values.erasesAt)} (Taiwan time). This cannot be undone afterwards.`,
          'Until then you can log in at any time and keep the account on your member page.',
        ],
        link: { label: 'Go to the member page', url: page('/member-info') },
        notes: ['If you did not ask for this, please log in now, keep the account and change your password.'],
      }
    case 'deletion-undone':
      return {
        subject: 'Your account stays',
        paragraphs: ['The deletion has been cancelled. Your OriginSeal account and the data in it are kept.'],
        link: { label: 'Go to the member page', url: page('/member-info') },
        notes: ['If that was not you, please change your password now.'],
      }
  }
}
