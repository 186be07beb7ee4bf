/**
 * `npm run bench -- pages`: Lighthouse on every page of a product of its own, as a phone and as a desktop, and the way
 * from the home page to the next on a line of 400 kbit/s. Prints a table; `--write` puts it into docs/evidence/pages.md,
 * and its figures beside it: with `--only`, the rows measured again replace those that are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import puppeteer from 'puppeteer-core'
import { findChromium } from '../../../standalone/chromium.mjs'
import { repository } from '../../../standalone/prepare.mjs'
import { startStack } from '../../shared/stack.mjs'
import { measurePage } from './measure-page.mjs'
import { peopleOf } from './people.mjs'
import { measureSlowLine } from './slow-line.mjs'
import { only, visitsOf } from './visits.mjs'
import { readKept, renewed, tableOf, writeEvidence } from './write-evidence.mjs'

const HELP = `npm run bench -- pages [options]

  --runs N          of Lighthouse for each page and device; the median counts (3)
  --only A,B        these paths alone, as the router writes them: /login,/verify/:id
  --product FOLDER  the repository whose product is started (this one)
  --figures FILE    writes the figures there, as JSON
  --before FILE     puts the figures of an earlier run beside these, instead of those that are kept
  --write           writes docs/evidence/pages.md; with --only these rows of it anew`

/** @param {string[]} argv */
export async function run(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      product: { type: 'string', default: repository },
      figures: { type: 'string' },
      before: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(HELP)
  const { figures, visits } = await measure(values)
  const kept = readKept()
  const before = values.before === undefined ? kept.before : JSON.parse(readFileSync(values.before, 'utf8'))
  const all = { ...(values.only && values.write ? renewed(kept, figures, visits) : figures), before }
  console.log(tableOf(all))
  if (values.figures) writeFileSync(values.figures, `${JSON.stringify(figures, undefined, 1)}\n`)
  if (values.write) await writeEvidence(all)
}

/** @param {{ runs: string, only?: string, product: string }} options */
async function measure({ runs, only: paths, product }) {
  const say = (text) => console.log(text)
  const stack = await startStack(say, {}, product)
  const browser = await puppeteer.launch({
    executablePath: await findChromium(say),
    // By this, on Linux, a browser without a window says in which language it reads.
    env: { ...process.env, LANGUAGE: 'zh_TW' },
    // Chromium's own sandbox does not run as root; these pages are all ours.
    args: ['--lang=zh-TW', '--accept-lang=zh-TW', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const people = await peopleOf(browser, stack, say)
    const table = JSON.parse(readFileSync(join(repository, 'apps/web/dist/pages.json'), 'utf8'))
    const visits = visitsOf(table, people.ids)
    const pages = []
    for (const visit of paths === undefined ? visits : only(visits, paths.split(','))) {
      pages.push(await measurePage(visit, people, stack.origin, Number(runs)))
      say(`${visit.address}: ${JSON.stringify(pages.at(-1).mobile)}`)
    }
    const slowLine = await measureSlowLine(browser, stack.origin, Number(runs))
    return { figures: { machine, pages, slowLine }, visits }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const machine = `${cpus().length} cores (${cpus()[0]?.model})`
