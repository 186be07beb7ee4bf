import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Client } from 'minio'
import { ObjectCorrupt, ObjectTooLarge } from './errors'

/** One request carries so many bytes at most, and so many are in memory. S3 asks for at least 5 MiB in all but the last. */
export const partBytes = 16 * 1024 * 1024
/** S3 takes 10,000 parts. */
export const largestS3Object = 10_000 * partBytes

/** A whole file of this machine on its way into a bucket. */
export interface Upload {
  readonly bucket: string
  /** The object's name in the bucket. */
  readonly name: string
  readonly path: string
  readonly size: number
  /** Lower-case hexadecimal, of the whole file. */
  readonly sha256: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Puts a file as one object, whole or not at all: by one request, or in parts that become visible together. The server
 * is told the SHA-256 of what it gets and has to answer with its own: over TLS nothing else covers the bytes from disk
 * to disk.
 * The client's own multipart upload is never used: it resumes whatever upload another put to the name left, with that
 * one's hash.
 * @throws ObjectCorrupt when the server holds other bytes, or does not say; the object is gone then
 * @throws ObjectTooLarge over `largestS3Object`
 */
export async function uploadFile(client: Client, upload: Upload): Promise<void> {
  if (upload.size > largestS3Object) throw new ObjectTooLarge(largestS3Object)
  const file = await open(upload.path, 'r')
  try {
    await (upload.size <= partBytes ? putWhole(client, upload, file) : putInParts(client, upload, file))
  } finally {
    await file.close()
  }
}

async function putWhole(client: Client, upload: Upload, file: FileHandle): Promise<void> {
  const expected = Buffer.from(upload.sha256, 'hex').toString('base64')
  const { headers } = await send(client, upload, {
    method: 'PUT',
    headers: { ...upload.headers, 'x-amz-checksum-sha256': expected },
    body: await read(file, 0, upload.size),
  })
  await confirm(client, upload, expected, headers['x-amz-checksum-sha256'])
}

interface Part {
  readonly number: number
  readonly etag: string
  /** base64 */
  readonly checksum: string
}

async function putInParts(client: Client, upload: Upload, file: FileHandle): Promise<void> {
  const { bucket, name } = upload
  const headers = { ...upload.headers, 'x-amz-checksum-algorithm': 'SHA256' }
  const id = await client.initiateNewMultipartUpload(bucket, name, headers)
  const parts: Part[] = []
  try {
    for (let at = 0; at < upload.size; at += partBytes) {
      const bytes = await read(file, at, Math.min(partBytes, upload.size - at))
      parts.push(await putPart(client, upload, { id, number: parts.length + 1, bytes }))
    }
    const answer = await complete(client, upload, id, parts)
    // The checksum of an object in parts is that of its parts' checksums.
    const digests = Buffer.concat(parts.map(({ checksum }) => Buffer.from(checksum, 'base64')))
    await confirm(client, upload, base64Sha256(digests), /<ChecksumSHA256>([^<-]*)/u.exec(answer)?.[1])
  } catch (error) {
    // Best effort: what stays is taken by the bucket's lifecycle.
    await client.abortMultipartUpload(bucket, name, id).catch(() => undefined)
    throw error
  }
}

async function putPart(
  client: Client,
  upload: Upload,
  { id, number, bytes }: { id: string; number: number; bytes: Buffer },
): Promise<Part> {
  const checksum = base64Sha256(bytes)
  const { headers } = await send(client, upload, {
    method: 'PUT',
    query: `partNumber=${number}&uploadId=${encodeURIComponent(id)}`,
    headers: { 'x-amz-checksum-sha256': checksum },
    body: bytes,
  })
  return { number, checksum, etag: String(headers.etag).replaceAll('"', '') }
}

/** The client's own leaves the checksums out, without which some servers refuse. */
async function complete(client: Client, upload: Upload, id: string, parts: Part[]): Promise<string> {
  const listed = parts.map(
    ({ number, etag, checksum }) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><ChecksumSHA256>${checksum}</ChecksumSHA256></Part>`,
  )
  const { body } = await send(client, upload, {
    method: 'POST',
    query: `uploadId=${encodeURIComponent(id)}`,
    headers: { 'content-type': 'application/xml' },
    body: Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`),
  })
  // A completion may fail after its status was sent.
  const code = body.includes('<Error>') ? /<Code>([^<]*)/u.exec(body)?.[1] : undefined
  if (code !== undefined) throw Object.assign(new Error(`the upload was not completed: ${code}`), { code })
  return body
}

async function send(
  client: Client,
  { bucket, name }: Upload,
  request: { method: string; query?: string; headers: Record<string, string>; body: Buffer },
) {
  const { body, ...rest } = request
  const response = await client.makeRequestAsync({ ...rest, bucketName: bucket, objectName: name }, body)
  return { headers: response.headers, body: await text(response) }
}

async function confirm(
  client: Client,
  { bucket, name }: Upload,
  expected: string,
  found: unknown,
): Promise<void> {
  if (found === expected) return
  await client.removeObject(bucket, name)
  throw new ObjectCorrupt(name, `the server says its SHA-256 is ${String(found)}, not ${expected}`)
}

const base64Sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64')

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead !== length) throw new Error(`${length} bytes were expected on disk, ${bytesRead} are there`)
  return bytes
}
