import { createHash } from 'node:crypto'
import {
  manifestAttachmentName,
  proofAttachmentName,
  readAttachments,
  trademarkAttachmentName,
  DocumentError,
  verifyPdfSignature,
  type Attachment,
} from '@originseal/documents/verify'
import { manifestLines } from './examine-manifest'
import { proofLines } from './examine-proof'
import { signatureLines } from './examine-signature'
import { line, verdictOf, type Line, type Verdict } from './verdict'

export interface VerifyOptions {
  /** SHA-256 of the original file in hexadecimal. */
  original?: string
  /** JSON-RPC node of the proof's chain: the only use of the network. */
  rpc?: string
  /** SHA-256 of the certificate that must have signed. */
  signer?: string
}

/** Verifies a certificate, a scan report or a trademark report. Total: whatever the bytes are, it answers. */
export async function verifyDocument(pdf: Uint8Array, options: VerifyOptions = {}): Promise<Verdict> {
  const signature = signatureLines(await verifyPdfSignature(pdf), options.signer)
  const found = await findEvidence(pdf)
  if ('fault' in found) return verdictOf('unknown', [...signature, line('attachment', false, found.fault)])
  const content = decodeJson(found.attachment.bytes)
  const kind = kinds[found.attachment.name] ?? 'scan-report'
  if ('fault' in content) return verdictOf(kind, [...signature, line('attachment', false, content.fault)])
  return verdictOf(kind, [
    ...signature,
    ...(await evidenceOf(kind, found.attachment, content.value, options)),
  ])
}

const kinds: Readonly<Record<string, 'certificate' | 'scan-report' | 'trademark-report'>> = {
  [proofAttachmentName]: 'certificate',
  [manifestAttachmentName]: 'scan-report',
  [trademarkAttachmentName]: 'trademark-report',
}

async function evidenceOf(
  kind: 'certificate' | 'scan-report' | 'trademark-report',
  { bytes }: Attachment,
  value: unknown,
  options: VerifyOptions,
): Promise<Line[]> {
  if (kind === 'certificate') return proofLines(value, options)
  if (kind === 'scan-report') return manifestLines(bytes, value, options.original)
  // It seals no work: what can be said is that the analysis is the one that was signed.
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return [line('attachment', true, `SHA-256 ${sha256}`), line('analysis', null)]
}

async function findEvidence(pdf: Uint8Array): Promise<{ attachment: Attachment } | { fault: string }> {
  let attachments: Attachment[]
  try {
    attachments = await readAttachments(pdf)
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.message }
    throw error
  }
  const known = attachments.filter(({ name }) => Object.hasOwn(kinds, name))
  const [attachment] = known
  return attachment && known.length === 1
    ? { attachment }
    : {
        fault: `${known.length} attachments named ${Object.keys(kinds).join(', ')}: one is needed`,
      }
}

export function decodeJson(bytes: Uint8Array): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { fault: 'the attachment is not JSON in UTF-8' }
  }
}
