import type { Bilingual } from '@originseal/documents'
import { printedCode } from './respondent-code.rules'

/** What an evidence notice is about. */
export interface EvidenceNoticeFacts {
  readonly caseNumber: string
  readonly claimantName: string
  readonly title: string | null
  readonly pageUrl: string
  /** When the copy was seen at that place; null where that is not known any more. */
  readonly foundAt: Date | null
  /** A takedown notice has gone to the platform. */
  readonly isFiled: boolean
  readonly code: string
  /** The page of the other side. */
  readonly link: string
  /** Where a code is typed. */
  readonly codePage: string
  /** Where anybody checks the certificate. */
  readonly certificateUrl: string
}

/** A message box of a shop takes so much. */
export const shortNoticeLength = 500

const dayIn = (language: string, at: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Taipei' }).format(at)

/** What the claimant hands over, in their own way; nothing of it has to be opened or paid. */
export const evidenceNotice = (facts: EvidenceNoticeFacts): Bilingual => ({
  zh: inChinese(facts),
  en: inEnglish(facts),
})

function inChinese(facts: EvidenceNoticeFacts): string {
  const { caseNumber, claimantName, title, pageUrl, foundAt, isFiled, code, link, codePage } = facts
  return [
    `您好，我是「${claimantName}」，在下列頁面看到與我的作品${title === null ? '' : `「${title}」`}相同的圖片，想與您確認使用情形。`,
    [`頁面：${pageUrl}`, foundAt && `發現日期：${dayIn('zh-TW', foundAt)}`, `案件編號：${caseNumber}`]
      .filter(Boolean)
      .join('\n'),
    `作品的封存證書任何人都可以驗證：${facts.certificateUrl}\n封存證明檔案在該時間已經存在，並不證明作者是誰。`,
    isFiled ? '我已就這個頁面向平台提出下架通知。' : '我尚未就這個頁面向平台提出下架通知。',
    `請在以下頁面回覆，不需要帳號：${link}\n也可以自行前往 ${codePage}，輸入代碼 ${printedCode(code)}。`,
    '您可以表示：已移除、持有授權、這是您的作品、提出提案，或這與您無關。',
    '這是主張者透過原印 OriginSeal 寄出的私人訊息，並非法院或機關的文件，也不是法律意見；您可以諮詢律師。原印只負責傳遞，不代表任何一方，也不從和解中收取任何費用。',
    '您的聯絡方式取自您公開的頁面，只用於這件事；您可以要求查閱或刪除。',
  ].join('\n\n')
}

function inEnglish(facts: EvidenceNoticeFacts): string {
  const { caseNumber, claimantName, title, pageUrl, foundAt, isFiled, code, link, codePage } = facts
  return [
    `Hello, I am “${claimantName}”. On the page below I have seen a picture that equals my work${title === null ? '' : ` “${title}”`}, and would like to ask you about its use.`,
    [`Page: ${pageUrl}`, foundAt && `Found on: ${dayIn('en-GB', foundAt)}`, `Case: ${caseNumber}`]
      .filter(Boolean)
      .join('\n'),
    `Anybody can check the certificate of the work: ${facts.certificateUrl}\nThe seal proves that the file existed at that time; it does not prove who made it.`,
    isFiled
      ? 'I have sent a takedown notice about this page to its platform.'
      : 'I have not sent a takedown notice about this page to its platform.',
    `Please answer on this page, without an account: ${link}\nOr go to ${codePage} yourself and type the code ${printedCode(code)}.`,
    'You can say: I have removed it, I have a licence, it is my own work, I make an offer, or this is not me.',
    'This is a private message from the claimant through OriginSeal. It does not come from a court or an authority and is no legal advice; you may ask a lawyer. OriginSeal only passes messages on, speaks for neither side and takes no share of any settlement.',
    'How to reach you was taken from what you have published, and is used for this matter only; you can ask to see or delete it.',
  ].join('\n\n')
}

/** The same for a message box. */
export const shortEvidenceNotice = ({
  caseNumber,
  claimantName,
  code,
  link,
  codePage,
}: EvidenceNoticeFacts): Bilingual => ({
  zh: `您好，我是「${claimantName}」。您的頁面上有一張圖片與我的作品相同，想與您確認使用情形（案件 ${caseNumber}）。請在此查看並回覆，不需要帳號：${link}\n或前往 ${codePage} 輸入代碼 ${printedCode(code)}。這是私人訊息，並非法院或機關的文件。`,
  en: `Hello, I am “${claimantName}”. A picture on your page equals my work, and I would like to ask you about its use (case ${caseNumber}). Please look and answer here, without an account: ${link}\nOr go to ${codePage} and type the code ${printedCode(code)}. This is a private message, not one of a court or an authority.`,
})
