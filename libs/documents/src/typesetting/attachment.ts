import type { Sheet } from './sheet'

/** The types of pdfkit do not know `relationship` yet (ISO 32000-2, 7.11.3: AFRelationship). */
interface AttachmentOptions extends PDFKit.Mixins.PDFAttachmentOptions {
  relationship: 'Data'
}

/** Attaches a JSON file as data of the document. */
export function attachJson(sheet: Sheet, name: string, description: string, text: string, at: Date): void {
  const options: AttachmentOptions = {
    name,
    type: 'application/json',
    description,
    creationDate: at,
    modifiedDate: at,
    relationship: 'Data',
  }
  sheet.doc.file(Buffer.from(text, 'utf8'), options)
}
