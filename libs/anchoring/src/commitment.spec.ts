import { createHash } from 'node:crypto'
import type { SealedWork } from '@originseal/contracts'
import * as fc from 'fast-check'
import { toHex } from './bytes'
import { commitSeal, CommitmentError, encodeSeal, type SealFields } from './commitment'

const hex64 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex)
const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const sealArb: fc.Arbitrary<SealFields> = fc.record({
  work: fc.record<SealedWork, 'id' | 'sha256' | 'size' | 'mediaType' | 'cid' | 'cidProfile'>(
    {
      id: fc.uuid(),
      title: text,
      filename: text,
      sha256: hex64,
      size: fc.nat(),
      mediaType: text,
      cid: text,
      cidProfile: text,
      perceptualHash: fc.record({
        algorithm: fc.constant('pdq' as const),
        profile: fc.constantFrom('exact' as const, 'fast' as const),
        version: fc.constant(1 as const),
        hex: hex64,
        quality: fc.nat({ max: 100 }),
      }),
    },
    { requiredKeys: ['id', 'sha256', 'size', 'mediaType', 'cid', 'cidProfile'] },
  ),
  ownerId: fc.uuid(),
  sealedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
})
const salt = new Uint8Array(32).fill(7)
const fields: SealFields = {
  work: {
    id: '00000000-0000-4000-8000-000000000001',
    title: '海',
    sha256: 'ab'.repeat(32),
    size: 12,
    mediaType: 'image/png',
    cid: 'bafy',
    cidProfile: 'p',
  },
  ownerId: '00000000-0000-4000-8000-000000000002',
  sealedAt: '2026-11-21T08:00:00.000Z',
}

/** Reads the encoding back, by the rules in the proof's own instructions. */
const decode = (bytes: Uint8Array): (string | undefined)[] => {
  const buffer = Buffer.from(bytes)
  const texts: (string | undefined)[] = []
  for (let at = 0; at < buffer.length;) {
    const length = buffer.readUInt32BE(at)
    at += 4
    texts.push(length === 0xffff_ffff ? undefined : buffer.toString('utf8', at, at + length))
    if (length !== 0xffff_ffff) at += length
  }
  return texts
}

describe('seal commitment', () => {
  it('can be read back whole: no two different seals are written alike', () => {
    fc.assert(
      fc.property(
        sealArb,
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        ({ work, ownerId, sealedAt }, salted) => {
          const look = work.perceptualHash
          expect(decode(encodeSeal({ work, ownerId, sealedAt }, salted))).toEqual([
            'originseal/seal/v1',
            toHex(salted),
            work.id,
            work.title,
            work.filename,
            work.sha256,
            String(work.size),
            work.mediaType,
            work.cid,
            work.cidProfile,
            ...(look
              ? [look.algorithm, look.profile, String(look.version), look.hex, String(look.quality)]
              : Array<undefined>(5).fill(undefined)),
            ownerId,
            sealedAt,
          ])
        },
      ),
    )
  })

  it('differs when text moves from one field into its neighbour', () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        fc.pre(b !== '')
        const left = { ...fields, work: { ...fields.work, title: a + b, filename: c } }
        const right = { ...fields, work: { ...fields.work, title: a, filename: b + c } }
        expect(encodeSeal(left, salt)).not.toEqual(encodeSeal(right, salt))
      }),
    )
  })

  it('tells an empty title from none', () => {
    const empty = { ...fields, work: { ...fields.work, title: '' } }
    const { title: _, ...untitled } = fields.work
    expect(commitSeal(empty, salt)).not.toEqual(commitSeal({ ...fields, work: untitled }, salt))
  })

  it('is the SHA-256 of the encoding, 32 bytes, and changes with the salt', () => {
    const expected = createHash('sha256').update(encodeSeal(fields, salt)).digest('hex')
    expect(toHex(commitSeal(fields, salt))).toBe(expected)
    expect(commitSeal(fields, new Uint8Array(32))).not.toEqual(commitSeal(fields, salt))
  })

  it('stays what it is: a proof once issued verifies for ever', () => {
    expect(toHex(commitSeal(fields, salt))).toBe(
      'ecb798918f201df078217862cdb72ea54ef7020de233ea912360155f74e89300',
    )
  })

  it('refuses a salt of another length and text that UTF-8 cannot carry', () => {
    expect(() => commitSeal(fields, new Uint8Array(31))).toThrow(
      expect.objectContaining({ code: 'SALT_LENGTH' }),
    )
    const broken = { ...fields, work: { ...fields.work, title: '\ud800' } }
    expect(() => commitSeal(broken, salt)).toThrow(CommitmentError)
  })
})
