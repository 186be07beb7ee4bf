import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../../shared/until.mjs'
import { ask, bearer } from '../../shared/ask.mjs'
import { runProgram } from '../../shared/run-program.mjs'
import { checkSignature } from '../../shared/check-document.mjs'

/** What a report has to say, however its lines are broken. */
const says = ['CC-CEDICT', '政府資料開放授權條款']

/** Orders a report, and has its file checked. */
export async function orderReport({ origin, folder }, member, { name, classes }, record) {
  const left = async () => {
    const { units } = await member.call('GET', '/api/units', 200)
    return units.find(({ unit }) => unit === 'trademark-report')?.available ?? 0
  }
  await until(async () => (await left()) > 0, { what: 'the report unit of the plan', within: 60_000 })
  const before = await left()
  const { data } = await member.call('POST', '/api/trademark-report', 201, { name, class: classes })
  await until(async () => (await left()) === before - 1, { what: 'the spent unit', within: 60_000 })
  record.artefact('report units', `${before} → ${before - 1}`)
  const address = `${origin}/api/trademark-report/${data.report.id}/file`
  const bytes = async () =>
    Buffer.from(await (await ask(address, { headers: bearer(member.token) })).arrayBuffer())
  const pdf = await bytes()
  record.expect(pdf.equals(await bytes()), 'the file of a report is not the same each time')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `trademark-report_${data.report.id}.pdf`)
  writeFileSync(path, pdf)
  record.artefact('report', path)
  await checkSignature(path, record)
  const text = await runProgram('pdftotext', ['-layout', path, '-'])
  if (!text) return record.omit('the printed words of the report: pdftotext is not installed')
  const words = text.output.replaceAll(/\s/g, '')
  for (const each of [name, ...says]) record.expect(words.includes(each), `the report does not say ${each}`)
}
