import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { crawlFaults } from './crawl-pages.ts'
import { MOST_REQUESTS, pageFiles, requestsOf, type Chunk, type PageFiles } from './page-files.rules.ts'
import { routedPages } from './routed-pages.mts'
import { contentFolder } from './articles/articles.mts'
import { readArticles } from './articles/read-articles.ts'
import { feed, redirectsOf, robots, siteMap } from './site-files.ts'
import { NO_PAGE, writePages, type WrittenPage } from './write-pages.mts'
import { textsFileOf } from './texts-together.mts'

/** Largest JavaScript of pages where strangers come in, in bytes, compressed. Promise P7 names the first route. */
const MOST_BYTES: Readonly<Record<string, number>> = { '/': 160_000, '/about': 165_000, '/blog': 170_000 }

/**
 * Writes `pages.json`, by which the gateway knows what is a page and which scripts it begins with, and fails the build
 * where the first view of a page takes too many requests, or a page where strangers come in too much JavaScript.
 */
export function pageTable(): Plugin {
  return {
    name: 'originseal:page-table',
    apply: 'build',
    generateBundle: {
      // When Vite has written the document, and left out an entry that held nothing.
      order: 'post',
      async handler(_options, bundle) {
        const outputs = Object.values(bundle).filter((output) => output.type === 'chunk')
        const pages = await pagesOf(outputs, documentOf(bundle))
        const sizes = Object.keys(MOST_BYTES).map((path) => [path, bytesOf(path, pages, outputs)] as const)
        const tooLarge = sizes.filter(([path, bytes]) => bytes > (MOST_BYTES[path] ?? 0))
        for (const [path, bytes] of sizes)
          this.info(`${path}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, compressed`)
        this.info(
          `first views: ${Math.max(...pages.map(requestsOf))} requests at most, ${pages.length} addresses`,
        )
        const tooMany = pages.filter((page) => requestsOf(page) > MOST_REQUESTS)
        if (tooMany.length > 0) this.error(tooMany.map(complaint).join('\n'))
        if (tooLarge.length > 0)
          this.error(
            tooLarge
              .map(([path, bytes]) => `${path} has ${bytes} bytes of JavaScript, ${MOST_BYTES[path]} at most`)
              .join('\n'),
          )
        const written = await writePages({
          scripts: new Map(pages.map(({ path, own }) => [path, own.map(addressOf)])),
          articles: new Set(readArticles(contentFolder).map(({ summary }) => summary.path)),
          document: documentOf(bundle),
        })
        const files = siteFiles(written)
        const faults = crawlFaults(
          written.filter(({ isPublic }) => isPublic),
          isKnownBeside([...pages, ...files]),
        )
        if (faults.length > 0) this.error(faults.join('\n'))
        for (const { file, source } of files) this.emitFile({ type: 'asset', fileName: file, source })
        for (const { file, html, translations, embedded } of written) {
          for (const each of [{ file, html }, ...translations])
            this.emitFile({ type: 'asset', fileName: each.file, source: each.html })
          if (embedded) this.emitFile({ type: 'asset', ...embedded })
        }
        this.info(`${written.length} pages are written`)
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: tableOf(pages, written, files) })
      },
    },
  }
}

const addressOf = (file: string) => `/${file}`

const documentOf = (bundle: Rolldown.OutputBundle) =>
  (bundle['index.html'] as Rolldown.OutputAsset).source.toString()

async function pagesOf(outputs: readonly Rolldown.OutputChunk[], document: string) {
  const chunks = outputs.map(({ fileName, moduleIds, imports, viteMetadata }): Chunk => ({
    fileName,
    isNamed: document.includes(`"/${fileName}"`),
    modules: moduleIds,
    imports,
    styles: [...(viteMetadata?.importedCss ?? [])],
  }))
  const fonts = document.match(/(?<=")\/assets\/[^"]+\.woff2(?=")/g) ?? []
  const textsOf = (name: string) => textsFileOf(fileNameOf(name))
  return (await routedPages()).map((page) => pageFiles(page, chunks, fonts, textsOf))
}

/** A name in the sources, as its file is called: `passwordReset` is `password-reset`. */
const fileNameOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function bytesOf(
  address: string,
  pages: readonly PageFiles[],
  outputs: readonly Rolldown.OutputChunk[],
): number {
  const page = pages.find(({ path }) => path === address) as PageFiles
  const files = new Set([...page.first, ...page.own])
  return outputs
    .filter(({ fileName }) => files.has(fileName))
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** Addresses that need not be written. */
/** Files that the gateway asks a service for. */
const answered: ReadonlySet<string> = new Set(['/api/public/time-ledger/rows'])

function isKnownBeside(known: readonly { readonly path: string }[]): (path: string) => boolean {
  const paths = new Set(known.map(({ path }) => path))
  const isFile = (path: string) => existsSync(fileURLToPath(new URL(`../public${path}`, import.meta.url)))
  return (path) => paths.has(path) || answered.has(path) || path.startsWith('/downloads/') || isFile(path)
}

interface SiteFile {
  readonly path: string
  readonly file: string
  readonly source: string
}

/** What stands at addresses of its own and names the origin. */
function siteFiles(written: readonly WrittenPage[]): SiteFile[] {
  const all = readArticles(contentFolder)
  const paths = written.filter(({ isPublic }) => isPublic).map(({ path }) => path)
  return [
    { path: '/sitemap.xml', file: 'pages/sitemap.xml', source: siteMap(paths, all) },
    { path: '/feed.xml', file: 'pages/feed.xml', source: feed(all) },
    { path: '/robots.txt', file: 'pages/robots.txt', source: robots },
  ]
}

function tableOf(
  pages: readonly PageFiles[],
  written: readonly WrittenPage[],
  files: readonly SiteFile[],
): string {
  const documents = new Map(written.map((page) => [page.path, page]))
  return JSON.stringify({
    pages: pages.map(({ path, module, own }) => ({
      path,
      module,
      scripts: own.map(addressOf),
      documents: filesOf(documents.get(path)),
      embedded: documents.get(path)?.embedded?.fileName,
    })),
    redirects: redirectsOf(readArticles(contentFolder)),
    files: files.map(({ path, file }) => ({ path, file })),
    notFound: filesOf(documents.get(NO_PAGE)),
  })
}

/** The files of a page by their language. */
const filesOf = (page: WrittenPage | undefined) =>
  page && Object.fromEntries([page, ...page.translations].map(({ language, file }) => [language, file]))

const complaint = (page: PageFiles) =>
  `${page.path}: ${requestsOf(page)} requests for the first view, ${MOST_REQUESTS} at most: ` +
  [page.first, page.own, page.styles, page.fonts, page.texts].flat().join(', ')
