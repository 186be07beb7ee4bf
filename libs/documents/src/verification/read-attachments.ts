import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFDocument,
} from 'pdf-lib'
import { DocumentError } from '../signing/document-error'
import { openPdf } from './document-structure'

export interface Attachment {
  name: string
  bytes: Uint8Array
  mediaType?: string
  /** AFRelationship of ISO 32000-2, e.g. `Data`. */
  relationship?: string
}

const name = (text: string) => PDFName.of(text)

/**
 * Lists the files attached to a PDF through its name tree, in its order. Says nothing about signatures.
 * @throws DocumentError PDF_UNREADABLE
 */
export async function readAttachments(pdf: Uint8Array): Promise<Attachment[]> {
  try {
    const document = await openPdf(pdf)
    const names = document.catalog.lookupMaybe(name('Names'), PDFDict)
    const tree = names?.lookupMaybe(name('EmbeddedFiles'), PDFDict)
    return tree ? fileSpecifications(tree).map((specification) => attachmentOf(document, specification)) : []
  } catch (cause) {
    throw new DocumentError('PDF_UNREADABLE', 'the attachments of the PDF could not be read', { cause })
  }
}

function fileSpecifications(node: PDFDict, depth = 0): PDFDict[] {
  if (depth > 8) throw new Error('the name tree is too deep')
  const found: PDFDict[] = []
  const names = node.lookupMaybe(name('Names'), PDFArray)
  for (let index = 1; names && index < names.size(); index += 2) found.push(names.lookup(index, PDFDict))
  const kids = node.lookupMaybe(name('Kids'), PDFArray)
  for (let index = 0; kids && index < kids.size(); index++) {
    found.push(...fileSpecifications(kids.lookup(index, PDFDict), depth + 1))
  }
  return found
}

function attachmentOf(document: PDFDocument, specification: PDFDict): Attachment {
  const title = specification.lookupMaybe(name('UF'), PDFString, PDFHexString)
  const stream = document.context.lookup(specification.lookup(name('EF'), PDFDict).get(name('F')))
  if (!(stream instanceof PDFRawStream) || !title) throw new Error('a file specification is malformed')
  const relationship = specification.lookupMaybe(name('AFRelationship'), PDFName)?.decodeText()
  const mediaType = stream.dict.lookupMaybe(name('Subtype'), PDFName)?.decodeText()
  return {
    name: title.decodeText(),
    bytes: decodePDFRawStream(stream).decode(),
    ...(mediaType !== undefined && { mediaType }),
    ...(relationship !== undefined && { relationship }),
  }
}
