import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Stands in what was written at build for the origin, which only the server knows. */
const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number] | 'identity'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sources of the scripts that stand in the document itself, as its policy names them: `'sha256-…'`. */
    inlineScripts: readonly string[] | undefined
  }
}

interface Document {
  readonly type: string
  readonly inlineScripts: readonly string[]
  readonly tag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

interface SentAs {
  readonly status?: number
  /** Beside the encoding, what the answer depends on. */
  readonly vary?: readonly string[]
}

/**
 * Documents that were written at build, with this installation's origin in them. Each is read and compressed when it is
 * first asked for and kept: they are some two hundred, of 20 kB when compressed.
 */
export class WrittenDocuments {
  private readonly known = new Map<string, Promise<Document>>()

  /** @param origin without a slash at its end */
  constructor(
    private readonly folder: string,
    private readonly origin: string,
  ) {}

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    { status = 200, vary = [] }: SentAs = {},
  ): Promise<FastifyReply> {
    const { type, inlineScripts, tag, bodies } = await this.find(file)
    const wanted = negotiate(request.headers['accept-encoding'] ?? '', [...encodings]) as Encoding | null
    const encoding = wanted ?? 'identity'
    const etag = `"${tag}-${encoding}"`
    reply.inlineScripts = inlineScripts
    void reply
      .header('content-type', type)
      .header('cache-control', 'no-cache')
      .header('vary', ['accept-encoding', ...vary].join(', '))
    if (status === 200) {
      void reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    }
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.code(status).send(bodies[encoding])
  }

  private find(file: string): Promise<Document> {
    const known = this.known.get(file)
    if (known !== undefined) return known
    const document = this.read(file)
    this.known.set(file, document)
    // A failure is not kept: the next request tries again.
    document.catch(() => this.known.delete(file))
    return document
  }

  private async read(file: string): Promise<Document> {
    const text = await readFile(join(this.folder, file), 'utf8')
    const identity = Buffer.from(text.replaceAll(ORIGIN_PLACEHOLDER, this.origin))
    const [br, gz] = await Promise.all([compressByBrotli(identity), promisify(gzip)(identity)])
    return {
      type: types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      inlineScripts: inlineScriptsIn(text),
      tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      bodies: { identity, br, gzip: gz },
    }
  }
}

/** Of a document: a file of scripts has no text here, and a script with a type is data. */
const inlineScriptsIn = (html: string): string[] =>
  html
    .split('<script')
    .slice(1)
    .map((part) => part.split(/>(.*)/su, 2) as [string, string])
    .filter(([attributes]) => !/ (?:src|type)=/u.test(attributes))
    .map(([, rest]) => sourceOf(rest.slice(0, rest.indexOf('</script>'))))
const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** A third of the time of the highest quality for some two percent more bytes. */
const compressByBrotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
