/** What tools of strangers say about our documents. A tool that is not installed is listed as to do, never as passed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderCertificate } from '../certificate/certificate'
import { sampleCertificates } from '../samples/sample-certificates'
import { sampleScanReports } from '../samples/sample-scan-reports'
import { renderScanReport } from '../scan-report/scan-report'
import { states } from '../scan-report/scan-report-texts'
import { readAttachments } from '../verification/read-attachments'
import { verifyPdfSignature } from '../verification/verify-pdf-signature'
import { createDevelopmentCertificate } from './development-certificate'
import { signPdf } from './sign-pdf'
import { signerFromPem } from './signer'
import { signerFromPkcs12 } from './signer-from-pkcs12'

jest.setTimeout(180_000)

const isInstalled = (tool: string) => spawnSync(tool, ['--version']).error === undefined
// oxlint-disable jest/valid-title, jest/expect-expect -- the titles and the expectations stand where it is called
const withTool = (tool: string, name: string, test: () => Promise<void>) =>
  isInstalled(tool) ? it(name, test) : it.todo(`${name} (not run: ${tool} is not installed)`)
// oxlint-enable jest/valid-title, jest/expect-expect

let folder: string
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'))
  const signer = signerFromPem(createDevelopmentCertificate({ commonName: 'OriginSeal Test' }))
  const certificate = await renderCertificate(sampleCertificates().scripts!)
  const report = await renderScanReport(sampleScanReports()['6-findings']!)
  writeFileSync(at('certificate.pdf'), await signPdf(certificate, signer, { reason: '作品封存 (seal)' }))
  writeFileSync(at('report.pdf'), await signPdf(report, signer))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['certificate.pdf', 'report.pdf'])('E4: %s', (name) => {
  withTool('pdfsig', 'pdfsig finds the signature valid and the total document signed', async () => {
    const said = execFileSync('pdfsig', [at(name)], { encoding: 'utf8' })
    expect(said).toContain('Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said.match(/^Signature #/gm)).toHaveLength(1)
  })

  withTool('qpdf', 'qpdf finds no fault in the file', async () => {
    expect(spawnSync('qpdf', ['--check', at(name)]).status).toBe(0)
  })

  withTool('pdffonts', 'every font is embedded and subset', async () => {
    const [, , ...fonts] = execFileSync('pdffonts', [at(name)], { encoding: 'utf8' })
      .trim()
      .split('\n')
    expect(fonts.length).toBeGreaterThan(2)
    for (const font of fonts) expect(font).toMatch(/yes yes yes\s+\d+\s+0$/)
  })
})

describe('E3: with the tools of any system', () => {
  withTool('pdfdetach', 'pdfdetach extracts the very attachment', async () => {
    execFileSync('pdfdetach', ['-saveall', '-o', folder, at('certificate.pdf')])
    const [attachment] = await readAttachments(readFileSync(at('certificate.pdf')))
    expect(readFileSync(at('originseal-proof.json')).equals(Buffer.from(attachment!.bytes))).toBe(true)
  })

  withTool('pdftotext', 'pdftotext reads characters of every plane', async () => {
    const text = execFileSync('pdftotext', ['-layout', at('certificate.pdf'), '-'], { encoding: 'utf8' })
    for (const piece of [
      '原創作品封存證書',
      '𠮷野家與𨋢門',
      '한글',
      'Привет',
      '软件',
      'U+202E',
      '第 10 條',
    ]) {
      expect(text).toContain(piece)
    }
  })

  withTool(
    'pdftotext',
    'a scan report says of each place to look how it was searched, or who switched it off',
    async () => {
      const report = sampleScanReports()['6-findings']!
      const [place] = report.coverage
      const names = Object.keys(states) as (keyof typeof states)[]
      const coverage = names.map((state) => Object.assign({}, place, { state, label: `Place ${state}` }))
      writeFileSync(at('coverage.pdf'), await renderScanReport(Object.assign({}, report, { coverage })))
      // Cell after cell as they were drawn; where a line ends is the layout's matter.
      const text = execFileSync('pdftotext', ['-raw', at('coverage.pdf'), '-'], { encoding: 'utf8' })
      const together = (words: string): string => words.replaceAll(/\s/gu, '')
      for (const state of names) {
        const { zh, en } = states[state]
        expect(together(text)).toContain(together(`Place ${state} (${place!.source}) ${zh} ${en}`))
      }
      expect(text).toContain('已由營運方關閉')
    },
  )

  withTool('openssl', 'signs with a PKCS#12 file of OpenSSL, issuer included', async () => {
    const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
    run(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '9',
      '-subj',
      '/C=TW/O=Test/CN=Root',
      '-addext',
      'basicConstraints=critical,CA:TRUE',
    )
    run(
      'req',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      'leaf.key',
      '-out',
      'leaf.csr',
      '-subj',
      '/C=TW/O=Test/CN=Leaf',
    )
    run(
      'x509',
      '-req',
      '-in',
      'leaf.csr',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-days',
      '9',
      '-out',
      'leaf.pem',
      '-CAcreateserial',
    )
    run(
      'pkcs12',
      '-export',
      '-inkey',
      'leaf.key',
      '-in',
      'leaf.pem',
      '-certfile',
      'ca.pem',
      '-out',
      'leaf.p12',
      '-passout',
      'pass:pässwort',
    )
    const bytes = readFileSync(at('leaf.p12'))
    const signer = await signerFromPkcs12(bytes, 'pässwort')
    expect(signer.certificates).toHaveLength(2)
    const signed = await signPdf(await renderCertificate(sampleCertificates().plain!), signer)
    expect(await verifyPdfSignature(signed)).toMatchObject({
      valid: true,
      signer: { commonName: 'Leaf', selfSigned: false },
    })
    await expect(signerFromPkcs12(bytes, 'wrong')).rejects.toMatchObject({ code: 'PKCS12_UNREADABLE' })
  })
})
