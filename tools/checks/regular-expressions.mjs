import ts from 'typescript'

/**
 * A regular expression of the sources: as a literal, or made by `RegExp` of constant texts.
 * @typedef {{ source: string, flags: string, at: string }} Expression `at` is path:line
 *
 * One that is put together when the program runs, so that nobody can judge it here.
 * @typedef {{ text: string, at: string }} Composed
 */

/** @returns {{ expressions: Expression[], composed: Composed[] }} */
export function expressionsIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const expressions = []
  const composed = []
  const visit = (node) => {
    const at = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) expressions.push({ ...ofLiteral(node.text), at: at() })
    else if (isConstruction(node)) {
      const [source, flags] = node.arguments ?? []
      if (isConstant(source) && (!flags || isConstant(flags)))
        expressions.push({ source: source.text, flags: flags?.text ?? '', at: at() })
      else composed.push({ text: node.getText(), at: at() })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { expressions, composed }
}

const ofLiteral = (text) => {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

const isConstruction = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'

const isConstant = (node) => node !== undefined && ts.isStringLiteralLike(node)

/**
 * Tests and tools read what our own programs wrote, and nobody waits for them: there an expression may be slow on a long
 * text, but not hang on a short one.
 */
export const isTestOrTool = (path) =>
  /^(?:e2e|tools|libs\/testing)\//.test(path) || /\.(?:spec|harness|fixture|contract)\.tsx?$/.test(path)

/**
 * What is wrong with an expression in this place, if anything.
 * @param {import('recheck').Diagnostics} found
 * @param {string} path
 * @returns {string | undefined}
 */
export function faultOf(found, path) {
  if (found.status === 'safe') return undefined
  if (found.status === 'unknown')
    return isTestOrTool(path) ? undefined : `can't be judged (${found.error.kind})`
  if (isTestOrTool(path) && found.complexity.type === 'polynomial') return undefined
  return found.complexity.summary
}

/**
 * A sticky expression is tried at one place only, which is what '^' says.
 * @param {{ source: string, flags: string }} expression
 * @returns {[source: string, flags: string]}
 */
export const asJudged = ({ source, flags }) =>
  flags.includes('y') ? [`^(?:${source})`, flags.replace('y', '')] : [source, flags]
