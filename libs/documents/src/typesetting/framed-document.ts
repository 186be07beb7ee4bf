import { attachJson } from './attachment'
import type { Bilingual } from './blocks'
import { drawFooters, drawHeader } from './furniture'
import { Sheet } from './sheet'
import { styles } from './styles'

/** What frames a document: metadata, title, header and footers of its pages, and what is attached to it. */
export interface DocumentFrame {
  readonly title: Bilingual
  /** At the top of every page. */
  readonly header: Bilingual
  /** Of the file's metadata. */
  readonly subject: string
  readonly keywords: string
  /** In the footer of every page. */
  readonly documentId: string
  readonly attachment: { readonly name: string; readonly description: string; readonly content: string }
  readonly generatedAt: Date
  /** Prints SAMPLE across every page. */
  readonly sample: boolean
}

/** Sets a document of title, content and attachment: A4, tagged. Unsigned as a file. */
export async function framedDocument(
  frame: DocumentFrame,
  drawContent: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const { title, header, subject, keywords, documentId, attachment, generatedAt } = frame
  const sheet = new Sheet({
    title: `${title.zh} ${title.en} (${documentId})`,
    subject,
    keywords,
    generatedAt,
  })
  sheet.onPage = () => drawHeader(sheet, header.zh, header.en)
  sheet.addPage()
  sheet.group('H1', () => {
    sheet.text('Span', title.zh, styles.title)
    sheet.text('Span', title.en, styles.subtitle, {}, { lang: 'en' })
  })
  sheet.y += 8
  drawContent(sheet)
  attachJson(sheet, attachment.name, attachment.description, attachment.content, generatedAt)
  drawFooters(sheet, documentId, generatedAt, frame.sample)
  return sheet.bytes()
}
