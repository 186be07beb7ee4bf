import type { IncomingMessage } from 'node:http'
import { rm } from 'node:fs/promises'
import { Client, type BucketItem } from 'minio'
import { ObjectCorrupt } from './errors'
import { parseKeyPrefix, parseObjectKey } from './object-key'
import type {
  ByteSource,
  ListedObject,
  ObjectStore,
  OpenedObject,
  PutOptions,
  ReceiveOptions,
  StagedFile,
  StoredObject,
} from './object-store'
import { assertContentType } from './object-trailer'
import { pour, receive } from './receive'
import { namedS3Error } from './s3-errors'
import { TemporaryFolder } from './temporary-folder'
import { verified } from './verified'

/**
 * One PUT per object: it is atomic, and the server checks the body's hash, which the request carries. The client's
 * multipart upload is never used: it resumes whatever upload another put to the key left, with that one's hash.
 */
export const largestS3Object = 256 * 1024 * 1024

/** Follows every key, and sorts before each character of a key. See `S3ObjectStore`. */
const mark = '!'

export interface S3Settings {
  /** `http://host:port` or `https://host`, without a path. */
  readonly endpoint: string
  readonly region?: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  /** On this machine: a source is here, whole, before its upload begins. */
  readonly stagingFolder: string
}

/**
 * Objects in one bucket of an S3 server, such as MinIO. Key `a/b` is the object `a/b!`: MinIO keeps keys as paths and
 * refuses `a/b` beside `a/b/c`. With the mark at the end no name is another's folder, and the order stays that of keys.
 * SHA-256 and type are the object's metadata.
 *
 * Every method throws `StorageUnreachable` when the server does not answer. A `put` is aborted while its source is
 * received, not during the upload; over `largestS3Object` bytes it is `ObjectTooLarge`.
 */
export class S3ObjectStore implements ObjectStore {
  private readonly client: Client
  private readonly temporary: TemporaryFolder
  private readonly bucket: string
  private readonly region: string

  /** @throws RangeError when the endpoint has a path */
  constructor({ endpoint, region = 'us-east-1', bucket, accessKey, secretKey, stagingFolder }: S3Settings) {
    const { protocol, hostname, port, pathname } = new URL(endpoint)
    if (pathname !== '/') throw new RangeError(`an S3 endpoint has no path: ${endpoint}`)
    this.client = new Client({
      endPoint: hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      useSSL: protocol === 'https:',
      region,
      accessKey,
      secretKey,
      partSize: largestS3Object,
    })
    this.temporary = new TemporaryFolder(stagingFolder)
    this.bucket = bucket
    this.region = region
  }

  /** Makes the bucket where it is not there. Call it at start. */
  async ensureBucket(): Promise<void> {
    await named(async () => {
      if (await this.client.bucketExists(this.bucket)) return
      await this.client.makeBucket(this.bucket, this.region).catch((error: { code?: string }) => {
        // Another process came first.
        if (error.code !== 'BucketAlreadyOwnedByYou') throw error
      })
    })
  }

  async put(key: string, source: ByteSource, options: PutOptions): Promise<StoredObject> {
    const name = nameOf(key)
    const { contentType, maxBytes = Infinity } = options
    assertContentType(contentType)
    const staged = await this.stage(source, { ...options, maxBytes: Math.min(maxBytes, largestS3Object) })
    try {
      options.signal?.throwIfAborted()
      const { path, size, sha256 } = staged
      const metadata = { 'content-type': contentType, 'x-amz-meta-sha256': sha256 }
      await named(() => this.client.fPutObject(this.bucket, name, path, metadata))
      return { key, size, sha256, contentType }
    } finally {
      await staged.discard()
    }
  }

  async get(key: string, { verify = false } = {}): Promise<OpenedObject> {
    const name = nameOf(key)
    // The client hands out the HTTP response itself: description and bytes are of one and the same put.
    const response = (await named(() => this.client.getObject(this.bucket, name), key)) as IncomingMessage
    try {
      const { headers } = response
      const found = describe(key, Number(headers['content-length']), {
        type: headers['content-type'],
        sha256: headers['x-amz-meta-sha256'],
      })
      return { ...found, stream: verify ? verified(response, found) : response }
    } catch (error) {
      response.destroy()
      throw error
    }
  }

  async head(key: string): Promise<StoredObject> {
    const name = nameOf(key)
    const { size, metaData } = await named(() => this.client.statObject(this.bucket, name), key)
    return describe(key, size, { type: metaData['content-type'], sha256: metaData['sha256'] })
  }

  async remove(key: string): Promise<void> {
    const name = nameOf(key)
    await named(() => this.client.removeObject(this.bucket, name))
  }

  async *list(prefix: string, { olderThan }: { olderThan?: Date } = {}): AsyncGenerator<ListedObject> {
    parseKeyPrefix(prefix)
    try {
      const items = this.client.listObjectsV2(this.bucket, prefix, true) as AsyncIterable<BucketItem>
      for await (const { name, size, lastModified } of items) {
        // A name without the mark was not put by a store.
        if (!name?.endsWith(mark) || !lastModified || (olderThan && lastModified >= olderThan)) continue
        yield { key: name.slice(0, -mark.length), size, storedAt: lastModified }
      }
    } catch (error) {
      throw namedS3Error(error)
    }
  }

  /** Within the server: no byte passes through here. */
  async copy(from: string, to: string): Promise<void> {
    const [source, target] = [nameOf(from), nameOf(to)]
    // S3 refuses a copy onto itself that changes nothing.
    if (from === to) return void (await this.head(from))
    await named(() => this.client.copyObject(this.bucket, target, `/${this.bucket}/${source}`), from)
  }

  /** A copy, then a removal, as S3 has no rename: cut short between them, the object is under both keys. */
  async move(from: string, to: string): Promise<void> {
    await this.copy(from, to)
    if (from !== to) await this.remove(from)
  }

  async stage(source: ByteSource, options: ReceiveOptions = {}): Promise<StagedFile> {
    const { path, result } = await receive(source, options, (bytes) =>
      this.temporary.create((file) => pour(bytes, file)),
    )
    return { path, ...result, discard: () => rm(path, { force: true }) }
  }

  sweepTemporary(): Promise<number> {
    return this.temporary.sweep()
  }
}

/** @throws ObjectKeyInvalid */
const nameOf = (key: string): string => parseObjectKey(key).join('/') + mark

async function named<Result>(request: () => Promise<Result>, key?: string): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    throw namedS3Error(error, key)
  }
}

/** @throws ObjectCorrupt when the object bears no hash, type or size, so that it was not put by a store */
function describe(
  key: string,
  size: number,
  { type, sha256 }: { type: unknown; sha256: unknown },
): StoredObject {
  if (!Number.isSafeInteger(size) || typeof type !== 'string' || !/^[0-9a-f]{64}$/u.test(String(sha256)))
    throw new ObjectCorrupt(key, 'its metadata is incomplete')
  return { key, size, sha256: String(sha256), contentType: type }
}
