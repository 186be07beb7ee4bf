import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { saysSql, tablesIn } from './sql-text.mjs'
import { TEST_FILE } from './test-files.cjs'

/**
 * Where SQL may stand, and whose a table is (docs/adr/0027-data-access.md). Files that broke one of these rules before
 * there was such a rule are named in data-access-pending.json until they are mended; the list can only shrink.
 */

const testFile = new RegExp(TEST_FILE)
const isService = (path) => /^(?:apps\/[^/]+\/src|libs)\//.test(path) && !testFile.test(path)
const isDataLayer = (path) =>
  /\.(?:repository|queries|entity|migration|sql)\.ts$|\/migrations\//.test(path) ||
  /^libs\/(?:platform\/(?:database|messaging|http|jobs)|testing)\//.test(path)
/** A service and the feature in it: the folder below `src`; what lies in `src` itself is of no feature. */
const FEATURE = /^apps\/([^/]+)\/src\/(?:([^/]+)\/)?/

export const dataRules = ['sql-in-the-data-layer', 'tables-belong-to-their-feature', 'pending-files-shrink']

const pendingFile = join('tools', 'checks', 'data-access-pending.json')
const ownersFile = join('tools', 'checks', 'table-owners.json')
const readData = (root, path) =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {}

const textAt = (root, path) => readFileSync(join(root, path), 'utf8')

/** Tables that a service's migrations create. */
function createdTables(root, paths) {
  const tables = new Map()
  for (const path of paths) {
    const [, service] = /^apps\/([^/]+)\/src\/migrations\//.exec(path) ?? []
    if (service === undefined) continue
    for (const [, table] of textAt(root, path).matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/g))
      tables.set(`${service}.${table}`, path)
  }
  return tables
}

/** Whether a tree has a service; the lists may name more services than a part of the repository has. */
const hasService = (paths, service) => paths.some((path) => path.startsWith(`apps/${service}/`))

/** The feature of each table: its entity's folder; where it has no entity, the one that table-owners.json names. */
function featuresOf(root, paths) {
  const features = new Map()
  for (const path of paths.filter((one) => one.endsWith('.entity.ts'))) {
    const [, service, feature] = FEATURE.exec(path) ?? []
    for (const [, table] of textAt(root, path).matchAll(/@Entity\(\s*(?:\{\s*name:\s*)?'(\w+)'/g))
      features.set(`${service}.${table}`, feature)
  }
  const faults = []
  const listed = Object.entries(readData(root, ownersFile)).filter(([service]) => hasService(paths, service))
  for (const [service, owners] of listed)
    for (const [feature, tables] of Object.entries(owners))
      for (const name of tables.map((table) => `${service}.${table}`)) {
        if (features.has(name)) faults.push([name, 'has an owner already: its entity'])
        features.set(name, feature)
      }
  const created = createdTables(root, paths)
  for (const name of created.keys()) if (!features.has(name)) faults.push([name, 'has no owner'])
  for (const name of features.keys())
    if (!created.has(name)) faults.push([name, 'is created by no migration'])
  return { features, faults }
}

function faultsIn(path, text, features) {
  const [, service, feature] = FEATURE.exec(path) ?? []
  const isOutside = !isDataLayer(path)
  const hasTables = service !== undefined && feature !== 'migrations'
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []
  const note = (rule, node, what) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push({ rule, path, from: `${path}:${line + 1}`, to: what })
  }
  const visit = (node) => {
    if (isOutside && saysSql(node)) note('sql-in-the-data-layer', node, node.getText().trim().split('\n')[0])
    for (const table of hasTables ? tablesIn(node) : []) {
      const owner = features.get(`${service}.${table}`)
      if (owner !== undefined && owner !== feature)
        note('tables-belong-to-their-feature', node, `${table} of ${owner}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/**
 * @param {string} root the repository
 * @param {string[]} paths files below it
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function dataViolations(root, paths) {
  const { features, faults } = featuresOf(root, paths)
  const pending = readData(root, pendingFile)
  const isPending = ({ rule, path }) => pending[rule]?.[path] === 'pending'
  const found = paths.filter(isService).flatMap((path) => faultsIn(path, textAt(root, path), features))
  const broken = new Set(found.map(({ rule, path }) => `${rule} ${path}`))
  const mended = Object.entries(pending).flatMap(([rule, files]) =>
    Object.keys(files)
      .filter((path) => !broken.has(`${rule} ${path}`) && hasService(paths, path.split('/')[1]))
      .map((path) => [path, rule]),
  )
  return [
    ...found.filter((one) => !isPending(one)).map(({ rule, from, to }) => ({ rule, from, to })),
    ...faults.map(([from, to]) => ({ rule: 'tables-belong-to-their-feature', from, to })),
    ...mended.map(([path, rule]) => ({
      rule: 'pending-files-shrink',
      from: path,
      to: `keeps ${rule}: take it off ${pendingFile}`,
    })),
  ]
}
