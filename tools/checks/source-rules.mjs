import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * What an import graph can't see: a word in the text. Each rule names the files it reads and recognises one
 * expression; boundaries.spec.ts plants a violation of each.
 * @typedef {{ name: string, in: (path: string) => boolean, forbids: (node: ts.Node, text: string) => boolean }} SourceRule
 */

const isSpec = (path) => /\.spec\.tsx?$/.test(path) || path.startsWith('e2e/')
const readsEnvironment = (path) =>
  /^(tools|e2e|libs\/testing|libs\/platform\/runtime)\//.test(path) ||
  /^(apps|libs)\/.*\/src\/config\.ts$/.test(path) ||
  /\.config\.[cm]?[jt]s$/.test(path) ||
  // What starts a process hands it a few variables on; that is not configuration.
  path.endsWith('-process.ts')

const NOW = new Set(['Date.now', 'performance.now', 'process.hrtime'])
const CHANCE = new Set(['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'])
const isProduct = (path) => /^(?:apps|libs)\//.test(path) && !isSpec(path)
/** Their patterns are our own constant and the operator's list of sites. */
const buildsPatterns = (path) => /\/seal-id\.rules\.ts$|^libs\/crawling\/src\/site-crawl\//.test(path)
const SHELLS = new Set(['exec', 'execSync'])
const HTML =
  /^(?:.*\.)?(?:innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment)$|^document\.write(?:ln)?$/
const FOCUS = /^(?:x|f)(?:it|test|describe)$|^(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|fixme|failing)$/

/** @type {SourceRule[]} */
export const sourceRules = [
  {
    name: 'environment-in-config',
    in: (path) => !isSpec(path) && !readsEnvironment(path),
    forbids: (node, text) => ts.isPropertyAccessExpression(node) && text === 'process.env',
  },
  {
    name: 'rules-know-no-clock',
    in: (path) => path.endsWith('.rules.ts'),
    forbids: (node, text) =>
      (ts.isPropertyAccessExpression(node) && NOW.has(text)) ||
      (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length),
  },
  {
    name: 'rules-know-no-chance',
    in: (path) => path.endsWith('.rules.ts'),
    forbids: (node, text) => ts.isPropertyAccessExpression(node) && CHANCE.has(text),
  },
  {
    name: 'programs-without-shell',
    in: isProduct,
    forbids: (node) =>
      (ts.isPropertyAssignment(node) && node.name.getText() === 'shell') ||
      (ts.isImportSpecifier(node) && SHELLS.has((node.propertyName ?? node.name).text)),
  },
  {
    name: 'pages-set-no-html',
    in: (path) => path.startsWith('apps/web/') && !isSpec(path),
    forbids: (node, text) =>
      (ts.isJsxAttribute(node) && node.name.getText() === 'dangerouslySetInnerHTML') ||
      (ts.isPropertyAccessExpression(node) && HTML.test(text)),
  },
  {
    name: 'patterns-are-constant',
    in: (path) => isProduct(path) && !buildsPatterns(path),
    forbids: (node) =>
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp',
  },
  {
    name: 'every-test-runs',
    in: isSpec,
    forbids: (node) => ts.isCallExpression(node) && FOCUS.test(calledName(node)),
  },
]

/** `describe.skip.each([…])('…')` is called `describe.skip.each`; the innermost name is what counts. */
function calledName(call) {
  let name = call.expression
  while (ts.isCallExpression(name) || ts.isTaggedTemplateExpression(name))
    name = ts.isCallExpression(name) ? name.expression : name.tag
  return name.getText().replace(/\.each$/, '')
}

/** Every violation in one file's text. */
function violationsIn(path, text) {
  const rules = sourceRules.filter((rule) => rule.in(path))
  if (rules.length === 0) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    for (const rule of rules) {
      if (!rule.forbids(node, node.getText())) continue
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ rule: rule.name, from: `${path}:${line + 1}`, to: node.getText().split('\n')[0] })
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
export function sourceViolations(root, paths) {
  return paths.flatMap((path) => violationsIn(path, readFileSync(join(root, path), 'utf8')))
}
