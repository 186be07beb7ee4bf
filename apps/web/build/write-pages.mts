import { fileURLToPath } from 'node:url'
import { load } from 'cheerio/slim'
import type { Language } from '@originseal/contracts/languages'
import type { RenderedPage } from '../src/prerender/render-page.tsx'
import { languages } from './languages.mts'
import { usingSource } from './run-source.mts'
import { startedAfterPaint } from './start-script.mts'

/** A page as it is sent: the document around it is that of the program. */
export interface WrittenPage {
  readonly path: string
  /** Whether search engines may show it. */
  readonly isPublic: boolean
  readonly language: Language
  /** In the folder of the built pages. */
  readonly file: string
  readonly html: string
  /** The page for who wants another language; none of articles and of addresses that name their language. */
  readonly translations: readonly Translation[]
  /** The bare article, for pages that show it inside of another (CONTENT-02). */
  readonly embedded?: { readonly fileName: string; readonly source: string }
}

export interface Translation {
  readonly language: Language
  readonly file: string
  readonly html: string
}

/** An address that no page has: what is drawn there stands at all such addresses. */
export const NO_PAGE = '/404'

/** Inline styles, and scripts that are no data: React sets a style by itself later, but here it would be an attribute. */
const forbidden = '[style], script:not([type="application/ld+json"])'

interface Renderer {
  isPublicPath(path: string): boolean
  isWrittenPath(path: string): boolean
  renderPage(path: string, language: Language): Promise<RenderedPage>
}

const source = fileURLToPath(new URL('../src/prerender/render-page.tsx', import.meta.url))
/** Where the first part of a path names a language, the page is in it. */
const languageAt = (path: string) =>
  /^\/(en|zh|ja|ko)(?:\/|$)/.exec(path)?.[1] as Exclude<Language, 'zh-TW'> | undefined
const htmlLang: Record<string, string> = { zh: 'zh-CN' }

interface Site {
  /** The scripts of each page beside the program's, by its path. */
  readonly scripts: ReadonlyMap<string, readonly string[]>
  /** Those whose text is in one language. */
  readonly articles: ReadonlySet<string>
  /** The document of the program. */
  readonly document: string
}

/** Draws each page that is written at build into the document of the program, in each language that it has. */
export function writePages(site: Site): Promise<WrittenPage[]> {
  return usingSource<Renderer, WrittenPage[]>(source, (renderer) => writeWith(renderer, site))
}

async function writeWith(renderer: Renderer, { scripts, articles, document }: Site): Promise<WrittenPage[]> {
  const write = async (path: string, language: Language) => {
    const page = await renderer.renderPage(path, language)
    if (load(page.body)(forbidden).length > 0)
      throw new Error(`${path} holds a script or style that the policy forbids`)
    return { page, html: intoDocument(startedAfterPaint(document, scripts.get(path) ?? []), language, page) }
  }
  const written: WrittenPage[] = []
  // One after another: the language is the program's, not the page's.
  for (const path of [...[...scripts.keys()].filter((each) => renderer.isWrittenPath(each)), NO_PAGE]) {
    const name = `pages${path === '/' ? '/index' : path.replace(/\.html$/, '')}`
    const language = languageAt(path) ?? 'zh-TW'
    const { page, html } = await write(path, language)
    const translations: Translation[] = []
    const others = languageAt(path) || articles.has(path) ? [] : languages.filter((each) => each !== language)
    for (const other of others)
      translations.push({
        language: other,
        file: `${name}.${other}.html`,
        html: (await write(path, other)).html,
      })
    written.push({
      path,
      isPublic: renderer.isPublicPath(path),
      language,
      file: `${name}.html`,
      html,
      translations,
      ...embeddedIn(path, language, page),
    })
  }
  return written
}

/** Articles whose address ends in `.html` are files of their own, too: what is inside `<main>`, in a document without a program. */
function embeddedIn(
  path: string,
  language: Language,
  { head, body }: RenderedPage,
): Pick<WrittenPage, 'embedded'> {
  if (!path.endsWith('.html')) return {}
  const article = load(body)('main').html() ?? ''
  const bare = `<!doctype html><html lang="${htmlLang[language] ?? language}"><head><meta charset="utf-8" />${head}</head><body>${article}</body></html>\n`
  return { embedded: { fileName: `pages/embedded${path}`, source: bare } }
}

/** What says that the program is needed: a page that is written already can be read without it. */
function withoutNoscript(html: string): string {
  const [before = '', rest] = html.split('<noscript>')
  const [, after] = rest?.split('</noscript>') ?? []
  return after === undefined ? html : before + after
}

/** What is said where the program itself does not come. */
function lateStartOf(document: string): string {
  const $ = load(document)
  const lateStart = $('.late-start')
  if (lateStart.length === 0) throw new Error('index.html has no .late-start')
  return $.html(lateStart)
}

function intoDocument(document: string, language: Language, { head, body }: RenderedPage): string {
  const [before, rest] = document.split('<div id="root">') as [string, string?]
  const after = rest?.slice(rest.indexOf('<div id="notices">'))
  if (after === undefined) throw new Error('index.html has no #root followed by #notices')
  const start = withoutNoscript(before)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${htmlLang[language] ?? language}"`)
    .replace('</head>', () => `${head}</head>`)
  // What is typed or chosen before the program runs would be lost, and what is sent would be a document.
  const waiting = body.replaceAll(/<(?:form|fieldset) /g, '$&inert ')
  const root = `<div id="root" data-prerendered="${language}" data-origin="https://origin.invalid">`
  return `${start}${root}${waiting}</div>\n    ${lateStartOf(document)}\n    ${after}`
}
