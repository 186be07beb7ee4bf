import { createHash } from 'node:crypto'
import type { SealedWork } from '@originseal/contracts'
import { fromHex, toHex } from './bytes'

/** Keeps a commitment from meaning anything else in any other protocol. Changes with the list of fields. */
export const COMMITMENT_TAG = 'originseal/seal/v1'
const SALT_BYTES = 32

/** Everything that a seal says: each field is evidence and covered by the commitment. */
export interface SealFields {
  readonly work: SealedWork
  /** Random identifier, never a name. */
  readonly ownerId: string
  /** ISO 8601 instant in UTC with milliseconds. */
  readonly sealedAt: string
}

export class CommitmentError extends Error {
  override readonly name = 'CommitmentError'
  constructor(
    readonly code: 'SALT_LENGTH' | 'ILL_FORMED_TEXT',
    message: string,
  ) {
    super(message)
  }
}

/** Length of an absent field; no text can be that long. */
const ABSENT = 0xffff_ffff

/** A text as UTF-8 behind its length in bytes. @throws CommitmentError ILL_FORMED_TEXT */
export const encodeText = (text: string | undefined): Buffer => {
  const length = Buffer.alloc(4)
  if (text === undefined) {
    length.writeUInt32BE(ABSENT)
    return length
  }
  // A lone surrogate becomes U+FFFD in UTF-8: two different texts would be written alike.
  if (/\p{Surrogate}/u.test(text)) throw new CommitmentError('ILL_FORMED_TEXT', 'text with a lone surrogate')
  const bytes = Buffer.from(text, 'utf8')
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/**
 * The bytes under the commitment: tag, salt and fields, each as UTF-8 text behind its length (uint32, big-endian),
 * always all of them and in this order, so that two different seals are never written alike.
 * Texts rather than packed bytes: whoever holds the proof can write them down with printf.
 */
export function encodeSeal({ work, ownerId, sealedAt }: SealFields, salt: Uint8Array): Uint8Array {
  if (salt.length !== SALT_BYTES) {
    throw new CommitmentError('SALT_LENGTH', `salt of ${salt.length} bytes instead of ${SALT_BYTES}`)
  }
  const look = work.perceptualHash
  const texts = [
    COMMITMENT_TAG,
    toHex(salt),
    work.id,
    work.title,
    work.filename,
    work.sha256,
    String(work.size),
    work.mediaType,
    work.cid,
    work.cidProfile,
    look?.algorithm,
    look?.profile,
    look && String(look.version),
    look?.hex,
    look && String(look.quality),
    ownerId,
    sealedAt,
  ]
  return new Uint8Array(Buffer.concat(texts.map(encodeText)))
}

/**
 * The salted commitment that becomes a leaf's data: SHA-256 over `encodeSeal`, 32 bytes.
 *
 * @param salt 32 random bytes, kept as a row: without them nobody can tell from the chain which file was meant,
 *   and once they are erased nobody ever can.
 * @throws CommitmentError on a salt of another length or text that UTF-8 can't carry.
 */
export const commitSeal = (fields: SealFields, salt: Uint8Array): Uint8Array =>
  fromHex(createHash('sha256').update(encodeSeal(fields, salt)).digest('hex'))
