import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { ask, bearer } from '../../shared/ask.mjs'
import { runProgram } from '../../shared/run-program.mjs'
import { checkDocument } from '../../shared/check-document.mjs'
import { tracesOf } from './check-findings.mjs'

/**
 * Fetches the report, has its signature and manifest checked, and looks for hidden pages in it.
 * @param {import('../../shared/settings.mjs').Settings} settings
 * @param {{ scanId: string, token: string }} scan
 * @param {{ shown: import('../../shared/post-copies.mjs').Copy[], hidden: import('../../shared/post-copies.mjs').Copy[] }} copies
 * @param {import('../../shared/record.mjs').Record} record
 */
export async function fetchReport({ origin, folder }, { scanId, token }, { shown, hidden }, record) {
  const response = await ask(`${origin}/api/scans/${scanId}/report`, { headers: bearer(token) })
  record.same(response.headers.get('content-type'), 'application/pdf', "the report's type")
  const pdf = join(folder, `scan-report_${scanId}.pdf`)
  writeFileSync(pdf, Buffer.from(await response.arrayBuffer()))
  record.artefact('report', pdf)
  await checkDocument(pdf, [], record)
  record.same(
    tracesOf(hidden, contentsOf(readFileSync(pdf))),
    [],
    'what leads to hidden pages in the report file',
  )
  const text = await runProgram('pdftotext', ['-layout', pdf, '-'])
  if (!text) return record.omit('the printed words of the report: pdftotext is not installed')
  const words = text.output.replaceAll(/\s/g, '')
  const unbroken = hidden.map((copy) => ({ ...copy, title: copy.title.replaceAll(' ', '') }))
  record.same(tracesOf(unbroken, words), [], 'what leads to hidden pages in the printed report')
  const missing = shown.filter(({ id }) => !new RegExp(`/listings/${id}(?!\\d)`).test(words))
  record.same(missing, [], 'the shown pages that the report does not print')
}

/** A PDF's bytes and all its compressed streams laid open, so that attachments and links can be searched. */
function contentsOf(pdf) {
  const parts = [pdf.toString('latin1')]
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const from = at + (pdf[at + 6] === 0x0d ? 8 : 7)
    if (pdf[from] !== 0x78) continue // zlib's first byte
    parts.push(inflated(pdf.subarray(from, pdf.indexOf('endstream', from))))
  }
  return parts.join('\n')
}

/** What is no zlib stream after all (the word 'stream' inside another one) holds no text. */
function inflated(bytes) {
  try {
    return inflateSync(bytes).toString('utf8')
  } catch (error) {
    if (String(error.code).startsWith('Z_')) return ''
    throw error
  }
}
