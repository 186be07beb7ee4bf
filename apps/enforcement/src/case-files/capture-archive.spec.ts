import { gunzipSync } from 'node:zlib'
import { readZip, writeWarc } from '@originseal/archives'
import { captureArchive } from './capture-archive'

const pageUrl = 'https://shop.example/items/1'
const html = Buffer.from('<title>小物</title><img src="/1.jpg">')

test('MEMBER-06: a capture is a WACZ whose index leads to each of its records', async () => {
  const archive = await captureArchive({
    pageUrl,
    title: '小物',
    at: new Date('2026-11-23T01:02:03.456Z'),
    resources: [
      { url: pageUrl, contentType: 'text/html; charset=utf-8', bytes: html },
      { url: `urn:view:${pageUrl}`, contentType: 'image/png', bytes: Buffer.alloc(2_000, 7) },
    ],
  })
  const files = await readZip(archive)
  expect([...files.keys()].sort()).toEqual([
    'archive/data.warc.gz',
    'datapackage-digest.json',
    'datapackage.json',
    'indexes/index.cdx',
    'pages/pages.jsonl',
  ])
  const warc = Buffer.from(files.get('archive/data.warc.gz')!)
  const lines = Buffer.from(files.get('indexes/index.cdx')!).toString('utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  const records = lines.map((line) => {
    const { offset, length, url, digest } = JSON.parse(line.slice(line.indexOf('{'))) as Record<
      string,
      string
    >
    expect(digest).toMatch(/^sha256:/)
    const record = gunzipSync(warc.subarray(Number(offset), Number(offset) + Number(length))).toString('utf8')
    expect(record).toContain(`WARC-Target-URI: ${url}\r\n`)
    return record
  })
  const page = records.find((record) => record.includes(`Target-URI: ${pageUrl}`))
  expect(page).toContain('WARC-Type: resource')
  expect(page).toContain('WARC-Date: 2026-11-23T01:02:03Z')
  expect(page).toContain(html.toString('utf8'))
  expect(lines.find((line) => line.startsWith('example,shop)/items/1 20261123010203 '))).toBeDefined()
})

test('MEMBER-06: what the page was shown with is in it as it was recorded, and in its index', async () => {
  const at = new Date('2026-11-23T01:02:03.456Z')
  const sheet = {
    url: 'https://shop.example/style.css',
    contentType: 'text/css',
    bytes: Buffer.from('h1 {}'),
  }
  const recorded = await writeWarc('resources.warc.gz', at, [sheet])
  const resources = [{ url: pageUrl, contentType: 'text/html', bytes: html }]
  const files = await readZip(await captureArchive({ pageUrl, title: '小物', at, resources, recorded }))
  expect(recorded.equals(files.get('archive/resources.warc.gz')!)).toBe(true)
  const index = Buffer.from(files.get('indexes/index.cdx')!).toString('utf8').trimEnd().split('\n')
  expect(index).toEqual(index.toSorted())
  expect(index.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as object)).toEqual([
    expect.objectContaining({ url: pageUrl, filename: 'data.warc.gz' }),
    expect.objectContaining({
      url: sheet.url,
      filename: 'resources.warc.gz',
      mime: 'text/css',
      status: '200',
    }),
  ])
  const description = JSON.parse(Buffer.from(files.get('datapackage.json')!).toString('utf8')) as {
    resources: { path: string }[]
  }
  expect(description.resources.map(({ path }) => path)).toContain('archive/resources.warc.gz')
})
