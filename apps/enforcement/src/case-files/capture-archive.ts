import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { indexWarc, streamZip, writeWarc, type ArchivedResource, type ZippedFile } from '@originseal/archives'

/** One look at a page. */
export interface PageCapture {
  readonly pageUrl: string
  readonly title: string
  readonly at: Date
  /** The page and what was made of it, each with its own address. */
  readonly resources: readonly ArchivedResource[]
  /** What the page was shown with, in a WARC that was written then. */
  readonly recorded?: Uint8Array
}

const software = 'OriginSeal'
const files = { data: 'data.warc.gz', recorded: 'resources.warc.gz' }

/** A capture as WACZ 1.1.1, which ReplayWeb.page opens; a picture of the page stands at `urn:view:` and its address. */
export async function captureArchive(capture: PageCapture): Promise<Uint8Array> {
  const { at, resources, recorded } = capture
  const warcs = new Map<string, Uint8Array>([
    [files.data, await writeWarc(files.data, at, resources)],
    ...(recorded ? [[files.recorded, recorded] as const] : []),
  ])
  const lines = await Promise.all([...warcs].map(([name, warc]) => indexWarc(name, warc)))
  const data = new Map<string, Uint8Array>([
    ...[...warcs].map(([name, warc]) => [`archive/${name}`, warc] as const),
    ['indexes/index.cdx', Buffer.from(lines.flat().toSorted(byBytes).join(''))],
    ['pages/pages.jsonl', Buffer.from(pagesOf(capture))],
  ])
  const description = Buffer.from(JSON.stringify(packageOf(capture, data), null, 2))
  const digest = { path: 'datapackage.json', hash: hashOf(description) }
  data.set('datapackage.json', description)
  data.set('datapackage-digest.json', Buffer.from(JSON.stringify(digest, null, 2)))
  return buffer(streamZip(filesIn(data)))
}

/** As indexes are searched. */
const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

function pagesOf({ pageUrl, title, at }: PageCapture): string {
  const lines = [
    { format: 'json-pages-1.0', id: 'pages', title: 'All Pages' },
    { id: 'page', url: pageUrl, ts: at.toISOString(), title },
  ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

const packageOf = ({ pageUrl, title, at }: PageCapture, data: ReadonlyMap<string, Uint8Array>) => ({
  profile: 'data-package',
  wacz_version: '1.1.1',
  title,
  software,
  created: at.toISOString(),
  mainPageUrl: pageUrl,
  mainPageDate: at.toISOString(),
  resources: [...data].map(([path, bytes]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    hash: hashOf(bytes),
    bytes: bytes.length,
  })),
})

const hashOf = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

async function* filesIn(data: ReadonlyMap<string, Uint8Array>): AsyncGenerator<ZippedFile> {
  for (const [name, bytes] of data)
    yield {
      name,
      content: (async function* () {
        yield bytes
      })(),
    }
}
