/** Where a document's one signature stands. `contents` are its bytes without the padding. */
export interface SignatureHole {
  start: number
  end: number
  contents: Uint8Array
  /** The signature dictionary's own date, as written. */
  date?: string
}

/** Why the file can't be a document signed whole and once. */
export class HoleFault extends Error {
  override readonly name = 'HoleFault'
  constructor(
    readonly check: 'single-signature' | 'covers-whole-document' | 'canonical-structure',
    message: string,
  ) {
    super(message)
  }
}

const count = (text: string, word: string) => text.split(word).length - 1

/**
 * Finds the signature by its bytes alone, without following any of the file's own pointers: one revision, one
 * signature, ranges that leave out exactly the hexadecimal string and nothing else, and that string in its one
 * form: lower case, zeros behind the signature.
 * @throws HoleFault
 */
export function findSignatureHole(pdf: Uint8Array): SignatureHole {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  if (!text.startsWith('%PDF-')) throw new HoleFault('single-signature', 'the file is not a PDF')
  const ranges = [...text.matchAll(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\] */g)]
  if (ranges.length === 0) throw new HoleFault('single-signature', 'the document is not signed')
  if (ranges.length > 1 || count(text, '/ByteRange') > 1) {
    throw new HoleFault('single-signature', 'the document has more than one signature')
  }
  if (count(text, 'startxref') !== 1 || count(text, '%%EOF') !== 1 || !/%%EOF\r?\n?$/.test(text)) {
    throw new HoleFault('single-signature', 'something was appended to the document')
  }
  const [from, length, resume, rest] = ranges[0]!.slice(1).map(Number) as [number, number, number, number]
  const whole = from === 0 && resume > length && resume + rest === pdf.length
  const tight =
    text.slice(length - 10, length) === '/Contents ' && text[length] === '<' && text[resume - 1] === '>'
  if (!whole || !tight) {
    throw new HoleFault('covers-whole-document', 'the signature does not cover the whole document')
  }
  const hex = text.slice(length + 1, resume - 1)
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) {
    throw new HoleFault('canonical-structure', 'the signature is not lower-case hexadecimal')
  }
  const date = /\/M \((D:[^()]{0,40})\)/.exec(text.slice(resume, resume + 400))?.[1]
  return {
    start: length,
    end: resume,
    contents: withoutPadding(Buffer.from(hex, 'hex')),
    ...(date && { date }),
  }
}

/** DER says its own length; what follows must be zeros. */
function withoutPadding(padded: Buffer): Uint8Array {
  const lengthOctets = padded[1]! & 0x7f
  const long = padded[1]! > 0x80
  const size = long ? 2 + lengthOctets + padded.readUIntBE(2, Math.min(lengthOctets, 6)) : 2 + padded[1]!
  if (padded[0] !== 0x30 || size > padded.length || padded.subarray(size).some((byte) => byte !== 0)) {
    throw new HoleFault('canonical-structure', 'the signature is not padded with zeros')
  }
  return new Uint8Array(padded.subarray(0, size))
}
