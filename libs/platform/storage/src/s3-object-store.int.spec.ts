import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Client } from 'minio'
import { ObjectCorrupt } from './errors'
import { objectStoreContract } from './object-store.contract'
import { openObjectStore } from './open-object-store'
import { S3ObjectStore } from './s3-object-store'

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
      await store.ensureBucket()
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

    it('does not mind a bucket that is there already', async () => {
      await store.ensureBucket()
      expect(await client.bucketExists(bucket)).toBe(true)
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
