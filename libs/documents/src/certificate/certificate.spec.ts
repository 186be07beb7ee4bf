import { PDFDocument } from 'pdf-lib'
import { sampleCertificates } from '../samples/sample-certificates'
import { readAttachments } from '../verification/read-attachments'
import { renderCertificate } from './certificate'

// Fonts of 12 MB are parsed and whole documents drawn; other tests share the machine.
jest.setTimeout(180_000)

const samples = sampleCertificates()

describe('certificate', () => {
  it('gives the same bytes for the same input', async () => {
    const [first, second] = [
      await renderCertificate(samples.scripts!),
      await renderCertificate(samples.scripts!),
    ]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  it.each(Object.entries(samples))('carries its proof whole: %s', async (_, input) => {
    const [attachment, ...others] = await readAttachments(await renderCertificate(input))
    expect(others).toEqual([])
    expect(attachment).toMatchObject({
      name: 'originseal-proof.json',
      mediaType: 'application/json',
      relationship: 'Data',
    })
    expect(JSON.parse(Buffer.from(attachment!.bytes).toString('utf8'))).toEqual(input.proof)
  })

  it('is titled, in Traditional Chinese, and tagged', async () => {
    const document = await PDFDocument.load(await renderCertificate(samples.plain!), {
      updateMetadata: false,
    })
    expect(document.getTitle()).toBe('原創作品封存證書 Certificate of Seal: 島嶼晨光')
    expect(document.getCreationDate()).toEqual(samples.plain!.generatedAt)
    const catalog = document.catalog.toString()
    expect(catalog).toContain('/Lang (zh-Hant-TW)')
    expect(catalog).toContain('/StructTreeRoot')
    expect(catalog).toContain('/MarkInfo')
  })

  it.each([
    ['plain', 2],
    ['scripts', 2],
    ['long-title', 3],
  ])('fits its pages: %s', async (name, pages) => {
    const document = await PDFDocument.load(await renderCertificate(samples[name]!))
    expect(document.getPageCount()).toBeLessThanOrEqual(pages)
  })

  it('says which picture is unreadable', async () => {
    const broken = renderCertificate({ ...samples.plain!, thumbnail: Uint8Array.of(1, 2, 3) })
    await expect(broken).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' })
  })
})
