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
import { type ProvidedBucket, provideBucket } from './s3-buckets'
import { namedS3Error } from './s3-errors'
import { type S3Patience, s3Transport, usualPatience } from './s3-transport'
import { largestS3Object, uploadFile } from './s3-upload'
import { TemporaryFolder } from './temporary-folder'
import { verified } from './verified'

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
  /** For a server's silence; the usual one unless given. */
  readonly patience?: S3Patience
}

/** The longest time for which S3 lets a link be valid, s: seven days. */
const longestLink = 604_800

/**
 * Objects in one bucket of an S3 server, such as MinIO. Key `a/b` is the object `a/b!`: MinIO keeps keys as paths and
 * refuses `a/b` beside `a/b/c`. With the mark at the end no name is another's folder, and the order stays that of keys.
 * SHA-256 and type are the object's metadata; see `s3-upload.ts` for how the server's own SHA-256 is compared.
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
  constructor({ endpoint, region = 'us-east-1', bucket, patience = usualPatience, ...settings }: S3Settings) {
    const { accessKey, secretKey, stagingFolder } = settings
    const { protocol, hostname, port, pathname } = new URL(endpoint)
    if (pathname !== '/') throw new RangeError(`an S3 endpoint has no path: ${endpoint}`)
    this.client = new Client({
      endPoint: hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      useSSL: protocol === 'https:',
      region,
      accessKey,
      secretKey,
      transport: s3Transport(protocol === 'https:', patience),
    })
    this.temporary = new TemporaryFolder(stagingFolder)
    this.bucket = bucket
    this.region = region
  }

  /** Makes the bucket where it is not there, and sets its lifecycle; for `npm run buckets`, not for services. */
  provideBucket(): Promise<ProvidedBucket> {
    return named(() => provideBucket(this.client, this.bucket, this.region))
  }

  /** @throws Error unless the bucket is there. Call it at start. */
  async requireBucket(): Promise<void> {
    if (await named(() => this.client.bucketExists(this.bucket))) return
    throw new Error(`the bucket '${this.bucket}' is not there: 'npm run buckets' makes it`)
  }

  /**
   * A link by which whoever has it can download the object without us. The browser saves it, whatever is in it: as an
   * attachment of no active type. (`X-Content-Type-Options: nosniff` is the server's to add, as MinIO does.)
   * @param seconds how long the link is valid, at most seven days
   * @throws ObjectMissing
   */
  async downloadLink(
    key: string,
    { filename, seconds }: { filename: string; seconds: number },
  ): Promise<string> {
    if (!(seconds >= 1 && seconds <= longestLink))
      throw new RangeError(`a link is valid for 1 to ${longestLink} s`)
    const name = nameOf(key)
    await this.head(key)
    return named(() =>
      this.client.presignedGetObject(this.bucket, name, seconds, {
        'response-content-disposition': `attachment; filename*=UTF-8''${encoded(filename)}`,
        'response-content-type': 'application/octet-stream',
        'response-cache-control': 'private, no-store',
      }),
    )
  }

  async put(key: string, source: ByteSource, options: PutOptions): Promise<StoredObject> {
    const name = nameOf(key)
    const { contentType, maxBytes = Infinity } = options
    assertContentType(contentType)
    const staged = await this.stage(source, { ...options, maxBytes: Math.min(maxBytes, largestS3Object) })
    try {
      options.signal?.throwIfAborted()
      const { path, size, sha256 } = staged
      const headers = { 'content-type': contentType, 'x-amz-meta-sha256': sha256 }
      await named(() => uploadFile(this.client, { bucket: this.bucket, name, path, size, sha256, headers }))
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

/** A file name as RFC 8187 writes it. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

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
