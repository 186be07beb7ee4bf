import { readFile } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@originseal/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestLimit } from '../forwarding/request-limit'

/** Names under `/assets` hold a hash of their content, so they never change. */
const forever = 'public, max-age=31536000, immutable'
const asked = 'no-cache'
/** Pages and files together. One page takes some twenty of them, and an office shares one address. */
const requestsPerMinute = 6_000

/**
 * Serves the built single-page application: its files as they are, and its start page at every address that it
 * draws itself. The files are known at the start, so no address can lead out of the folder.
 */
export async function servePages(fastify: FastifyInstance, webFolder: string): Promise<void> {
  await fastify.register(async (pages) => {
    pages.addHook('onRequest', requestLimit(fastify, requestsPerMinute))
    await openFiles(pages, webFolder)
  })
}

async function openFiles(fastify: FastifyInstance, webFolder: string): Promise<void> {
  const folder = resolve(webFolder)
  const start = await readFile(join(folder, 'index.html'))
  const assets = join(folder, 'assets', sep)
  const files = { wildcard: false, index: false as const, cacheControl: false }
  await fastify.register(fastifyStatic, {
    ...files,
    root: folder,
    globIgnore: ['downloads/**'],
    setHeaders: (reply, path) => reply.setHeader('cache-control', path.startsWith(assets) ? forever : asked),
  })
  await fastify.register(fastifyStatic, {
    ...files,
    root: join(folder, 'downloads'),
    prefix: '/downloads/',
    contentType: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      for (const [name, value] of Object.entries(asDownload(basename(path)))) reply.setHeader(name, value)
    },
  })
  fastify.get('/*', (request, reply) => {
    if (!isPage(request)) throw new Problem('NOT_FOUND')
    void reply.header('cache-control', asked).type('text/html; charset=utf-8').send(start)
  })
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
function isPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split(/[?#]/u, 1)[0] as string
  if (path === '/api' || path.startsWith('/api/') || path.startsWith('/protect/trial')) return false
  const name = path.slice(path.lastIndexOf('/') + 1)
  if ((name.endsWith('.html') ? name.slice(0, -'.html'.length) : name).includes('.')) return false
  return /text\/html|text\/\*|\*\/\*/u.test(headers.accept ?? '*/*')
}
