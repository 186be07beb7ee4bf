import { CDXIndexer, WARCRecord, WARCSerializer } from 'warcio'

/** Something that was seen at an address, as it was kept. */
export interface ArchivedResource {
  readonly url: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/**
 * A WARC 1.1 of what was seen at a time. What was seen is kept and not how it was sent, so it has resource records
 * (ISO 28500, 6.4), each compressed by itself, behind one that says what wrote them.
 */
export async function writeWarc(
  filename: string,
  at: Date,
  resources: readonly ArchivedResource[],
): Promise<Buffer> {
  const shared = { date: at.toISOString().replace(/\.\d+Z$/, 'Z'), warcVersion: 'WARC/1.1' } as const
  const information = { software: 'OriginSeal', format: 'WARC File Format 1.1' }
  const records = [
    WARCRecord.createWARCInfo({ ...shared, filename }, information),
    ...resources.map(({ url, contentType, bytes }) =>
      WARCRecord.create({ ...shared, url, type: 'resource', warcHeaders: { 'Content-Type': contentType } }, [
        bytes,
      ]),
    ),
  ]
  const written: Uint8Array[] = []
  for (const record of records) written.push(await WARCSerializer.serialize(record, { gzip: true }))
  return Buffer.concat(written)
}

/** Lines of a CDXJ index that lead to the records of a WARC, in the order of the file. */
export async function indexWarc(filename: string, warc: Uint8Array): Promise<string[]> {
  const indexer = new CDXIndexer()
  const reader = (async function* () {
    yield warc
  })()
  const lines: string[] = []
  for await (const entry of indexer.iterIndex([{ filename, reader }]))
    lines.push(completed(indexer.serializeCDXJ(entry)))
  return lines
}

/** Readers look for a status, which a resource record has none of, and for a digest that names its algorithm. */
function completed(line: string): string {
  const start = line.indexOf('{')
  const entry = JSON.parse(line.slice(start)) as { readonly mime: string; readonly digest: string }
  const mime = entry.mime.split(';', 1)[0]
  return `${line.slice(0, start)}${JSON.stringify({ ...entry, mime, status: '200', digest: `sha256:${entry.digest}` })}\n`
}
