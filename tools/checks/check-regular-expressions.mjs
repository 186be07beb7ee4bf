/**
 * Can a text make a regular expression of ours take longer than the text is long? `recheck` judges each one:
 *
 *   node tools/checks/check-regular-expressions.mjs [folder]   those that it does not know yet
 *   … --write   keeps the verdicts in judged-expressions.json, so that the next check only judges what is new
 *   … --all     judges all anew
 *
 * Prints each fault and ends with 1 when there is any.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { asJudged, expressionsIn, faultOf, isTestOrTool } from './regular-expressions.mjs'
import { sourceFiles } from './source-files.mjs'

/** Made of constants or of an operator's own configuration, never of what a stranger sends. */
const COMPOSED_HERE = new Set([
  'libs/crawling/src/site-crawl/crawl.ts',
  'libs/crawling/src/site-crawl/site-manifest.ts',
  'libs/crawling/src/site-crawl/visit-order.ts',
  'apps/web/src/features/verification/seal-id.rules.ts',
])

const record = fileURLToPath(new URL('judged-expressions.json', import.meta.url))
const { version } = createRequire(import.meta.url)('recheck/package.json')
const root = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? process.cwd()
/** A found attack need not be tried out; a busy machine is given time. */
const limits = { timeout: 60_000, skipRecall: true }
const keyOf = ({ source, flags }) => `/${source}/${flags}`

/** What this version of recheck has said of expressions: `safe`, or `polynomial`, which tests may be. */
function recorded() {
  const kept = JSON.parse(readFileSync(record, 'utf8'))
  if (kept.recheck !== version || process.argv.includes('--all')) return new Map()
  const polynomial = { status: 'vulnerable', complexity: { type: 'polynomial', summary: 'polynomial' } }
  return new Map([
    ...kept.safe.map((key) => [key, { status: 'safe' }]),
    ...kept.polynomial.map((key) => [key, polynomial]),
  ])
}

/** Every expression with the places where it stands, and what nobody can judge. */
function readSources() {
  const places = new Map()
  const faults = []
  for (const path of sourceFiles(root, /\.(?:[cm]?[jt]s|tsx)$/)) {
    const { expressions, composed } = expressionsIn(path, readFileSync(join(root, path), 'utf8'))
    for (const one of expressions) {
      const key = keyOf(one)
      places.set(key, { ...one, at: [...(places.get(key)?.at ?? []), one.at] })
    }
    if (isTestOrTool(path) || COMPOSED_HERE.has(path)) continue
    faults.push(...composed.map(({ text, at }) => `${at} puts together an expression: ${text}`))
  }
  return { places, faults }
}

const { places, faults } = readSources()
const known = recorded()
/** @type {{ recheck: string, safe: string[], polynomial: string[] }} */
const kept = { recheck: version, safe: [], polynomial: [] }
for (const [key, expression] of [...places].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const verdict = known.get(key) ?? (await check(...asJudged(expression), limits))
  if (verdict.status === 'safe') kept.safe.push(key)
  else if (verdict.complexity?.type === 'polynomial') kept.polynomial.push(key)
  for (const at of expression.at) {
    const fault = faultOf(verdict, at.slice(0, at.lastIndexOf(':')))
    if (fault) faults.push(`${at} ${key}: ${fault}`)
  }
}
for (const fault of faults) console.log(`regular-expressions: ${fault}`)
console.log(`regular-expressions: ${places.size} expressions, ${faults.length} faults`)
if (process.argv.includes('--write')) writeFileSync(record, `${JSON.stringify(kept, null, 2)}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
