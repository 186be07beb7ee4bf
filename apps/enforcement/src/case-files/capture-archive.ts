import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { streamZip, type ZippedFile } from '@originseal/archives'
import { getSurt, WARCRecord, WARCSerializer } from 'warcio'

/** Something that was seen at an address, as it was kept. */
export interface CapturedResource {
  readonly url: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** One look at a page. */
export interface PageCapture {
  readonly pageUrl: string
  readonly title: string
  readonly at: Date
  readonly resources: readonly CapturedResource[]
}

const software = 'OriginSeal'
const warcPath = 'archive/data.warc.gz'

/**
 * A capture as WACZ 1.1.1, which ReplayWeb.page opens. What was seen is kept and not how it was sent, so the WARC has
 * resource records (ISO 28500, 6.4); a picture of the page stands at `urn:view:` and its address.
 */
export async function captureArchive(capture: PageCapture): Promise<Uint8Array> {
  const { warc, index } = await warcOf(capture)
  const data = new Map<string, Uint8Array>([
    [warcPath, warc],
    ['indexes/index.cdx', Buffer.from(index)],
    ['pages/pages.jsonl', Buffer.from(pagesOf(capture))],
  ])
  const description = Buffer.from(JSON.stringify(packageOf(capture, data), null, 2))
  const digest = { path: 'datapackage.json', hash: hashOf(description) }
  data.set('datapackage.json', description)
  data.set('datapackage-digest.json', Buffer.from(JSON.stringify(digest, null, 2)))
  return buffer(streamZip(filesIn(data)))
}

async function warcOf({ at, resources }: PageCapture) {
  const date = at.toISOString().replace(/\.\d+Z$/, 'Z')
  const timestamp = date.replaceAll(/\D/g, '')
  const info = WARCRecord.createWARCInfo(
    { filename: 'data.warc.gz', date, warcVersion: 'WARC/1.1' },
    { software, format: 'WARC File Format 1.1' },
  )
  const records: Uint8Array[] = [await WARCSerializer.serialize(info, { gzip: true })]
  let offset = records[0]?.length ?? 0
  const lines: string[] = []
  for (const { url, contentType, bytes } of resources) {
    const record = WARCRecord.create(
      { url, date, type: 'resource', warcVersion: 'WARC/1.1', warcHeaders: { 'Content-Type': contentType } },
      [bytes],
    )
    const serialized = await WARCSerializer.serialize(record, { gzip: true })
    const entry = {
      url,
      mime: contentType.split(';')[0],
      status: '200',
      digest: record.warcPayloadDigest ?? record.warcBlockDigest,
      length: String(serialized.length),
      offset: String(offset),
      filename: 'data.warc.gz',
    }
    lines.push(`${getSurt(url)} ${timestamp} ${JSON.stringify(entry)}\n`)
    records.push(serialized)
    offset += serialized.length
  }
  return { warc: Buffer.concat(records), index: lines.toSorted(byBytes).join('') }
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
