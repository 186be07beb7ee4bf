import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { inflateSync } from 'node:zlib'
import { sampleScanReports } from '../samples/sample-scan-reports'
import { readAttachments } from '../verification/read-attachments'
import { captureManifest } from './capture-manifest'
import { renderScanReport } from './scan-report'

// Fonts of 12 MB are parsed and whole documents drawn; other tests share the machine.
jest.setTimeout(180_000)

const samples = sampleScanReports()

/** Every stream of the file, inflated where it is deflated: where a leaked address would be found. */
function everything(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1')
    } catch {
      return body!
    }
  })
  return text + streams.join('\n')
}

describe('scan report', () => {
  it.each([
    ['0-findings', 2],
    ['6-findings', 5],
    ['40-findings', 22],
    ['200-findings', 102],
  ])('renders %s', async (name, pages) => {
    const pdf = await renderScanReport(samples[name]!)
    expect((await PDFDocument.load(pdf)).getPageCount()).toBeLessThanOrEqual(pages)
  })

  it('gives the same bytes for the same input', async () => {
    const input = samples['6-findings']!
    const [first, second] = [await renderScanReport(input), await renderScanReport(input)]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  it('attaches the manifest whose SHA-256 it states', async () => {
    const input = samples['6-findings']!
    const pdf = await renderScanReport(input)
    const [attachment] = await readAttachments(pdf)
    const digest = createHash('sha256').update(attachment!.bytes).digest('hex')
    expect(attachment!.name).toBe('originseal-manifest.json')
    expect(digest).toBe(captureManifest(input).sha256)
    expect((await PDFDocument.load(pdf)).getKeywords()).toContain(`manifest ${digest}`)
  })

  it('TRIAL-13: has no address at all without one in its input', async () => {
    const findings = samples['6-findings']!.findings.map(
      ({ pageUrl: _page, imageUrl: _image, ...finding }) => finding,
    )
    const leaked = /https?:\/\/(?!iptc|ns\.|www\.w3|purl)[a-z.]+\.example/
    expect(everything(await renderScanReport({ ...samples['6-findings']!, findings }))).not.toMatch(leaked)
  })
})
