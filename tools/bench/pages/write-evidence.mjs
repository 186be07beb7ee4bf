import { writeFileSync } from 'node:fs'
import { format } from 'prettier'

const EVIDENCE = new URL('../../../docs/evidence/pages.md', import.meta.url)

/** Writes docs/evidence/pages.md. */
export async function writeEvidence(figures, before) {
  const text = `# How fast the pages are

Written by \`npm run bench -- pages --write\` (\`tools/bench/pages\`); not edited by hand.

- Lighthouse on a product that the command starts itself, in zh-TW, as a phone (simulated 1.6 Mbit/s, 150 ms, a processor
  four times slower) and as a desktop; an empty cache each time. Medians of ${figures.runs} runs. ${figures.machine}; the
  load of the machine beside each row, since scores of performance fall with it.
- _Files_: the document and what the program is made of; _data_: what the page asked the services. Both until the page
  begins to fetch ahead for the next one.
- Of pages that load the same scripts, as those in preparation do, the first is measured. Visitors open what they may,
  a visitor with a finished scan the trial's steps, a member the rest. Pages behind the back office's login lead to it.
${before ? '- In brackets: before pages were compressed and bundled, by the same command.\n' : ''}
${tableOf(figures, before)}

## On 400 kbit/s, 400 ms

A phone's screen, an empty cache; then the first link of the home page is pressed as soon as it is there.

${slowLineOf(figures, before)}
`
  writeFileSync(EVIDENCE, await format(text, { parser: 'markdown', proseWrap: 'preserve' }))
}

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
export function tableOf({ pages }, before) {
  const names = columns.map(([name]) => name).join(' | ')
  const lines = pages.flatMap((page) =>
    ['mobile', 'desktop'].map((device) => {
      const earlier = before?.pages.find(({ path }) => path === page.path)?.[device]
      const values = columns.map(([name, shown, key = name]) => {
        const [now, then] = [page[device][key], earlier?.[key]]
        return then === undefined ? shown(now) : `${shown(now)} (${shown(then)})`
      })
      return `| ${nameOf(page)} | ${device} | ${values.join(' | ')} | ${page.load} |`
    }),
  )
  return [
    `| page | as | ${names} | load |`,
    `| --- | --- |${' ---: |'.repeat(columns.length + 1)}`,
    ...lines,
  ].join('\n')
}

const nameOf = ({ path, alike }) =>
  alike.length === 0 ? `\`${path}\`` : `\`${path}\` and ${alike.length} alike`

const steps = [
  ['firstPaint', 'home page: the first text'],
  ['homeThere', 'home page: all of it'],
  ['signOfLife', 'next page: the first sign'],
  ['nextThere', 'next page: there'],
]

/** The way on a slow line, in seconds. */
export function slowLineOf({ slowLine }, before) {
  const seconds = (ms) => (ms / 1000).toFixed(1)
  const rows = steps.map(
    ([key, what]) =>
      `| ${what} | ${seconds(slowLine[key])} | ${before ? seconds(before.slowLine[key]) : '–'} |`,
  )
  return ['| what | s | before |', '| --- | ---: | ---: |', ...rows].join('\n')
}
