import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { sampleSettlement } from '../samples/sample-settlements'
import { readAttachments } from '../verification/read-attachments'
import { renderSettlement } from './settlement'

// Fonts of 12 MB are parsed; other tests share the machine.
jest.setTimeout(180_000)

test('MEMBER-07: a settlement fits two pages, attaches its terms, and states their SHA-256', async () => {
  const pdf = await renderSettlement(sampleSettlement())
  const [attachment, ...others] = await readAttachments(pdf)
  expect([attachment?.name, others]).toEqual(['originseal-settlement.json', []])
  const digest = createHash('sha256').update(attachment!.bytes).digest('hex')
  const document = await PDFDocument.load(pdf)
  expect(document.getKeywords()).toContain(`content ${digest}`)
  expect(document.getPageCount()).toBeLessThanOrEqual(2)
})
