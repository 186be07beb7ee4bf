import { cpus } from 'node:os'
import { writeFormatted } from '../../../checks/formatted.mjs'

const EVIDENCE = new URL('../../../../docs/evidence/office.md', import.meta.url)

const rowsOf = (figures) =>
  figures
    .map(({ name, value, spread }) => `| ${name} | ${value.toFixed(1)} ms | ${spread.toFixed(1)} ms |`)
    .join('\n')

/**
 * Writes docs/evidence/office.md.
 * @param {{ searches: import('../figures.mjs').Figure[], pages: import('../figures.mjs').Figure[], users: number,
 *   entries: number, load: number }} report
 */
export async function writeEvidence({ searches, pages, users, entries, load }) {
  const text = `# Back office

Written by \`npm run bench -- office --write\`; not edited by hand. ${users.toLocaleString('en')} accounts with an order and a case each, and
${entries.toLocaleString('en')} entries of the audit log over a year, in PostgreSQL (embedded, without fsync, ${cpus().length} cores, load average ${load.toFixed(1)}).
An administrator asks the gateway by HTTP, ${searches[0].samples} times for each, for things drawn at random; gateway, services and whoever asks share one process.

## The search: 95 % within 300 ms

| what is typed | 95 % within | spread (90th less 10th percentile) |
| --- | ---: | ---: |
${rowsOf(searches)}

## Pages: 95 % within 500 ms

| what is listed | 95 % within | spread (90th less 10th percentile) |
| --- | ---: | ---: |
${rowsOf(pages)}
`
  await writeFormatted(EVIDENCE, text)
}
