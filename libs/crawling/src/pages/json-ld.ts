import type { CheerioAPI } from 'cheerio'

export type JsonLdNode = Readonly<Record<string, unknown>>

const deepest = 12

/**
 * Every object in a page's JSON-LD scripts, also those inside `@graph` and other objects, in document order.
 * A script that is not JSON is passed over, as search engines do: the page may still say the same in HTML.
 */
export function jsonLdNodes($: CheerioAPI): JsonLdNode[] {
  const scripts = $('script[type="application/ld+json" i]').toArray()
  return scripts.flatMap((script) => nodesOf(parsed($(script).text()), 0))
}

export function hasType(node: JsonLdNode, type: string): boolean {
  return [node['@type']]
    .flat()
    .some((given) => typeof given === 'string' && given.split(/[/:]/).at(-1) === type)
}

function nodesOf(value: unknown, depth: number): JsonLdNode[] {
  if (depth > deepest || typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((child) => nodesOf(child, depth + 1))
  return Array.isArray(value) ? inner : [value as JsonLdNode, ...inner]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*<!--|-->\s*$/g, ''))
  } catch {
    return undefined
  }
}
