import { load, type CheerioAPI } from 'cheerio'
import { DomHandler } from 'domhandler'
import { Parser } from 'htmlparser2'
import { webUrl } from './web-url'

/** More than any honest page has; what follows is not looked at. */
export const longestPage = 5_000_000
/** Deeper elements hang side by side at this depth, as in browsers (Chromium's limit is 512). */
const deepestTree = 256
/** Open elements that the parser keeps track of; it would slow down with their square. */
const mostOpen = 20_000
const chunk = 65_536

export interface LoadedPage {
  readonly $: CheerioAPI
  /** What the page's references are relative to. */
  readonly base: string
}

/**
 * Parses a page that may be made to hurt: no depth overflows the stack of what walks the tree, no nesting takes
 * quadratic time. `pageUrl` is where the page was found, after redirects.
 */
export function loadPage(html: string, pageUrl: string): LoadedPage {
  const $ = load(parse(html.slice(0, longestPage)))
  return { $, base: webUrl($('base[href]').attr('href'), pageUrl) ?? pageUrl }
}

function parse(html: string): DomHandler['root'] {
  const tree = new DomHandler()
  let open = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      open += 1
      tree.onopentag(name, attributes)
      if (open > deepestTree) tree.onclosetag()
    },
    onclosetag() {
      if (open <= deepestTree) tree.onclosetag()
      open -= 1
    },
    ontext: (text) => tree.ontext(text),
  })
  for (let at = 0; at < html.length && open < mostOpen; at += chunk) parser.write(html.slice(at, at + chunk))
  parser.end()
  tree.onend()
  return tree.root
}
