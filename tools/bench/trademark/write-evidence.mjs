import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { format } from 'prettier'

/** Writes a page of docs/evidence. */
export async function writePage(name, text) {
  const page = new URL(`../../../docs/evidence/${name}.md`, import.meta.url)
  writeFileSync(page, await format(text, { parser: 'markdown', proseWrap: 'preserve' }))
}

const shown = (value, digits = 1) => (value === 'not run' ? value : value.toFixed(digits))
const whole = (number) => number.toLocaleString('en')

/**
 * docs/evidence/trademark-search.md.
 * @param {{ size: number, figures: import('../figures.mjs').Figure[] }[]} reports
 * @param {number[]} load load averages of a minute, when a size was begun and ended
 */
export async function writeSearchEvidence(reports, load) {
  const of = ({ size, figures }, what) => figures.find(({ name }) => name === `retrieval ${size} ${what}`)
  const row = (title, cell) => `| ${title} | ${reports.map(cell).join(' | ')} |`
  const value = (what, unit, digits) => (report) => `${shown(of(report, what).value, digits)} ${unit}`
  const found = (what) => (report) => `${of(report, what).value} of ${of(report, what).samples}`
  const growth = reports.slice(1).map((report, i) => {
    const earlier = reports[i]
    const times = (what) => (of(report, what).value / of(earlier, what).value).toFixed(1)
    return `From ${whole(earlier.size)} to ${whole(report.size)} marks (${(report.size / earlier.size).toFixed(1)} times as many) the index is ${times('index')} times as large, a search takes ${times('search p50')} times as long (p50; p99 ${times('search p99')} times), a scan ${times('scan p50')} times.`
  })
  await writePage(
    'trademark-search',
    `# Finding in a register of trademarks

Written by \`npm run bench -- trademark --write\`; not edited by hand. Made-up names with the earlier mark of each of the ${of(reports[0], 'found in 25').samples}
similar labelled pairs among them; every query is a name that was not asked before. Times are of the CPU, of one process; load average
${Math.min(...load).toFixed(1)} to ${Math.max(...load).toFixed(1)} on ${cpus().length} shared cores.

| figure |${reports.map(({ size }) => ` ${whole(size)} marks |`).join('')}
| --- |${reports.map(() => ' ---: |').join('')}
${row('build', value('build', 'CPU s'))}
${row('write as a file', value('write', 'CPU s', 2))}
${row('read from its file', value('read', 'CPU s', 2))}
${row(`an issue of ${whole(of(reports[0], 'issue merged').samples)} marks indexed and merged`, value('issue merged', 'CPU s', 2))}
${row('index in memory', value('index', 'MB', 0))}
${row('whole process, names of the bench included', value('process', 'MB', 0))}
${row('search, p50', value('search p50', 'CPU ms'))}
${row('search, p99', value('search p99', 'CPU ms'))}
${row('scan of all names by edit distance, p50', value('scan p50', 'CPU ms'))}
${row('a search is faster than the scan by', (report) => `${shown(of(report, 'search p50').ratio)} times`)}
${row('among the first 25, class given', found('found in 25, class given'))}
${row('among the first 25, no class given', found('found in 25'))}
${row('scan by edit distance, first 25, class given', found('edit distance, found in 25, class given'))}

${growth.join('\n')}

Wanted at 1,000,000 marks: p50 8 ms, p99 25 ms, 250 MB. The index is read from its file and the tables are warmed by searches of the
register's own names before the first measured one, as the service does. What makes a search faster must leave its lists as they are: a
test holds them against those of the method's first version.
`,
  )
}
