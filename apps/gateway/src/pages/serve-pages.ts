import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@originseal/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Names under `/assets` hold a hash of their content, so they never change. */
const forever = 'public, max-age=31536000, immutable'
const asked = 'no-cache'

/**
 * Serves the built single-page application: its files as they are, and its start page at every address that it
 * draws itself. The files are known at the start, so no address can lead out of the folder.
 */
export async function servePages(fastify: FastifyInstance, webFolder: string): Promise<void> {
  const folder = resolve(webFolder)
  const start = await readFile(join(folder, 'index.html'))
  const assets = join(folder, 'assets', sep)
  const downloads = join(folder, 'downloads', sep)
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.startsWith(assets) ? forever : asked)
      if (path.startsWith(downloads)) asDownload(reply)
    },
  })
  fastify.get('/*', (request, reply) => {
    if (!isPage(request)) throw new Problem('NOT_FOUND')
    void reply.header('cache-control', asked).type('text/html; charset=utf-8').send(start)
  })
}

/** Programs to be kept, never to be run by the browser: no type that is active, and a file rather than a page. */
function asDownload(reply: { setHeader(name: string, value: string): void }): void {
  reply.setHeader('content-type', 'application/octet-stream')
  reply.setHeader('content-disposition', 'attachment')
}

/** A page is neither the programs' part of the address space nor a file, and somebody takes HTML. */
function isPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split(/[?#]/u, 1)[0] as string
  if (path === '/api' || path.startsWith('/api/') || path.startsWith('/protect/trial')) return false
  if (/\.[^/]*$/u.test(path)) return false
  return /text\/html|text\/\*|\*\/\*/u.test(headers.accept ?? '*/*')
}
