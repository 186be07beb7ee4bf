import type { Bilingual } from '../typesetting/blocks'

export const header: Bilingual = { zh: '和解書', en: 'Settlement' }

export const title: Bilingual = { zh: '圖片使用和解書', en: 'Settlement about the use of a picture' }

export const headings = {
  subject: { zh: '和解標的', en: 'What it is about' },
  terms: { zh: '約定事項', en: 'What was agreed' },
  general: { zh: '一般約定', en: 'In general' },
  signatures: { zh: '雙方簽署', en: 'Signatures' },
  about: { zh: '關於本文件', en: 'About this document' },
} satisfies Record<string, Bilingual>

export const labels = {
  case: { zh: '案件編號', en: 'Case number' },
  claimant: { zh: '權利人', en: 'Right holder' },
  work: { zh: '作品', en: 'Work' },
  certificate: { zh: '封存證書', en: 'Certificate' },
  page: { zh: '頁面', en: 'Page' },
  hash: { zh: '約定內容 SHA-256', en: 'SHA-256 of the terms' },
  signedAt: { zh: '簽署時間', en: 'Signed at' },
} satisfies Record<string, Bilingual>

export const parties: Readonly<Record<'claimant' | 'respondent', Bilingual>> = {
  claimant: { zh: '權利人簽署', en: 'Signed by the right holder' },
  respondent: { zh: '圖片使用方簽署', en: 'Signed by the user of the picture' },
}

export const general: readonly Bilingual[] = [
  {
    zh: '約定事項履行後，雙方就上述頁面上這件作品至簽署日為止的使用，互不再為其他請求。',
    en: 'Once what was agreed is done, neither side makes further claims about the use of this work on the page named above up to the day of signing.',
  },
  {
    zh: '本和解書以中文為準，適用中華民國（臺灣）法律；智慧財產及商業法院有管轄權時，由該法院審理。',
    en: 'The Chinese text counts. The law of Taiwan applies; where it is competent, the Intellectual Property and Commercial Court decides.',
  },
  {
    zh: '雙方同意以電子文件及輸入姓名的方式簽署，並曾有機會拒絕。',
    en: 'Both sides agree to the electronic form and to signing by typing their name, and had the chance to refuse.',
  },
]

export const about: readonly Bilingual[] = [
  {
    zh: '原印 OriginSeal 只傳遞雙方的訊息並保存紀錄，不是任何一方的代理人，也不從和解中收取費用。',
    en: 'OriginSeal passed on what the parties wrote and keeps the record; it is the agent of neither and takes no share.',
  },
  {
    zh: '文件上的數位簽章證明這份紀錄自產生後未經更動，並不證明簽署人的身分；圖片使用方的身分由權利人自行認可。',
    en: 'The digital signature on this file attests that the record has not changed since; it does not attest who the signers are. The right holder has accepted the user of the picture as who they say they are.',
  },
]
