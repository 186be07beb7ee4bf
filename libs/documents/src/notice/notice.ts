import { facts, heading, notice, numbered, paragraph, type Fact } from '../typesetting/blocks'
import { framedDocument } from '../typesetting/framed-document'
import { inTaipei, inUtc } from '../typesetting/instants'
import { contentWidth, page, palette } from '../typesetting/palette'
import { drawQrCode } from '../typesetting/qr-code'
import type { Sheet } from '../typesetting/sheet'
import { styles } from '../typesetting/styles'
import { noticeAttachmentName } from '../verification/attachment-names'
import type { NoticeInput, NoticeInputRow, NoticeInputSection } from './notice-input'
import * as words from './notice-texts'

/**
 * Renders a takedown notice: A4, Traditional Chinese and English, tagged, with the signed content attached as JSON.
 * Unsigned as a file; hand it to `signPdf`. The same input gives the same bytes.
 */
export function renderNotice(input: NoticeInput): Promise<Uint8Array> {
  const { title, caseNumber, contentSha256, content, generatedAt, sample = false } = input
  const frame = {
    title,
    header: words.header,
    subject: `Notice of the case ${caseNumber}`,
    keywords: `OriginSeal, notice, ${caseNumber}, content ${contentSha256}`,
    documentId: caseNumber,
    attachment: { name: noticeAttachmentName, description: 'What was signed', content },
    generatedAt,
    sample,
  }
  return framedDocument(frame, (sheet) => {
    facts(sheet, [
      { label: words.labels.case, value: caseNumber },
      { label: words.labels.hash, value: contentSha256, code: true },
    ])
    for (const section of input.sections) drawSection(sheet, section)
    drawAddresses(sheet, input.urls)
    drawSignature(sheet, input)
    heading(sheet, words.headings.about, 60)
    numbered(sheet, words.about)
  })
}

function drawSection(sheet: Sheet, { law, title, rows, sentence }: NoticeInputSection): void {
  heading(sheet, title, sentence ? 70 : 50)
  sheet.text('P', law, styles.small)
  sheet.y += 3
  facts(sheet, rows.flatMap(breakable))
  if (sentence) notice(sheet, sentence)
}

/** A row never breaks across pages, so a long list is several. */
function breakable({ label, values, code }: NoticeInputRow): Fact[] {
  const chunks = Array.from({ length: Math.ceil(values.length / rowLines) }, (_, index) =>
    values.slice(index * rowLines, (index + 1) * rowLines),
  )
  return chunks.map((value) => (code ? { label, value, code } : { label, value }))
}

const rowLines = 10

/** What one QR code of this size holds and a telephone still reads. */
const longestQrText = 600
const qrSize = 110

function drawAddresses(sheet: Sheet, urls: readonly string[]): void {
  heading(sheet, words.headings.addresses, qrSize + 60)
  paragraph(sheet, words.addressNote)
  for (const host of disguisedHosts(urls)) sheet.text('P', host, styles.code)
  const text = urls.join('\n')
  if (text.length > longestQrText) return
  sheet.ensure(qrSize + 10)
  const top = sheet.y + 4
  sheet.tag('Figure', () => drawQrCode(sheet, text, page.margin, top, qrSize), { alt: `QR code: ${text}` })
  sheet.y = top + qrSize + 4
}

/** Names of other scripts, as they travel: so they can't pass for others. */
const disguisedHosts = (urls: readonly string[]): string[] => [
  ...new Set(urls.filter((url) => !url.includes(new URL(url).hostname)).map((url) => new URL(url).hostname)),
]

const boxHeight = 90

function drawSignature(sheet: Sheet, { signature }: NoticeInput): void {
  heading(sheet, words.headings.signature, boxHeight)
  if (signature) {
    const method = words.methods[signature.method]
    return facts(sheet, [
      { label: words.labels.signedBy, value: signature.signedName },
      { label: words.labels.signedAt, value: [inTaipei(signature.signedAt), inUtc(signature.signedAt)] },
      { label: words.labels.method, value: [method.zh, method.en] },
    ])
  }
  const top = sheet.y + 4
  sheet.artifact('Layout', () => {
    sheet.doc
      .rect(page.margin, top, contentWidth, boxHeight)
      .lineWidth(0.8)
      .strokeColor(palette.grey)
      .stroke()
  })
  const place = { x: page.margin + 10, width: contentWidth - 20 }
  sheet.text('P', `${words.paperBox.zh} ${words.paperBox.en}`, styles.label, { ...place, y: top + 8 })
  sheet.y = top + boxHeight + 8
}
