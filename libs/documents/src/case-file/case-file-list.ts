import { facts, heading, numbered } from '../typesetting/blocks'
import { framedDocument } from '../typesetting/framed-document'
import { inTaipei, inUtc } from '../typesetting/instants'
import { contentWidth } from '../typesetting/palette'
import { table } from '../typesetting/table'
import { caseFileAttachmentName } from '../verification/attachment-names'
import type { CaseFileListInput } from './case-file-list-input'
import * as words from './case-file-list-texts'

const sizeWidth = 90

/**
 * Renders the list of a case's archive: A4, Traditional Chinese and English, tagged, with the manifest attached as JSON.
 * Unsigned as a file; hand it to `signPdf`. The same input gives the same bytes.
 */
export function renderCaseFileList(input: CaseFileListInput): Promise<Uint8Array> {
  const { manifest, workTitle, pageUrl, generatedAt, sample = false } = input
  const { caseNumber, head, exportedAt } = manifest
  const frame = {
    title: words.title,
    header: words.header,
    subject: `File of the case ${caseNumber}`,
    keywords: `OriginSeal, case, ${caseNumber}, head ${head.hash}`,
    documentId: caseNumber,
    attachment: {
      name: caseFileAttachmentName,
      description: 'What the archive holds',
      content: `${JSON.stringify(manifest, null, 2)}\n`,
    },
    generatedAt,
    sample,
  }
  return framedDocument(frame, (sheet) => {
    heading(sheet, words.headings.subject)
    facts(sheet, [
      { label: words.labels.case, value: caseNumber },
      ...(workTitle === null ? [] : [{ label: words.labels.work, value: workTitle }]),
      { label: words.labels.page, value: pageUrl, code: true },
      { label: words.labels.exportedAt, value: [inTaipei(exportedAt), inUtc(exportedAt)] },
      { label: words.labels.entries, value: String(head.sequence) },
      { label: words.labels.head, value: head.hash, code: true },
    ])
    heading(sheet, words.headings.files, 90)
    table(
      sheet,
      [
        { title: words.columns.path, width: contentWidth - sizeWidth },
        { title: words.columns.size, width: sizeWidth, align: 'right' },
      ],
      manifest.files.map(({ path, size }) => [path, size.toLocaleString('en-US')]),
    )
    if (manifest.absent.length > 0) {
      heading(sheet, words.headings.absent, 60)
      numbered(
        sheet,
        manifest.absent.map((each) => words.absent[each]),
      )
    }
    heading(sheet, words.headings.about, 60)
    numbered(sheet, words.about)
  })
}
