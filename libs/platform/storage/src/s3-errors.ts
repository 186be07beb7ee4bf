import { ObjectMissing, StorageFull, StorageUnreachable } from './errors'
import { isUnreachable } from './unreachable'

/** MinIO's own names for a full disk and a bucket over its quota, and what others call the same. */
const full = new Set([
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'QuotaExceeded',
  'InsufficientStorage',
])
/** A server that is starting, stopping or overloaded. */
const busy = new Set(['ServiceUnavailable', 'SlowDown', 'XMinioServerNotInitialized'])
/** The client repeats these once, then gives up with an error that has no code but names the status. */
const gaveUp = /Retryable HTTP status: \d+/u

/**
 * What an S3 server or the way to it refuses, in the store's words; every other error stays what it is
 * (`AccessDenied`, `NoSuchBucket`: a wrong configuration).
 */
export function namedS3Error(error: unknown, key?: string): unknown {
  const { code, message } = error as { code?: string; message?: string }
  if (key !== undefined && (code === 'NoSuchKey' || code === 'NotFound')) return new ObjectMissing(key)
  if (code !== undefined && full.has(code)) return new StorageFull(error)
  if (isUnreachable(error) || (code !== undefined && busy.has(code)) || gaveUp.test(message ?? ''))
    return new StorageUnreachable(error)
  return error
}
