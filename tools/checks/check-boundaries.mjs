/**
 * Who imports whom, and what a file may say: `node tools/checks/check-boundaries.mjs` in a repository's root.
 * Prints each violation on a line `rule: from → to` and ends with 1 when there is any. --write draws docs/structure.md.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataRules, dataViolations } from './data-rules.mjs'
import { formatted } from './formatted.mjs'
import { sourceFiles } from './source-files.mjs'
import { sourceRules, sourceViolations } from './source-rules.mjs'
import { foldersOf, structurePage } from './structure.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const config = join(here, 'boundaries.cjs')

/** The program, asked from its own package so that a planted tree without packages can be judged too. */
function cruise(root) {
  const program = join(here, '..', '..', 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const folders = ['apps', 'libs', 'tools', 'e2e'].filter((folder) => existsSync(join(root, folder)))
  // It makes many short-lived objects of the syntax trees.
  const args = ['--max-semi-space-size=128', program, '--config', config, '--output-type', 'json', ...folders]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no answer:\n${stderr}${stdout}`)
  return JSON.parse(stdout)
}

function importViolations({ summary }) {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    return { rule: rule.name, from, to: way }
  })
}

const structure = 'docs/structure.md'

/** Of a tree that has the page: whether it shows the imports as they are. */
async function structureViolations(root, graph) {
  const page = join(root, structure)
  if (!existsSync(page)) return []
  const text = await formatted(structure, structurePage(foldersOf(graph)))
  if (process.argv.includes('--write')) writeFileSync(page, text)
  if (readFileSync(page, 'utf8') === text) return []
  return [{ rule: 'structure-as-drawn', from: structure, to: 'what the imports are now; --write draws it' }]
}

const root = process.cwd()
const graph = cruise(root)
const files = sourceFiles(root)
const violations = [
  ...importViolations(graph),
  ...(await structureViolations(root, graph)),
  ...sourceViolations(root, files),
  ...dataViolations(root, files),
]
for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`)
const imports = new Set(createRequire(import.meta.url)(config).forbidden.map(({ name }) => name))
// And the one of docs/structure.md.
const rules = imports.size + sourceRules.length + dataRules.length + 1
console.log(`boundaries: ${rules} rules, ${files.length} files, ${violations.length} violations`)
process.exitCode = violations.length > 0 ? 1 : 0
