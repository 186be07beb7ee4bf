import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { createHash, randomBytes } from 'node:crypto'
import { oids } from '../cms/oids'
import { derOf, toBuffer } from '../cms/signed-data'
import { TimestampFault, verifyTimestampToken } from '../cms/timestamp-token'
import { DocumentError } from './document-error'

/** A token is a few kilobytes; nothing larger is read. */
const maxReply = 65_536

/** Posts a query to an authority and gives its reply. */
export type PostTimestampQuery = (url: string, query: Buffer, timeoutMs: number) => Promise<Buffer>

/**
 * Asks a time-stamping authority (RFC 3161 over HTTP) for a token over `stamped` and verifies it, nonce included.
 * @param options.clock for the check that the token is not from the future
 * @param options.post how the authority is reached; by `fetch` unless given
 * @returns the token in DER
 * @throws DocumentError TSA_UNREACHABLE, TSA_REFUSED, TSA_REPLY_INVALID
 */
export async function requestTimestamp(
  stamped: Uint8Array,
  options: { url: string; timeoutMs: number; clock: () => Date; post?: PostTimestampQuery },
): Promise<Uint8Array> {
  const nonce = randomBytes(8)
  nonce[0] = (nonce[0]! & 0x3f) | 0x40
  const reply = await replyOf(options, derOf(timestampRequest(stamped, nonce)))
  const token = tokenOf(reply)
  try {
    const verified = verifyTimestampToken(token, stamped, options.clock())
    if (verified.nonce !== BigInt(`0x${nonce.toString('hex')}`))
      throw new TimestampFault('the nonce is another')
  } catch (cause) {
    if (!(cause instanceof TimestampFault)) throw cause
    throw new DocumentError('TSA_REPLY_INVALID', `the time stamp was refused: ${cause.message}`, { cause })
  }
  return token
}

function timestampRequest(stamped: Uint8Array, nonce: Uint8Array): pkijs.TimeStampReq {
  const digest = createHash('sha256').update(stamped).digest()
  return new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({
        algorithmId: oids.sha256,
        algorithmParams: new asn1js.Null(),
      }),
      hashedMessage: new asn1js.OctetString({ valueHex: toBuffer(digest) }),
    }),
    nonce: new asn1js.Integer({ valueHex: toBuffer(nonce) }),
    certReq: true,
  })
}

async function replyOf(
  { url, timeoutMs, post = postByFetch }: { url: string; timeoutMs: number; post?: PostTimestampQuery },
  query: Buffer,
): Promise<Buffer> {
  try {
    return await post(url, query, timeoutMs)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DocumentError('TSA_UNREACHABLE', `no answer from the time-stamping authority: ${reason}`, {
      cause,
    })
  }
}

async function postByFetch(url: string, query: Buffer, timeoutMs: number): Promise<Buffer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: new Uint8Array(query),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxReply) throw new Error(`more than ${maxReply} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function tokenOf(reply: Buffer): Uint8Array {
  let response: pkijs.TimeStampResp
  try {
    response = pkijs.TimeStampResp.fromBER(toBuffer(reply))
  } catch (cause) {
    throw new DocumentError('TSA_REPLY_INVALID', 'the authority did not answer in RFC 3161', { cause })
  }
  const { status } = response.status
  if (status !== pkijs.PKIStatus.granted && status !== pkijs.PKIStatus.grantedWithMods) {
    throw new DocumentError('TSA_REFUSED', `the time-stamping authority refused (status ${status})`)
  }
  if (!response.timeStampToken) throw new DocumentError('TSA_REPLY_INVALID', 'the reply holds no token')
  return new Uint8Array(derOf(response.timeStampToken))
}
