import type { Bilingual } from '@originseal/documents'
import type { NoticeSection, SignedNotice } from './notice-content'

type Language = keyof Bilingual

const words = {
  en: {
    intro:
      'This notice is made and signed by the person named in it. OriginSeal transports it. Please answer to this mail; the signed PDF and the addresses as files are attached.',
    signed: 'Signed',
    hash: 'SHA-256 of the content',
  },
  zh: {
    intro:
      '本通知由文中所載之人提出並簽署，由原印 OriginSeal 代為傳送。請直接回覆本信；已附上簽署之 PDF 與網址檔案。',
    signed: '簽署',
    hash: '內容 SHA-256',
  },
}

/** `[ZK-2611-001] …`, by which people find a case's mails; machines go by address and Message-ID. */
export const subjectOf = ({ content: { caseNumber, title } }: SignedNotice): string =>
  `[${caseNumber}] ${title.en} ${title.zh}`

/** The notice as plain text, English first; no line is broken, so that addresses stay whole. */
export const textOf = (notice: SignedNotice): string =>
  `${inLanguage(notice, 'en')}\n${'='.repeat(60)}\n\n${inLanguage(notice, 'zh')}`

function inLanguage({ content, contentSha256, signature }: SignedNotice, language: Language): string {
  const { intro, signed, hash } = words[language]
  return [
    `${content.title[language]} (${content.caseNumber})`,
    intro,
    ...content.sections.map((section) => sectionText(section, language)),
    `${signed}: ${signature.signedName}, ${signature.signedAt}\n${hash}: ${contentSha256}\n`,
  ].join('\n\n')
}

function sectionText({ title, law, rows, sentence }: NoticeSection, language: Language): string {
  const lines = rows.map(({ label, values }) =>
    values.length === 1
      ? `${label[language]}: ${values[0]}`
      : [`${label[language]}:`, ...values.map((value) => `  ${value}`)].join('\n'),
  )
  return [`${title[language]} [${law}]`, ...lines, ...(sentence ? [sentence[language]] : [])].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The same words for programs that show HTML: nothing is fetched, nothing is a link that could mislead. */
export const htmlOf = (subject: string, text: string): string =>
  `<!doctype html>\n<html><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body><pre style="font:14px/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere">${escape(text)}</pre></body></html>\n`

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] as string)

/** The addresses as files, so that nobody retypes them. */
export function addressFiles(
  urls: readonly string[],
): readonly { name: string; type: string; bytes: Uint8Array }[] {
  const csv = ['url', ...urls.map((url) => `"${url.replaceAll('"', '""')}"`)].join('\r\n')
  return [
    { name: 'urls.csv', type: 'text/csv', bytes: Buffer.from(`${csv}\r\n`, 'utf8') },
    {
      name: 'urls.json',
      type: 'application/json',
      bytes: Buffer.from(JSON.stringify(urls, null, 2), 'utf8'),
    },
  ]
}
