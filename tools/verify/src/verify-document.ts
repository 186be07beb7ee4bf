import {
  manifestAttachmentName,
  proofAttachmentName,
  readAttachments,
  DocumentError,
  verifyPdfSignature,
  type Attachment,
} from '@originseal/documents/verify'
import { manifestLines } from './examine-manifest'
import { proofLines } from './examine-proof'
import { signatureLines } from './examine-signature'
import { line, verdictOf, type Verdict } from './verdict'

export interface VerifyOptions {
  /** SHA-256 of the original file in hexadecimal. */
  original?: string
  /** JSON-RPC node of the proof's chain: the only use of the network. */
  rpc?: string
  /** SHA-256 of the certificate that must have signed. */
  signer?: string
}

/** Verifies a certificate or a scan report. Total: whatever the bytes are, it answers. */
export async function verifyDocument(pdf: Uint8Array, options: VerifyOptions = {}): Promise<Verdict> {
  const signature = signatureLines(await verifyPdfSignature(pdf), options.signer)
  const found = await findEvidence(pdf)
  if ('fault' in found) return verdictOf('unknown', [...signature, line('attachment', false, found.fault)])
  const content = decodeJson(found.attachment.bytes)
  const kind = found.attachment.name === proofAttachmentName ? 'certificate' : 'scan-report'
  if ('fault' in content) return verdictOf(kind, [...signature, line('attachment', false, content.fault)])
  const evidence =
    kind === 'certificate'
      ? await proofLines(content.value, options)
      : manifestLines(found.attachment.bytes, content.value, options.original)
  return verdictOf(kind, [...signature, ...evidence])
}

async function findEvidence(pdf: Uint8Array): Promise<{ attachment: Attachment } | { fault: string }> {
  let attachments: Attachment[]
  try {
    attachments = await readAttachments(pdf)
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.message }
    throw error
  }
  const known = attachments.filter(
    ({ name }) => name === proofAttachmentName || name === manifestAttachmentName,
  )
  const [attachment] = known
  return attachment && known.length === 1
    ? { attachment }
    : {
        fault: `${known.length} attachments named ${proofAttachmentName} or ${manifestAttachmentName}, one is needed`,
      }
}

export function decodeJson(bytes: Uint8Array): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { fault: 'the attachment is not JSON in UTF-8' }
  }
}
