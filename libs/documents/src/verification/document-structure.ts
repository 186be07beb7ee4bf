import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef } from 'pdf-lib'

const name = (text: string) => PDFName.of(text)

/** Opens a PDF for reading, strictly. */
export function openPdf(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true })
}

/**
 * Looks at the parsed document: one signature field, whose value is the one signature dictionary, whose contents
 * are what stands in the hole. Refuses what is used to show a reader something else than what was signed.
 * @returns what is wrong, or undefined
 */
export async function structureFault(pdf: Uint8Array, contents: Uint8Array): Promise<string | undefined> {
  let document: PDFDocument
  try {
    document = await openPdf(pdf)
  } catch {
    return 'the document cannot be read'
  }
  const { context, catalog } = document
  const { Root, Prev } = context.trailerInfo as { Root?: unknown; Prev?: unknown }
  if (!(Root instanceof PDFRef) || Prev !== undefined) return 'the document has more than one revision'
  const form = catalog.lookupMaybe(name('AcroForm'), PDFDict)
  const fields = form?.lookupMaybe(name('Fields'), PDFArray)
  if (!form || fields?.size() !== 1) return 'the document does not have exactly one form field'
  if (form.has(name('XFA'))) return 'the document has an XFA form'
  const field = fields.lookup(0, PDFDict)
  const signature = field.lookupMaybe(name('V'), PDFDict)
  if (field.get(name('FT')) !== name('Sig') || !signature) return 'the form field holds no signature'
  if (signature.get(name('SubFilter')) !== name('ETSI.CAdES.detached')) return 'the signature is not PAdES'
  const written = signature.get(name('Contents'))
  if (!(written instanceof PDFHexString)) return 'the signature dictionary is malformed'
  if (!Buffer.from(written.asBytes()).subarray(0, contents.length).equals(contents)) {
    return 'the signature of the form field is another one'
  }
  const dictionaries = context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFDict && object.has(name('ByteRange')))
  return dictionaries.length === 1 ? undefined : 'the document holds another signature'
}
