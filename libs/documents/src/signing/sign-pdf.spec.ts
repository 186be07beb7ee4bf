import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderCertificate } from '../certificate/certificate'
import { sampleCertificates } from '../samples/sample-certificates'
import { verifyPdfSignature } from '../verification/verify-pdf-signature'
import { createDevelopmentCertificate } from './development-certificate'
import { openSigner } from './open-signer'
import { signPdf } from './sign-pdf'
import { signerFromPem } from './signer'
import { startAuthority } from './time-stamping-authority.fixture'

// Fonts of 12 MB are parsed and whole documents drawn; other tests share the machine.
jest.setTimeout(180_000)

const signer = signerFromPem(createDevelopmentCertificate({ commonName: '原印 Test' }))
let unsigned: Uint8Array
let signed: Uint8Array
beforeAll(async () => {
  unsigned = await renderCertificate(sampleCertificates()['no-thumbnail']!)
  signed = await signPdf(unsigned, signer, { reason: '封存 (seal)' })
})

const changed = (pdf: Uint8Array, from: string, to: string) => {
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toContain(from)
  return new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'))
}

describe('signature', () => {
  it('holds, covers the whole document and names its signer', async () => {
    const report = await verifyPdfSignature(signed)
    expect(report).toMatchObject({ valid: true, coversWholeDocument: true })
    expect(report.checks).toEqual({
      'single-signature': true,
      'covers-whole-document': true,
      'canonical-structure': true,
      digest: true,
      signature: true,
      'certificate-binding': true,
      'certificate-chain': true,
      timestamp: null,
    })
    expect(report.signer).toMatchObject({ commonName: '原印 Test', selfSigned: true })
  })

  it('E4: an appended incremental update is refused', async () => {
    const update = Buffer.from(
      '\n1 0 obj\n<< >>\nendobj\nxref\n0 0\ntrailer\n<< /Prev 0 >>\nstartxref\n0\n%%EOF\n',
    )
    const report = await verifyPdfSignature(new Uint8Array(Buffer.concat([signed, update])))
    expect(report).toMatchObject({ valid: false, fault: 'something was appended to the document' })
  })

  it('E4: a single appended byte is refused', async () => {
    const report = await verifyPdfSignature(new Uint8Array([...signed, 0x20]))
    expect(report.valid).toBe(false)
  })

  it('E4: ranges that leave out more than the signature are refused', async () => {
    const [, start] = /\/ByteRange \[0 (\d+) /.exec(Buffer.from(signed).toString('latin1'))!
    const report = await verifyPdfSignature(changed(signed, `[0 ${start} `, `[0 ${Number(start) - 1} `))
    expect(report.checks['covers-whole-document']).toBe(false)
  })

  it('refuses a changed document, upper-case hexadecimal and bytes behind the signature', async () => {
    expect((await verifyPdfSignature(changed(signed, '/Title', '/Titel'))).checks.digest).toBe(false)
    const text = Buffer.from(signed).toString('latin1')
    const [, hex] = /\/Contents <([0-9a-f]+)>/.exec(text)!
    const letter = hex!.search(/[a-f]/)
    const upper = hex!.slice(0, letter) + hex![letter]!.toUpperCase() + hex!.slice(letter + 1)
    expect((await verifyPdfSignature(changed(signed, hex!, upper))).checks['canonical-structure']).toBe(false)
    const padded = `${hex!.slice(0, -1)}1`
    expect((await verifyPdfSignature(changed(signed, hex!, padded))).checks['canonical-structure']).toBe(
      false,
    )
  })

  it('answers for whatever is not a signed PDF', async () => {
    for (const bytes of [
      unsigned,
      new Uint8Array(),
      new Uint8Array(randomBytes(4096)),
      Buffer.from('%PDF-1.7'),
    ]) {
      expect(await verifyPdfSignature(bytes)).toMatchObject({ valid: false, coversWholeDocument: false })
    }
  })

  it('signs once only, and only what is a PDF', async () => {
    await expect(signPdf(signed, signer)).rejects.toMatchObject({ code: 'ALREADY_SIGNED' })
    await expect(signPdf(new Uint8Array(9), signer)).rejects.toMatchObject({ code: 'PDF_UNREADABLE' })
  })

  it('does not sign with a certificate that has expired', async () => {
    const signedAt = new Date('2099-01-01T00:00:00Z')
    await expect(signPdf(unsigned, signer, { signedAt })).rejects.toMatchObject({
      code: 'CERTIFICATE_EXPIRED',
    })
  })

  it('does not open a key with a stranger’s certificate', () => {
    const [one, other] = [
      createDevelopmentCertificate({ commonName: 'a' }),
      createDevelopmentCertificate({ commonName: 'b' }),
    ]
    const mixed = () => signerFromPem({ privateKey: one.privateKey, certificate: other.certificate })
    expect(mixed).toThrow(expect.objectContaining({ code: 'KEY_DOES_NOT_MATCH' }))
  })
})

describe('development signer', () => {
  it('is made once, by whichever process comes first, and kept private', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signer-'))
    try {
      const opened = await Promise.all([1, 2, 3].map(() => openSigner({ folder })))
      const prints = opened.map(({ certificates }) => certificates[0]!.fingerprint256)
      expect(new Set(prints).size).toBe(1)
      expect(readdirSync(folder)).toEqual(['development-signer.pem'])
      expect(statSync(join(folder, 'development-signer.pem')).mode & 0o777).toBe(0o600)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('time stamp', () => {
  let authority: Awaited<ReturnType<typeof startAuthority>>
  beforeAll(async () => {
    authority = await startAuthority()
  })
  afterAll(() => authority.server.close())
  const sign = (mishaps: typeof authority.mishaps) => {
    authority.mishaps = mishaps
    return signPdf(unsigned, signer, { tsaUrl: authority.url })
  }

  it('is asked for, verified and shown', async () => {
    const report = await verifyPdfSignature(await sign({}))
    expect(report).toMatchObject({
      valid: true,
      checks: { timestamp: true },
      timestamp: { authority: 'Test TSA' },
    })
  })

  it('E2: no changed bit of a stamped signature is accepted', async () => {
    const stamped = await sign({})
    const text = Buffer.from(stamped).toString('latin1')
    const start = text.indexOf('/Contents <') + 11
    const end = start + text.slice(start, text.indexOf('>', start)).replace(/0+$/, '').length
    for (let at = start; at < end; at += 23) {
      const forged = Uint8Array.from(stamped)
      const digit = parseInt(text[at]!, 16) ^ 1
      forged[at] = digit.toString(16).charCodeAt(0)
      expect([at - start, (await verifyPdfSignature(forged)).valid]).toEqual([at - start, false])
    }
  })

  it('E5: is refused later when it comes from the future', async () => {
    const stamped = await sign({})
    const report = await verifyPdfSignature(stamped, new Date(Date.now() - 3_600_000))
    expect(report).toMatchObject({ valid: false, checks: { timestamp: false } })
  })

  it.each([
    ['a wrong hash', { imprint: randomBytes(32) }],
    ['a wrong nonce', { nonce: Uint8Array.of(1, 2, 3) }],
    ['another usage', { usage: '1.3.6.1.5.5.7.3.1' }],
    ['a usage that is not critical', { critical: false }],
    ['an expired certificate', { notAfter: new Date(Date.now() - 86_400_000) }],
    ['a time in the future', { genTime: new Date(Date.now() + 3_600_000) }],
    ['a broken signature', { spoil: true }],
  ])('E5: %s is refused', async (_, mishaps) => {
    await expect(sign(mishaps)).rejects.toMatchObject({ code: 'TSA_REPLY_INVALID' })
  })

  it('is asked for as the caller says, where they do', async () => {
    authority.mishaps = {}
    const asked: string[] = []
    const stamped = await signPdf(unsigned, signer, {
      tsaUrl: 'https://tsa.example/',
      tsaPost: async (url, query) => {
        asked.push(url)
        const reply = await fetch(authority.url, { method: 'POST', body: new Uint8Array(query) })
        return Buffer.from(await reply.arrayBuffer())
      },
    })
    expect(asked).toEqual(['https://tsa.example/'])
    expect(await verifyPdfSignature(stamped)).toMatchObject({ valid: true, checks: { timestamp: true } })
  })

  it('a refusal, an error and silence each have their code', async () => {
    await expect(sign({ status: 2 })).rejects.toMatchObject({ code: 'TSA_REFUSED' })
    await expect(sign({ http: 503 })).rejects.toMatchObject({ code: 'TSA_UNREACHABLE' })
    const nobody = signPdf(unsigned, signer, { tsaUrl: 'http://127.0.0.1:1/', tsaTimeoutMs: 500 })
    await expect(nobody).rejects.toMatchObject({ code: 'TSA_UNREACHABLE' })
  })
})
