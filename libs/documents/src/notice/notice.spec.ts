import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { sampleNotices } from '../samples/sample-notices'
import { readAttachments } from '../verification/read-attachments'
import { renderNotice } from './notice'

// Fonts of 12 MB are parsed and whole documents drawn; other tests share the machine.
jest.setTimeout(180_000)

const samples = sampleNotices()

describe('notice', () => {
  it('gives the same bytes for the same input', async () => {
    const [first, second] = [await renderNotice(samples['signed']!), await renderNotice(samples['signed']!)]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  it('attaches what was signed, and states its SHA-256', async () => {
    const pdf = await renderNotice(samples['signed']!)
    const [attachment, ...others] = await readAttachments(pdf)
    expect(others).toEqual([])
    expect(attachment?.name).toBe('originseal-notice.json')
    const digest = createHash('sha256').update(attachment!.bytes).digest('hex')
    expect((await PDFDocument.load(pdf)).getKeywords()).toContain(`content ${digest}`)
  })

  it.each([
    ['signed', 2],
    ['paper', 2],
    ['many', 5],
  ])('fits its pages: %s', async (name, pages) => {
    const document = await PDFDocument.load(await renderNotice(samples[name]!))
    expect(document.getPageCount()).toBeLessThanOrEqual(pages)
  })
})
