import { fileURLToPath } from 'node:url'
import { load } from 'cheerio/slim'
import type { Language } from '../src/i18n/languages.ts'
import type { RenderedPage } from '../src/prerender/render-page.tsx'
import { usingSource } from './run-source.mts'

/** A page as it is sent: the document around it is that of the program. */
export interface WrittenPage {
  readonly path: string
  /** Whether search engines may show it. */
  readonly isPublic: boolean
  readonly language: Language
  /** In the folder of the built pages. */
  readonly file: string
  readonly html: string
  /** The bare article, for pages that show it inside of another (CONTENT-02). */
  readonly embedded?: { readonly fileName: string; readonly source: string }
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
const languageAt = (path: string) => (/^\/(en|zh|ja|ko)(?:\/|$)/.exec(path)?.[1] ?? 'zh-TW') as Language
const htmlLang: Record<string, string> = { zh: 'zh-CN' }

/** Draws each page that is written at build into the document of the program. @param paths of all pages */
export function writePages(paths: readonly string[], document: string): Promise<WrittenPage[]> {
  return usingSource<Renderer, WrittenPage[]>(source, (renderer) => writeWith(renderer, paths, document))
}

async function writeWith(
  { isPublicPath, isWrittenPath, renderPage }: Renderer,
  paths: readonly string[],
  document: string,
): Promise<WrittenPage[]> {
  const written: WrittenPage[] = []
  // One after another: the language is the program's, not the page's.
  for (const path of [...paths.filter((each) => isWrittenPath(each)), NO_PAGE]) {
    const language = languageAt(path)
    const page = await renderPage(path, language)
    if (load(page.body)(forbidden).length > 0)
      throw new Error(`${path} holds a script or style that the policy forbids`)
    const file = `pages${path === '/' ? '/index' : path.replace(/\.html$/, '')}.html`
    written.push({
      path,
      isPublic: isPublicPath(path),
      language,
      file,
      html: intoDocument(document, language, page),
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

function intoDocument(document: string, language: Language, { head, body }: RenderedPage): string {
  const [before, rest] = document.split('<div id="root">') as [string, string?]
  const after = rest?.slice(rest.indexOf('<div id="notices">'))
  if (after === undefined) throw new Error('index.html has no #root followed by #notices')
  const start = withoutNoscript(before)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${htmlLang[language] ?? language}"`)
    .replace('</head>', () => `${head}</head>`)
  // What is typed before the program runs would be lost, and what is sent would be a document.
  const waiting = body.replaceAll('<form ', '<form inert ')
  const root = `<div id="root" data-prerendered="${language}" data-origin="https://origin.invalid">`
  return `${start}${root}${waiting}</div>\n    ${after}`
}
