/**
 * The architecture decision records of docs/adr: their front matter, and docs/adr/README.md, which lists them.
 *
 *   node tools/checks/decisions.mjs           says what is wrong, and fails if anything is
 *   node tools/checks/decisions.mjs --write   writes docs/adr/README.md
 *
 * Front matter: `status` (accepted, or superseded by a later one), `date` of the decision, `summary` in one sentence, and
 * where it applies `supersedes` and `amends`, the numbers of earlier records.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const folder = join(import.meta.dirname, '../../docs/adr')
const index = join(folder, 'README.md')

const parts = /^---\n(?<matter>.*?)\n---\n\n# (?<title>\d+\. [^\n]+)\n/su

/**
 * @typedef {{ file: string, number: number, title: string, status: string, date: string, summary: string,
 *   supersedes: number[], amends: number[] }} DecisionRecord
 *
 * @param {string} file its name
 * @param {string} text
 * @returns {DecisionRecord}
 * @throws Error that says what the record lacks
 */
export function readRecord(file, text) {
  const found = parts.exec(text)
  if (!found) throw new Error(`${file}: begins with front matter and a title with its number`)
  const [, matter, title] = found
  const { status, date, summary, supersedes = [], amends = [] } = parse(matter)
  const number = Number(file.slice(0, 4))
  if (parseInt(title, 10) !== number) throw new Error(`${file}: its title has another number`)
  if (!['accepted', 'superseded'].includes(status))
    throw new Error(`${file}: status is accepted or superseded`)
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date ?? '')) throw new Error(`${file}: date is missing`)
  if (!/^[^\n]{20,160}\.$/u.test(summary ?? ''))
    throw new Error(`${file}: summary is one sentence of 20 to 160 characters`)
  return { file, number, title, status, date, summary, supersedes, amends }
}

/** @param {DecisionRecord[]} records @returns {string[]} what contradicts itself between them */
export function contradictions(records) {
  const byNumber = new Map(records.map((record) => [record.number, record]))
  const superseded = new Set(records.flatMap(({ supersedes }) => supersedes))
  return [
    ...(byNumber.size < records.length ? ['two records have the same number'] : []),
    ...records.flatMap(({ file, number, supersedes, amends }) =>
      [...supersedes, ...amends]
        .filter((other) => !byNumber.has(other) || other >= number)
        .map((other) => `${file}: there is no earlier record ${other}`),
    ),
    ...records
      .filter(({ status, number }) => (status === 'superseded') !== superseded.has(number))
      .map(({ file }) => `${file}: a record is superseded where a later one says so`),
  ]
}

/** @param {DecisionRecord[]} records @returns {string} docs/adr/README.md */
export function indexOf(records) {
  const link = (number) => {
    const found = records.find((record) => record.number === number)
    if (!found) throw new Error(`There is no record ${number}`)
    return `[${number}](${found.file})`
  }
  const relation = (words, numbers) =>
    numbers.length > 0 ? ` ${words} ${numbers.map(link).join(', ')}.` : ''
  const later = (field, number) =>
    records.filter((record) => record[field].includes(number)).map((record) => record.number)
  const line = ({ file, title, number, date, summary, supersedes, amends }) =>
    `- [${title}](${file}) (${date}). ${summary}` +
    relation('Supersedes', supersedes) +
    relation('Amends', amends) +
    relation('Superseded by', later('supersedes', number)) +
    relation('Amended by', later('amends', number))
  return `# Architecture decisions

Decisions that a newcomer would question, each with its options and consequences. A record is not rewritten when a later
one changes it: the later one says which it supersedes (replaces as a whole) or amends (changes or extends in part).
\`node tools/checks/decisions.mjs --write\` writes this page from the records' front matter.

${records.map(line).join('\n')}
`
}

/** @returns {DecisionRecord[]} in the order of their numbers */
export function allRecords() {
  const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/u.test(name))
  return files.toSorted().map((file) => readRecord(file, readFileSync(join(folder, file), 'utf8')))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const records = allRecords()
  const faults = contradictions(records)
  if (process.argv.includes('--write')) writeFileSync(index, indexOf(records))
  else if (readFileSync(index, 'utf8') !== indexOf(records))
    faults.push('docs/adr/README.md is out of date: node tools/checks/decisions.mjs --write')
  for (const fault of faults) console.log(`decisions: ${fault}`)
  console.log(`decisions: ${records.length} records, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
