import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createDevelopmentCertificate, signerFromPem, signPdf } from '@originseal/documents'
import { manifestAttachmentName, proofAttachmentName } from '@originseal/documents/verify'
import { PDFDocument } from 'pdf-lib'
import { verdictInWords } from './print-verdict'
import { runCommand } from './run-command'
import { signedCertificate, signer, trueProof } from './signed-documents.fixture'
import type { Verdict } from './verdict'
import { line } from './verdict'
import { verifyDocument } from './verify-document'

jest.setTimeout(120_000)

/** Clears the screen, hides what follows, ends the line, claims a success, turns the direction of writing round. */
const hostile = '\u001b[2J\u001b[8m\n✓ forged\u202e\u009b1m'
const terminalOnly = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

function expectHarmless(shown: string): void {
  for (const row of shown.split('\n')) {
    expect(row).not.toMatch(terminalOnly)
    expect(row).not.toMatch(/^\s*✓ forged/)
  }
}

function expectHarmlessVerdict(verdict: Verdict): void {
  expectHarmless(verdictInWords(verdict, 'en'))
  expectHarmless(verdictInWords(verdict, 'zh-TW'))
  for (const { detail } of verdict.lines) expect(detail ?? '').not.toMatch(terminalOnly)
}

/** A document signed properly by a stranger, with an attachment of their own. */
async function strangersDocument(name: string, content: unknown): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage()
  await document.attach(Buffer.from(JSON.stringify(content)), name)
  return signPdf(await document.save({ useObjectStreams: false }), signer)
}

/** Every text of `value` replaced by the hostile one, one at a time: [path, changed value]. */
function* withHostileTexts(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value === 'string') yield [path, `${value}${hostile}`]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    for (const [at, changed] of withHostileTexts(inner, `${path}.${key}`)) {
      yield [at, Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }]
    }
  }
  yield [`${path}.<name>`, Array.isArray(value) ? [...value, hostile] : { ...value, [hostile]: hostile }]
}

describe('a document made to deceive whoever reads the verdict', () => {
  it('cannot reach the terminal by any text or name of its proof', async () => {
    const changes = [...withHostileTexts(trueProof())]
    expect(changes.length).toBeGreaterThan(25)
    for (const [path, proof] of changes) {
      const verdict = await verifyDocument(await strangersDocument(proofAttachmentName, proof))
      expectHarmlessVerdict(verdict)
      if (path === '.chain.name') expect(JSON.stringify(verdict)).toContain('u{1b}')
    }
  })

  it('cannot reach the terminal by any text or name of its manifest', async () => {
    const manifest = {
      version: 'originseal-manifest/1',
      scanId: 'scan',
      work: { id: 'work', sha256: 'ab'.repeat(32) },
      startedAt: '2026-11-21T03:10:00.000Z',
      endedAt: '2026-11-21T03:12:31.000Z',
      captures: [{ path: 'a', sha256: 'ab'.repeat(32), size: 1, capturedAt: '2026-11-21T03:10:42.000Z' }],
    }
    const changes = [...withHostileTexts(manifest)]
    expect(changes.length).toBeGreaterThan(8)
    for (const [, changed] of changes) {
      expectHarmlessVerdict(await verifyDocument(await strangersDocument(manifestAttachmentName, changed)))
    }
  })

  it('cannot reach the terminal by the names in its certificate', async () => {
    const deceiver = signerFromPem(createDevelopmentCertificate({ commonName: `CN${hostile}` }))
    const document = await PDFDocument.create()
    document.addPage()
    const verdict = await verifyDocument(await signPdf(await document.save(), deceiver))
    const signature = verdict.lines.find(({ name }) => name === 'signature')
    expect(signature).toMatchObject({ outcome: 'holds', detail: expect.stringContaining('CN') })
    expectHarmlessVerdict(verdict)
  })

  it('whatever a line is about, its detail is harmless', () => {
    expect(line('block', true, hostile).detail).not.toMatch(terminalOnly)
  })
})

describe('a node made to deceive whoever asks it', () => {
  let server: Server
  let answer: (id: number) => object
  beforeAll(async () => {
    server = createServer((request, response) => {
      void json(request).then((asked) => response.end(JSON.stringify(answer((asked as { id: number }).id))))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it.each<[string, (id: number) => object]>([
    ['an error', (id) => ({ jsonrpc: '2.0', id, error: { code: -32000, message: hostile } })],
    ['an error without id', () => ({ jsonrpc: '2.0', id: null, error: { code: 1, message: hostile } })],
    ['a result that is no quantity', (id) => ({ jsonrpc: '2.0', id, result: hostile })],
    ['an answer to another request', (id) => ({ jsonrpc: '2.0', id: id + 1, result: hostile })],
  ])('cannot reach the terminal by %s', async (_, of) => {
    answer = of
    const rpc = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const verdict = await verifyDocument(await signedCertificate(), { rpc })
    expect(verdict.conclusion).toBe('fails')
    expectHarmlessVerdict(verdict)
  })
})

describe('a file whose name is made to deceive', () => {
  it('cannot reach the terminal by the error about it, nor by what is printed as JSON', async () => {
    const written: string[] = []
    const output = { log: (text: string) => written.push(text), error: (text: string) => written.push(text) }
    expect(await runCommand([`/nowhere/${hostile}.pdf`], output)).toBe(2)
    expect(await runCommand(['a.pdf', '--lang', hostile], output)).toBe(2)
    const folder = await mkdtemp(join(tmpdir(), 'verify-'))
    const path = join(folder, 'forged.pdf')
    const proof = trueProof()
    await writeFile(path, await signedCertificate({ ...proof, chain: { ...proof.chain, name: hostile } }))
    expect(await runCommand([path, '--json'], output)).toBe(1)
    expect(await runCommand([path], output)).toBe(1)
    await rm(folder, { recursive: true })
    written.forEach(expectHarmless)
  })
})
