import { PDFDocument } from 'pdf-lib'
import { signPdf } from '@originseal/documents'
import { verdictInWords } from './print-verdict'
import { seededRandom } from './seeded-random.fixture'
import {
  digest,
  fingerprint,
  original,
  signedCertificate,
  signedReport,
  signedTrademarkReport,
  signer,
  trueProof,
} from './signed-documents.fixture'
import type { Verdict } from './verdict'
import { verifyDocument } from './verify-document'

// Whole documents are drawn and verified thousands of times; other tests share the machine.
jest.setTimeout(900_000)

let certificate: Uint8Array
beforeAll(async () => {
  certificate = await signedCertificate()
})

const outcome = ({ lines }: Verdict, name: string) => lines.find((line) => line.name === name)?.outcome
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('originseal-verify', () => {
  it('E3: a true certificate holds without a network, with its original and its signer', async () => {
    const verdict = await verifyDocument(certificate, { original: digest(original), signer: fingerprint })
    expect(verdict.holds).toBe(true)
    expect(verdict.document).toBe('certificate')
    for (const name of [
      'signature',
      'whole-document',
      'single-revision',
      'signer',
      'attachment',
      'commitment',
      'inclusion',
      'original',
    ]) {
      expect([name, outcome(verdict, name)]).toEqual([name, 'holds'])
    }
  })

  it('TM-05: says of a trademark report that it is signed and seals no work, and refuses one that was changed', async () => {
    const report = await signedTrademarkReport()
    const verdict = await verifyDocument(report, { signer: fingerprint })
    expect([verdict.document, verdict.holds, verdict.conclusion]).toEqual(['trademark-report', true, 'holds'])
    expect([outcome(verdict, 'attachment'), outcome(verdict, 'analysis')]).toEqual(['holds', 'not-checked'])
    expect(verdictInWords(verdict, 'en')).toContain('it is signed and seals no work')
    expect(verdictInWords(verdict, 'zh-TW')).toContain('這是商標近似分析報告')
    const changed = Uint8Array.from(report)
    changed[Math.floor(changed.length / 2)]! ^= 1
    expect((await verifyDocument(changed)).holds).toBe(false)
  })

  it('says what it did not check, in both languages', async () => {
    const verdict = await verifyDocument(certificate)
    expect(verdict.holds).toBe(true)
    expect(verdictInWords(verdict, 'en')).toContain('– the original was not checked (not given)')
    expect(verdictInWords(verdict, 'en')).toContain('– who holds the key was not checked')
    expect(verdictInWords(verdict, 'zh-TW')).toContain('– 未查詢區塊鏈')
    expect(verdictInWords(verdict, 'zh-TW')).toContain('✓ 簽章涵蓋整份文件')
  })

  it('refuses a swapped original', async () => {
    const verdict = await verifyDocument(certificate, { original: digest('another file') })
    expect(verdict.holds).toBe(false)
    expect(outcome(verdict, 'original')).toBe('fails')
  })

  it('refuses a document signed by somebody else when the signer is named', async () => {
    const verdict = await verifyDocument(certificate, { signer: digest('another certificate') })
    expect([verdict.holds, outcome(verdict, 'signer')]).toEqual([false, 'fails'])
  })

  it('refuses an altered proof, even when it is signed', async () => {
    const proof = trueProof()
    const verdict = await verifyDocument(
      await signedCertificate({ ...proof, sealedAt: '2020-01-01T00:00:00.000Z' }),
    )
    expect(verdict.holds).toBe(false)
    expect([outcome(verdict, 'signature'), outcome(verdict, 'commitment')]).toEqual(['holds', 'fails'])
  })

  it('refuses an attachment exchanged after signing', async () => {
    const document = await PDFDocument.load(certificate, { updateMetadata: false })
    await document.attach(Buffer.from(JSON.stringify(trueProof())), 'originseal-proof.json')
    const verdict = await verifyDocument(await document.save({ useObjectStreams: false }))
    expect(verdict.holds).toBe(false)
  })

  it('refuses a signed document without a proof, and one that is not signed', async () => {
    const document = await PDFDocument.create()
    document.addPage()
    const plain = await document.save()
    expect((await verifyDocument(plain)).holds).toBe(false)
    const verdict = await verifyDocument(await signPdf(plain, signer))
    expect([verdict.holds, outcome(verdict, 'attachment')]).toEqual([false, 'fails'])
  })

  it('refuses an appended incremental update', async () => {
    const update = Buffer.from('\n99 0 obj\n<< >>\nendobj\ntrailer\n<< /Prev 0 >>\nstartxref\n0\n%%EOF\n')
    const verdict = await verifyDocument(new Uint8Array(Buffer.concat([certificate, update])))
    expect([verdict.holds, outcome(verdict, 'single-revision')]).toEqual([false, 'fails'])
  })

  it('counts a node that can’t be asked as a doubt', async () => {
    const verdict = await verifyDocument(certificate, { rpc: 'http://127.0.0.1:1/' })
    expect([verdict.holds, outcome(verdict, 'node')]).toEqual([false, 'fails'])
  })

  it('accepts a scan report and compares its work with the original', async () => {
    const report = await signedReport(picture)
    const verdict = await verifyDocument(report, { original: digest(original) })
    expect(verdict).toMatchObject({ document: 'scan-report', holds: true })
    expect(outcome(verdict, 'captures')).toBe('holds')
    expect((await verifyDocument(report, { original: digest('another') })).holds).toBe(false)
  })

  // E2_CHANGES=10000 for the long run.
  const changes = Number(process.env.E2_CHANGES ?? 500)
  const seed = Number(process.env.E2_SEED ?? 20_261_121)
  it(`E2: none of ${changes} single-byte changes is accepted (seed ${seed})`, async () => {
    const random = seededRandom(seed)
    const text = Buffer.from(certificate).toString('latin1')
    const hole = text.indexOf('/Contents <') + 11
    const holeEnd = text.indexOf('>', hole)
    // The signature's own bytes are the only ones outside the digest, so half of the changes go there.
    const signatureEnd = text.slice(hole, holeEnd).replace(/0+$/, '').length + hole
    const accepted: string[] = []
    for (let i = 0; i < changes; i++) {
      const inside = i % 2 === 0
      const at = inside ? hole + random(signatureEnd - hole) : random(certificate.length)
      const changed = Uint8Array.from(certificate)
      // In the hole mostly another hexadecimal digit: other bytes fail at once and prove less.
      const digit = inside && random(8) > 0 ? '0123456789abcdef'.charCodeAt(random(16)) : random(256)
      if (changed[at] === digit) changed[at] = digit ^ 1
      else changed[at] = digit
      const verdict = await verifyDocument(changed)
      if (verdict.holds) accepted.push(`byte ${at} → ${changed[at]}`)
    }
    expect(accepted).toEqual([])
  })
})
