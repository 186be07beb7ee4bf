import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Client } from 'minio'
import { ObjectCorrupt, ObjectMissing } from './errors'
import { objectStoreContract } from './object-store.contract'
import { openObjectStore } from './open-object-store'
import { S3ObjectStore } from './s3-object-store'
import { partBytes } from './s3-upload'

const { S3_TEST_ENDPOINT: endpoint, S3_TEST_ACCESS_KEY = '', S3_TEST_SECRET_KEY = '' } = process.env

if (endpoint === undefined) test.todo('SYS-04: files in MinIO (not run: S3_TEST_ENDPOINT is not set)')
else
  describe('SYS-04: files in MinIO', () => {
    const bucket = `originseal-test-${randomUUID()}`
    const { hostname, port, protocol } = new URL(endpoint)
    const keys = { accessKey: S3_TEST_ACCESS_KEY, secretKey: S3_TEST_SECRET_KEY }
    const client = new Client({
      endPoint: hostname,
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
      useSSL: protocol === 'https:',
      region: 'us-east-1',
      ...keys,
    })
    const names = async () => {
      const found: string[] = []
      for await (const { name } of client.listObjectsV2(bucket, '', true)) found.push(name as string)
      return found
    }
    const plain = { 'content-type': 'text/plain' }
    let folder: string
    let store: S3ObjectStore

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 's3-object-store-'))
      store = new S3ObjectStore({ endpoint, bucket, ...keys, stagingFolder: join(folder, 'temporary') })
      expect(await store.provideBucket()).toMatchObject({ bucket, made: true })
    })
    afterEach(async () => {
      for (const name of await names()) await client.removeObject(bucket, name)
      expect(await readdir(join(folder, 'temporary')).catch(() => [])).toEqual([])
    })
    afterAll(async () => {
      await client.removeBucket(bucket)
      await rm(folder, { recursive: true, force: true })
    })

    objectStoreContract(async () => ({ store, close: async () => undefined }))

    it('finds a bucket that is there already, and does not start without one', async () => {
      expect(await store.provideBucket()).toMatchObject({ bucket, made: false })
      await store.requireBucket()
      const other = { endpoint, bucket: `${bucket}-none`, ...keys, stagingFolder: folder }
      await expect(new S3ObjectStore(other).requireBucket()).rejects.toThrow("'npm run buckets' makes it")
    })

    describe('the server tells its own SHA-256 of what it holds', () => {
      const checksums = async (key: string) => {
        const url = await client.presignedGetObject(bucket, `${key}!`, 60)
        const response = await fetch(url, { headers: { 'x-amz-checksum-mode': 'ENABLED' } })
        return {
          found: response.headers.get('x-amz-checksum-sha256'),
          bytes: Buffer.from(await response.arrayBuffer()),
        }
      }
      const base64 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')

      it('of an object in one request', async () => {
        const bytes = randomBytes(70_000)
        await store.put('a', bytes, { contentType: 'image/png' })
        expect((await checksums('a')).found).toBe(base64(bytes))
      })

      it.each([partBytes, partBytes + 1, 2 * partBytes, 2 * partBytes + 5])(
        'of an object of %d bytes, over its parts where it has several',
        async (size) => {
          const bytes = Buffer.alloc(size, randomBytes(4_099))
          const stored = await store.put('a', Readable.from([bytes]), { contentType: 'image/png' })
          expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
          const { found, bytes: held } = await checksums('a')
          expect(held.equals(bytes)).toBe(true)
          const parts = Array.from({ length: Math.ceil(size / partBytes) }, (_, i) =>
            createHash('sha256')
              .update(bytes.subarray(i * partBytes, (i + 1) * partBytes))
              .digest(),
          )
          const whole = parts.length === 1 ? base64(bytes) : `${base64(Buffer.concat(parts))}-${parts.length}`
          expect(found).toBe(whole)
          expect((await store.head('a')).size).toBe(size)
        },
        120_000,
      )
    })

    it('leaves no parts behind when the last of many puts wins', async () => {
      const contents = Array.from({ length: 3 }, (_, i) => Buffer.alloc(partBytes + 9, i))
      await Promise.all(contents.map((bytes) => store.put('a', bytes, { contentType: 'text/plain' })))
      const seen = await buffer((await store.get('a', { verify: true })).stream)
      expect(contents.some((bytes) => bytes.equals(seen))).toBe(true)
      const left = []
      for await (const upload of client.listIncompleteUploads(bucket, '', true)) left.push(upload)
      expect(left).toEqual([])
    }, 120_000)

    it('gives a link that saves whatever is in it, for as long as was said', async () => {
      const page = Buffer.from('<script>alert(1)</script>')
      await store.put('a', page, { contentType: 'text/html' })
      const link = await store.downloadLink('a', { filename: "原'創 (1).html", seconds: 60 })
      const response = await fetch(link)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': "attachment; filename*=UTF-8''%E5%8E%9F%27%E5%89%B5%20%281%29.html",
        'x-content-type-options': 'nosniff',
      })
      expect(Buffer.from(await response.arrayBuffer()).equals(page)).toBe(true)
      expect((await fetch(link.replace(/X-Amz-Signature=\w{8}/u, 'X-Amz-Signature=00000000'))).status).toBe(
        403,
      )
      await expect(store.downloadLink('none', { filename: 'a', seconds: 60 })).rejects.toThrow(ObjectMissing)
      for (const seconds of [0, 604_801, Number.NaN])
        await expect(store.downloadLink('a', { filename: 'a', seconds })).rejects.toThrow(RangeError)
    })

    it('tells other bytes under the same description when asked to verify', async () => {
      const { sha256 } = await store.put('a', Buffer.from('hello'), { contentType: 'text/plain' })
      await client.putObject(bucket, 'a!', Buffer.from('jello'), 5, { ...plain, 'x-amz-meta-sha256': sha256 })
      await expect(buffer((await store.get('a', { verify: true })).stream)).rejects.toThrow(ObjectCorrupt)
    })

    it('refuses an object without a hash, and does not list what bears another name', async () => {
      await client.putObject(bucket, 'a!', Buffer.from('hello'), 5, plain)
      await client.putObject(bucket, 'stranger', Buffer.from('hello'), 5, plain)
      await expect(store.get('a')).rejects.toThrow(ObjectCorrupt)
      await expect(store.head('a')).rejects.toThrow(ObjectCorrupt)
      const listed = []
      for await (const { key } of store.list('')) listed.push(key)
      expect(listed).toEqual(['a'])
    })

    it('lists more than one answer of the server holds', async () => {
      const expected = Array.from({ length: 1001 }, (_, i) => `many/${String(i).padStart(4, '0')}`)
      for (let i = 0; i < expected.length; i += 16)
        await Promise.all(
          expected
            .slice(i, i + 16)
            .map((key) => client.putObject(bucket, `${key}!`, Buffer.from('x'), 1, plain)),
        )
      const listed = []
      for await (const { key } of store.list('many/')) listed.push(key)
      expect(listed).toEqual(expected)
    }, 120_000)

    it('is what the settings of a service open', async () => {
      const [accessKeyFile, secretKeyFile] = [join(folder, 'access'), join(folder, 'secret')]
      await writeFile(accessKeyFile, `${keys.accessKey}\n`)
      await writeFile(secretKeyFile, `${keys.secretKey}\n`)
      const opened = await openObjectStore({
        STORAGE_DIR: folder,
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_FILE: accessKeyFile,
        S3_SECRET_KEY_FILE: secretKeyFile,
      })
      await opened.put('a', Buffer.from('hello'), { contentType: 'text/plain' })
      expect(await names()).toEqual(['a!'])
    })
  })
