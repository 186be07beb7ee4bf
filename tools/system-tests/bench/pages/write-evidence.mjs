import { readFileSync } from 'node:fs'
import { writeFormatted } from '../../../checks/formatted.mjs'

const EVIDENCE = new URL('../../../../docs/evidence/pages.md', import.meta.url)

const FIGURES = new URL('../../../../docs/evidence/pages.json', import.meta.url)

/** The figures of docs/evidence/pages.md. */
export const readKept = () => JSON.parse(readFileSync(FIGURES, 'utf8'))

/**
 * The kept figures with the pages that were measured again, or for the first time, as the application has its pages now.
 * @param {import('./visits.mjs').Visit[]} visits every page
 */
export function renewed(kept, { machine, pages, slowLine }, visits) {
  const known = new Map([...kept.pages, ...pages].map((page) => [page.path, page]))
  const rows = visits.filter(({ path }) => known.has(path))
  const rowOf = ({ path, alike }) => Object.assign({}, known.get(path), { alike: alike.length })
  return {
    ...kept,
    machine,
    slowLine,
    pages: rows.map(rowOf),
    unmeasured: visits.map(({ path }) => path).filter((path) => !known.has(path)),
  }
}

/** Writes docs/evidence/pages.md, and the figures beside it. */
export async function writeEvidence(figures) {
  const { before } = figures
  await writeFormatted(FIGURES, JSON.stringify(figures))
  const text = `# How fast the pages are

Written by \`npm run bench -- pages --write\` (\`tools/system-tests/bench/pages\`); not edited by hand.

- Lighthouse on a product that the command starts itself, in zh-TW, as a phone (simulated 1.6 Mbit/s, 150 ms, a processor
  four times slower) and as a desktop; an empty cache each time. Medians. ${figures.machine}; beside each
  row the number of runs and the load of the machine, since scores of performance fall with it and vary by some five. Rows are of
  several days, on which the machine was not equally fast.
- _Files_: the document and what the program is made of; _data_: what the page asked the services. Both until the page
  begins to fetch ahead for the next one.
- Of addresses that show the same page, as those of articles do, the first is measured. Somebody new opens what they
  may, a visitor with a finished scan the trial's steps, a member the rest, an administrator the back office.
${before ? '- In brackets: before pages were compressed and bundled, by the same command; without them, pages that are younger.\n' : ''}
${tableOf(figures)}
${unmeasuredIn(figures)}
## On 400 kbit/s, 400 ms

A phone's screen, an empty cache; then the call to action of the home page is pressed as soon as it is there.

${slowLineOf(figures)}
`
  await writeFormatted(EVIDENCE, text)
}

const unmeasuredIn = ({ unmeasured = [] }) =>
  unmeasured.length === 0
    ? ''
    : `\nNot measured as rows of their own yet: ${unmeasured.map((path) => `\`${path}\``).join(', ')}.\n`

/** @type {[title: string, shown: (value: number) => string, key?: string][]} */
const columns = [
  ['performance', String],
  ['accessibility', String],
  ['best practices', String, 'bestPractices'],
  ['files', String],
  ['data', String],
  ['kB', (bytes) => String(Math.round(bytes / 1000)), 'bytes'],
  ['CLS', (cls) => cls.toFixed(3), 'cls'],
  ['LCP s', (ms) => (ms / 1000).toFixed(1), 'lcp'],
]

/** A table in Markdown, a row for each page and device. */
export function tableOf({ pages, before }) {
  const names = columns.map(([name]) => name).join(' | ')
  const lines = pages.flatMap((page) =>
    ['mobile', 'desktop'].map((device) => {
      const earlier = before?.pages.find(({ path }) => path === page.path)?.[device]
      const values = columns.map(([name, shown, key = name]) => {
        const [now, then] = [page[device][key], earlier?.[key]]
        return then === undefined ? shown(now) : `${shown(now)} (${shown(then)})`
      })
      return `| ${nameOf(page)} | ${device} | ${values.join(' | ')} | ${page.runs} | ${page.load} |`
    }),
  )
  return [
    `| page | as | ${names} | runs | load |`,
    `| --- | --- |${' ---: |'.repeat(columns.length + 2)}`,
    ...lines,
  ].join('\n')
}

const nameOf = ({ path, alike }) => (alike === 0 ? `\`${path}\`` : `\`${path}\` and ${alike} alike`)

const steps = [
  ['firstPaint', 'home page: the first text'],
  ['homeThere', 'home page: all of it'],
  ['signOfLife', 'next page: the first sign'],
  ['nextThere', 'next page: there'],
]

/** The way on a slow line, in seconds. */
export function slowLineOf({ slowLine, before }) {
  const seconds = (ms) => (ms / 1000).toFixed(1)
  const rows = steps.map(
    ([key, what]) =>
      `| ${what} | ${seconds(slowLine[key])} | ${before ? seconds(before.slowLine[key]) : '–'} |`,
  )
  return ['| what | s | before |', '| --- | ---: | ---: |', ...rows].join('\n')
}
