import { caseFilePaths } from '@originseal/contracts'
import { archiveOf, caseParts, signedCase } from './case-file.fixture'
import { verdictInWords } from './print-verdict'
import { fingerprint, signedCertificate, trueProof } from './signed-documents.fixture'
import { seededRandom } from './seeded-random.fixture'
import { verifyCaseFile } from './verify-case-file'

jest.setTimeout(300_000)

let parts: Map<string, Uint8Array>
let whole: Map<string, Uint8Array>
let zip: Buffer
beforeAll(async () => {
  parts = await caseParts()
  whole = await signedCase(parts)
  zip = await archiveOf(whole)
})
// E2_CHANGES=10000 for the long run.
const changes = Number(process.env['E2_CHANGES'] ?? 1_000)
/** Each of these wants the signature to be verified. */
const repaired = Math.ceil(changes / 5)

test('MEMBER-07: a case holds, and each part has its line', async () => {
  const verdict = await verifyCaseFile(zip, { signer: fingerprint })
  expect(verdict.lines.filter(({ outcome }) => outcome === 'fails')).toEqual([])
  expect(verdict).toMatchObject({ document: 'case-file', conclusion: 'holds' })
  const held = verdict.lines.filter(({ outcome }) => outcome === 'holds').map(({ name }) => name)
  for (const name of [
    'archive',
    'signature',
    'signer',
    'files',
    'time-line',
    'seal',
    'certificate',
    'inclusion',
    'notices',
    'negotiation-record',
    'page-captures',
  ])
    expect(held).toContain(name)
  expect(verdictInWords(verdict, 'zh-TW')).toContain('每個檔案都與已簽章的清單相符')
  expect((await verifyCaseFile(zip)).conclusion).toBe('signer-unknown')
  expect((await verifyCaseFile(zip, { signer: '00'.repeat(32) })).conclusion).toBe('fails')
})

test(`MEMBER-07: of ${changes} archives with one byte changed anywhere none is accepted`, async () => {
  const random = seededRandom(15)
  const accepted: number[] = []
  for (let n = 0; n < changes; n += 1) {
    const at = random(zip.length)
    const changed = Buffer.from(zip)
    changed[at]! ^= 1 + random(255)
    if ((await verifyCaseFile(changed)).conclusion !== 'fails') accepted.push(at)
  }
  expect(accepted).toEqual([])
})

test(`MEMBER-07: nor of ${repaired} in which one byte of a file was changed and the archive written anew`, async () => {
  const random = seededRandom(16)
  const names = [...whole.keys()]
  const accepted: string[] = []
  for (let n = 0; n < repaired; n += 1) {
    const name = names[n % names.length]!
    const changed = Buffer.from(whole.get(name)!)
    const at = random(changed.length)
    changed[at]! ^= 1 + random(255)
    const { conclusion } = await verifyCaseFile(await archiveOf(new Map(whole).set(name, changed)))
    if (conclusion !== 'fails') accepted.push(`${name} ${at}`)
  }
  expect(accepted).toEqual([])
})

/** Of the same work, sealed a second later. */
const otherProof = () => ({ ...trueProof(), sealedAt: '2026-11-21T03:04:06.678Z' })
const without = (name: string) => new Map([...whole].filter(([path]) => path !== name))
const asBytes = (text: string) => Buffer.from(text)
const otherOffer = () =>
  Buffer.from(parts.get(caseFilePaths.negotiation)!)
    .toString('utf8')
    .replace('"offerNumber":1', '"offerNumber":2')

test.each<[string, () => Map<string, Uint8Array> | Promise<Map<string, Uint8Array>>]>([
  ['a file too many', () => new Map(whole).set('notices/002.pdf', asBytes('x'))],
  ['a file too few', () => without('notices/001.pdf')],
  ['no list', () => without(caseFilePaths.list)],
  ['its files in another order', () => new Map([...whole].toReversed())],
  ['a list that is a notice', () => new Map(whole).set(caseFilePaths.list, parts.get('notices/001.pdf')!)],
  ['another head than its record', () => signedCase(parts, { head: { sequence: 1, hash: '0'.repeat(64) } })],
  ['the record of another case', () => signedCase(parts, { caseId: '5a3b1a10-0000-4000-8000-000000000009' })],
  ['the seal of another work', () => signedCase(parts, { workId: '5a3b1a10-0000-4000-8000-000000000009' })],
  [
    'a notice that nobody signed',
    () => signedCase(new Map(parts).set('notices/001.pdf', asBytes('%PDF-1.7'))),
  ],
  [
    'a certificate that nobody signed',
    () => signedCase(new Map(parts).set(caseFilePaths.certificate, asBytes('%PDF-1.7'))),
  ],
  [
    'the certificate of another seal',
    async () =>
      signedCase(new Map(parts).set(caseFilePaths.certificate, await signedCertificate(otherProof()))),
  ],
  [
    'a report instead of the certificate',
    () => signedCase(new Map(parts).set(caseFilePaths.certificate, parts.get('notices/001.pdf')!)),
  ],
  [
    'a capture that is not whole',
    () => signedCase(new Map(parts).set('captures/finding.wacz', asBytes('PK'))),
  ],
  ['no record', () => signedCase(new Map([...parts].filter(([path]) => path !== caseFilePaths.timeLine)))],
  [
    'a word of the negotiation changed',
    () => signedCase(new Map(parts).set(caseFilePaths.negotiation, asBytes(otherOffer()))),
  ],
  [
    'a licence that nobody signed',
    () => signedCase(new Map(parts).set(caseFilePaths.licence, asBytes('e30.e30.e30'))),
  ],
])('MEMBER-07: a case with %s is in doubt', async (_what, make) => {
  const verdict = await verifyCaseFile(await archiveOf(await make()))
  expect(verdict.conclusion).toBe('fails')
})
