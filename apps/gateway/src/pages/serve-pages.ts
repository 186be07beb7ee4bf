import { readdir } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { chooseLanguage } from '@originseal/contracts/languages'
import { Problem } from '@originseal/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { requestLimit } from '../forwarding/request-limit'
import { readPageTable, type Documents, type PageTable } from './page-table'
import { WrittenDocuments } from './written-documents'

/** Names under `/assets` hold a hash of their content, so they never change. */
const forever = 'public, max-age=31536000, immutable'
const asked = 'no-cache'
/** Of the folder of the built pages; nobody outside needs it. */
const PAGE_TABLE = 'pages.json'
/** Pages and files together. One page takes some ten of them, and an office shares one address. */
const requestsPerMinute = 6_000

/**
 * Serves the built single-page application: its files as they are or in the compressed copies that its build has made,
 * and its start page at every address that it draws itself, with 404 where it would draw that there is no such page.
 * The files are known at the start, so no address can lead out of the folder.
 */
export async function servePages(fastify: FastifyInstance, webFolder: string, origin: string): Promise<void> {
  const folder = resolve(webFolder)
  const table = await readPageTable(join(folder, PAGE_TABLE))
  const documents = new WrittenDocuments(folder, origin)
  fastify.decorateReply('inlineScripts', undefined)
  await fastify.register(async (pages) => {
    pages.addHook('onRequest', requestLimit(fastify, requestsPerMinute))
    pages.addHook('onRequest', wholeForParts)
    await openFiles(pages, folder)
    await openDownloads(pages, join(folder, 'downloads'))
    for (const { path, file } of table.files)
      pages.get(path, (request, reply) => documents.send(request, reply, file))
    openPages(pages, table, documents)
  })
}

/** A part is one of the file itself: parts of its compressed copies would be of use to nobody who has not all. */
async function wholeForParts({ headers }: FastifyRequest): Promise<void> {
  if (headers.range !== undefined) delete headers['accept-encoding']
}

const asTheyAre = { wildcard: false, index: false as const, cacheControl: false }

async function openFiles(fastify: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets', sep)
  const hasCopies = await compressedFiles(folder)
  await fastify.register(fastifyStatic, {
    ...asTheyAre,
    root: folder,
    preCompressed: true,
    globIgnore: ['downloads/**', 'pages/**', '**/*.{br,gz}', PAGE_TABLE],
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.startsWith(assets) ? forever : asked)
      if (hasCopies(path)) reply.setHeader('vary', 'accept-encoding')
    },
  })
}

/** Whether a file, or the one that it is a copy of, has compressed copies: then its answer depends on who asks. */
async function compressedFiles(folder: string): Promise<(path: string) => boolean> {
  const files = await readdir(folder, { recursive: true })
  const copied = files
    .filter((file) => isCopy.test(file))
    .map((file) => join(folder, file).replace(isCopy, ''))
  const compressed = new Set(copied)
  return (path) => compressed.has(path.replace(isCopy, ''))
}
const isCopy = /\.(?:br|gz)$/u

async function openDownloads(fastify: FastifyInstance, folder: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    ...asTheyAre,
    root: folder,
    prefix: '/downloads/',
    contentType: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      for (const [name, value] of Object.entries(asDownload(basename(path)))) reply.setHeader(name, value)
    },
  })
}

/** Nothing to compare and no parts: a condition would turn "there is no such page" into "as you have it". */
const withoutConditions = { etag: false, lastModified: false, acceptRanges: false }

function openPages(fastify: FastifyInstance, table: PageTable, documents: WrittenDocuments): void {
  fastify.get('/*', (request, reply) => {
    if (!isPage(request)) throw new Problem('NOT_FOUND')
    const path = pathOf(request)
    const redirect = table.findRedirect(path)
    if (redirect !== undefined) return reply.redirect(redirect + request.url.slice(path.length), 301)
    const page = table.findPage(path)
    if (page === undefined) return notFound(request, reply)
    // What a written page shows needs its styles, not its scripts: it names those itself, for later.
    const scripts = page.documents === undefined ? page.scripts : []
    const links = scripts.map((script) => `<${script}>; rel=modulepreload`)
    if (links.length > 0) void reply.header('link', links.join(', '))
    const written = page.documents && inLanguage(page.documents, request)
    if (page.embedded !== undefined) {
      // One address, two answers: a cache keeps them apart by the header (CONTENT-02).
      const file = request.headers['x-static-embed'] === '1' ? page.embedded : written?.file
      return documents.send(request, reply, file ?? page.embedded, { vary: ['x-static-embed'] })
    }
    if (written !== undefined) return documents.send(request, reply, written.file, written)
    return reply.sendFile('index.html')
  })

  function notFound(request: FastifyRequest, reply: FastifyReply) {
    if (table.notFound !== undefined) {
      const { file, vary } = inLanguage(table.notFound, request)
      return documents.send(request, reply, file, { status: 404, vary })
    }
    return reply.code(404).sendFile('index.html', withoutConditions)
  }
}

/** Which of a page's files is sent to who asks, and by which headers that was chosen. */
function inLanguage(files: Documents, { headers }: FastifyRequest): { file: string; vary: string[] } {
  const [only = '', ...others] = Object.values(files)
  if (others.length === 0) return { file: only, vary: [] }
  const wanted = new Negotiator({ headers: { 'accept-language': headers['accept-language'] ?? '' } })
  const language = chooseLanguage(wanted.languages().filter((tag) => tag !== '*'))
  return { file: files[language] ?? only, vary: ['accept-language'] }
}

/** Programs are to be kept, not to be run by the browser: no active type, and a file rather than a page. */
function asDownload(name: string): Record<string, string> {
  return {
    'cache-control': asked,
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
  }
}

/**
 * A page is neither the programs' part of the address space nor a file, and somebody takes HTML. Addresses that
 * end in `.html` without being a file are pages too: old ones such as `/blog/index.html`, which the application
 * leads on to their new place.
 */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  if (path === '/api' || path.startsWith('/api/') || path.startsWith('/protect/trial')) return false
  const name = path.slice(path.lastIndexOf('/') + 1)
  if ((name.endsWith('.html') ? name.slice(0, -'.html'.length) : name).includes('.')) return false
  return /text\/html|text\/\*|\*\/\*/u.test(request.headers.accept ?? '*/*')
}

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/u, 1)[0] as string
