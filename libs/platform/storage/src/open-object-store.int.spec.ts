import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ObjectCorrupt, StorageFull, StorageUnreachable } from './errors'
import { FolderObjectStore } from './folder-object-store'
import { openObjectStore } from './open-object-store'
import { S3ObjectStore } from './s3-object-store'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-object-store-'))
  await writeFile(join(folder, 'key'), 'not-a-real-key\n')
})
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await close(server)
  await rm(folder, { recursive: true, force: true })
})

const open = (endpoint: string) =>
  openObjectStore({
    STORAGE_DIR: folder,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'works',
    S3_ACCESS_KEY_FILE: join(folder, 'key'),
    S3_SECRET_KEY_FILE: join(folder, 'key'),
  })

/** A server that has the bucket and answers every PUT so, and what was asked of it. */
async function listen(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Promise<{ server: Server; url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    request.resume()
    asked.push(`${request.method} ${request.url}`)
    if (request.method === 'HEAD') return void response.end()
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    response.writeHead(status, { 'content-type': 'application/xml', ...headers })
    response.end(`<Error><Code>${code}</Code><Message>no</Message></Error>`)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

test('SYS-04: without S3_ENDPOINT files are in the folder', async () => {
  expect(await openObjectStore({ STORAGE_DIR: folder })).toBeInstanceOf(FolderObjectStore)
})

test('SYS-04: an endpoint without a bucket or keys is refused at start, and so is one with a path', async () => {
  await expect(openObjectStore({ STORAGE_DIR: folder, S3_ENDPOINT: 'http://127.0.0.1:9' })).rejects.toThrow(
    'S3_BUCKET',
  )
  await expect(open('http://127.0.0.1:9/minio')).rejects.toThrow(RangeError)
})

test('SYS-04: a server that is not there is StorageUnreachable', async () => {
  const { server, url } = await listen(200, '')
  const store = await open(url)
  await close(server)
  await expect(open(url)).rejects.toThrow(StorageUnreachable)
  await expect(store.head('a')).rejects.toMatchObject({ code: 'STORAGE_UNREACHABLE' })
  await expect(store.list('')[Symbol.asyncIterator]().next()).rejects.toThrow(StorageUnreachable)
})

test.each(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded'])(
  'SYS-04: what a MinIO without room answers (%s) is StorageFull',
  async (code) => {
    const { url } = await listen(507, code)
    const store = await open(url)
    await expect(store.put('a', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(StorageFull)
  },
)

test.each<[string, Record<string, string>]>([
  ['another checksum', { 'x-amz-checksum-sha256': 'AAAA' }],
  ['no checksum', {}],
])('SYS-04: a server that answers with %s holds nothing that counts', async (_name, headers) => {
  const { url, asked } = await listen(200, '', headers)
  const store = await open(url)
  await expect(store.put('a', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(ObjectCorrupt)
  expect(asked.slice(-2)).toEqual(['PUT /works/a%21', 'DELETE /works/a%21'])
})

test('SYS-04: a server that stands still is StorageUnreachable when its time is over', async () => {
  const server = createServer(() => undefined)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const store = new S3ObjectStore({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'works',
    accessKey: 'not-a-real-key',
    secretKey: 'not-a-real-key',
    stagingFolder: folder,
    patience: { answerMs: 200, bytesMs: 200 },
  })
  await expect(store.head('a')).rejects.toThrow(StorageUnreachable)
})
