import type { StepUpMethod } from '@originseal/contracts'
import type { Bilingual } from '../typesetting/blocks'

export const header: Bilingual = { zh: '下架通知', en: 'Takedown notice' }

export const headings = {
  addresses: { zh: '網址的取用', en: 'Taking the addresses' },
  signature: { zh: '簽署', en: 'Signature' },
  about: { zh: '關於本文件', en: 'About this document' },
} satisfies Record<string, Bilingual>

export const labels = {
  case: { zh: '案件編號', en: 'Case number' },
  hash: { zh: '內容 SHA-256', en: 'SHA-256 of the content' },
  signedBy: { zh: '簽署人', en: 'Signed by' },
  signedAt: { zh: '簽署時間', en: 'Signed at' },
  method: { zh: '簽署時的身分確認', en: 'How the signer was known' },
} satisfies Record<string, Bilingual>

export const methods: Readonly<Record<StepUpMethod, Bilingual>> = {
  password: {
    zh: '輸入全名，並再次輸入帳號密碼',
    en: 'typed the full name, and the password of the account again',
  },
  'mail-code': {
    zh: '輸入全名，以及寄至已驗證信箱的一次性驗證碼',
    en: 'typed the full name, and a one-time code sent to the confirmed mailbox',
  },
  passkey: {
    zh: '輸入全名，並使用通行金鑰',
    en: 'typed the full name, and used a passkey',
  },
  totp: {
    zh: '輸入全名，以及驗證器應用程式的驗證碼',
    en: 'typed the full name, and a code of the authenticator',
  },
  'recovery-code': {
    zh: '輸入全名，以及一組備用驗證碼',
    en: 'typed the full name, and one of the recovery codes',
  },
}

export const paperBox: Bilingual = { zh: '簽名或蓋章', en: 'Signature or stamp' }

export const addressNote: Bilingual = {
  zh: '網址請由附件 originseal-notice.json、或以 QR 碼取用，勿以人工重新輸入；零為帶斜線或圓點的 0，與字母 O 不同。',
  en: 'Take the addresses from the attachment originseal-notice.json or from the QR code instead of typing them; zero has a slash or a dot and is not the letter O.',
}

export const about: readonly Bilingual[] = [
  {
    zh: '本通知由上列簽署人提出並簽署；原印 OriginSeal 代為傳送，並非其代理人。',
    en: 'This notice is made and signed by the person named above; OriginSeal transports it and is not their agent.',
  },
  {
    zh: '文件上的數位簽章證明內容自產生後未經更動，並不證明簽署人的身分。',
    en: 'The digital signature on this file attests that it has not changed since it was made; it does not attest who the signer is.',
  },
]
