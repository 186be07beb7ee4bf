import { createHash } from 'node:crypto'
import type { Channel } from '../channels/channel'
import { toFault } from './compile-notice.rules'
import type { NoticeContent, SignedNotice } from './notice-content'
import type { NoticeSignature } from './notice-facts'
import type { NoticeFault, RefusalCode } from './refusals.rules'

/** What is signed and kept: the same content gives the same bytes, whoever wrote its objects. */
export const contentBytes = (content: NoticeContent): Buffer =>
  Buffer.from(JSON.stringify(sorted(content)), 'utf8')

export const contentSha256 = (content: NoticeContent): string =>
  createHash('sha256').update(contentBytes(content)).digest('hex')

/** Signs a content, or says what is wrong with the signature. */
export function signNotice(
  content: NoticeContent,
  signature: NoticeSignature | undefined,
  channel: Channel,
): { notice: SignedNotice; faults?: undefined } | { faults: readonly NoticeFault[]; notice?: undefined } {
  const code = faultOfSignature(content, signature, channel)
  if (code !== undefined || !signature) {
    return {
      faults: [
        toFault('signature', { code: code ?? 'SIGNATURE_MISSING', field: 'signature', place: 'signature' }),
      ],
    }
  }
  return { notice: { content, contentSha256: signature.contentSha256, signature } as unknown as SignedNotice }
}

function faultOfSignature(
  content: NoticeContent,
  signature: NoticeSignature | undefined,
  { signatureKinds }: Channel,
): RefusalCode | undefined {
  if (!signature || nameOf(signature.signedName) !== nameOf(content.signer.legalName))
    return 'SIGNATURE_MISSING'
  if (!signatureKinds.includes(signature.kind)) return 'SIGNATURE_KIND_REFUSED'
  return signature.contentSha256 === contentSha256(content) ? undefined : 'SIGNATURE_OUTDATED'
}

/** Equal for people: width, case and surrounding blanks do not matter. */
const nameOf = (written: string): string => written.normalize('NFKC').trim().toLowerCase()

/** Keys in one order, so that what was read back from a database is the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, held]) => [name, sorted(held)]))
}
