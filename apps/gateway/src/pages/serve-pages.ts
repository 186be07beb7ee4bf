import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Names under `/assets` hold a hash of their content, so they never change. */
const forever = 'public, max-age=31536000, immutable'

/** Serves the built single-page application: its files as they are, its start page for every page it draws itself. */
export async function servePages(
  fastify: FastifyInstance,
  folder: string,
): Promise<(reply: FastifyReply) => void> {
  const start = await readFile(join(folder, 'index.html'))
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'))
      reply.setHeader('cache-control', hashed ? forever : 'no-cache')
    },
  })
  return (reply) =>
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(start)
}
