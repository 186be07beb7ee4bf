import ts from 'typescript'

/** What a TypeScript file says in SQL: in its strings, and through Kysely's builder. */

/** Where a statement begins. Keywords are written in capitals here, or all small; a sentence begins with one capital. */
const STATEMENT =
  /^(?:SELECT\s|INSERT\s+INTO\s|UPDATE\s+[\w".]+\s|DELETE\s+FROM\s|MERGE\s+INTO\s|WITH\s+(?:RECURSIVE\s+)?\w+\s|LOCK\s+TABLE\s|TRUNCATE\s|NOTIFY\s|LISTEN\s|COPY\s|EXPLAIN\s|SET\s+\w+\s*=|(?:CREATE|ALTER|DROP)\s+(?:UNIQUE\s+)?(?:TABLE|INDEX|FUNCTION|TRIGGER|VIEW|SEQUENCE)\s)/
const SMALL_STATEMENT =
  /^(?:select\s[\s\S]*\sfrom\s|insert\s+into\s|update\s+[\w".]+\s+set\s|delete\s+from\s|merge\s+into\s|with\s+(?:recursive\s+)?\w+\s+as\s|lock\s+table\s|truncate\s+table\s|notify\s+\w+$)/
/** A piece that is put together with others. */
const FRAGMENT =
  /^(?:FROM|WHERE|AND|OR|ON|JOIN|(?:LEFT|RIGHT|INNER|CROSS|FULL)\s+JOIN|ORDER\s+BY|GROUP\s+BY|HAVING|RETURNING|LIMIT|VALUES|FOR\s+(?:NO\s+KEY\s+)?UPDATE|ON\s+CONFLICT)\s/
const COMMENT = /^(?:\s|\(|--[^\n]*\n|\/\*[^*]*\*\/)+/

/** @param {string} text */
export function isSql(text) {
  const begun = text.replace(COMMENT, '')
  return STATEMENT.test(begun) || SMALL_STATEMENT.test(begun) || FRAGMENT.test(begun)
}

const TABLE_METHODS = new Set(
  (
    'selectFrom insertInto updateTable deleteFrom replaceInto mergeInto from using ' +
    'innerJoin leftJoin rightJoin fullJoin crossJoin innerJoinLateral leftJoinLateral'
  ).split(' '),
)
const STATEMENT_METHODS = new Set('selectFrom insertInto updateTable deleteFrom mergeInto'.split(' '))

/** The text of a string or template; what a template puts in is a word. */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `put_in${literal.text}`).join('')
}

/** The name of the method that is called, and what it is given. @param {ts.Node} node */
const methodCall = (node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? { method: node.expression.name.text, given: node.arguments }
    : undefined

/** @param {ts.Node} node @returns {boolean} whether it is SQL, or begins a statement of the builder */
export function saysSql(node) {
  const text = textOf(node)
  if (text !== undefined) return isSql(text)
  const call = methodCall(node)
  return (
    call !== undefined &&
    STATEMENT_METHODS.has(call.method) &&
    call.given.some((argument) => textOf(argument))
  )
}

/** After these words stand tables, with commas between them and a second name for each. */
const TABLES_FOLLOW =
  /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE|TRUNCATE|REFERENCES)\s+(?:ONLY\s+|LATERAL\s+)?(?=("?\w+"?(?:\s+(?:AS\s+)?\w+)?(?:\s*,\s*"?\w+"?(?:\s+(?:AS\s+)?\w+)?)*))/g

function tablesInText(text) {
  const capitals = isSql(text)
    ? text.replace(/\b(?:from|join|into|update|using|table|truncate|as|only)\b/g, (word) =>
        word.toUpperCase(),
      )
    : text
  return [...capitals.matchAll(TABLES_FOLLOW)].flatMap(([, list]) =>
    list.split(',').map((one) => one.trim().split(/\s/)[0].replaceAll('"', '')),
  )
}

/** @param {ts.Node} node @returns {string[]} names that stand where tables do; some are none, such as a CTE's */
export function tablesIn(node) {
  const text = textOf(node)
  if (text !== undefined) return tablesInText(text)
  const call = methodCall(node)
  if (!call || !TABLE_METHODS.has(call.method)) return []
  const [first] = call.given
  const named = first && ts.isArrayLiteralExpression(first) ? first.elements : [first]
  return named.flatMap((argument) => (argument && textOf(argument)?.trim().split(/\s/)[0]) || [])
}
