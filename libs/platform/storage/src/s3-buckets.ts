import type { Client } from 'minio'

/** After so many days the parts of an upload that was never completed are gone. */
export const partsKeptDays = 1

/** What `provideBucket` found or did, in words. */
export interface ProvidedBucket {
  readonly bucket: string
  readonly made: boolean
  /** Whether the server ends uploads that were cut off; some do so by themselves and take no rule. */
  readonly lifecycle: 'set' | 'not supported'
}

/**
 * Makes a bucket, or finds it, and sets its lifecycle. Objects themselves never expire: they are works and evidence.
 * Nothing is staged in the bucket, only on the machine that receives it, so the parts of broken uploads are all that
 * has to be swept.
 */
export async function provideBucket(client: Client, bucket: string, region: string): Promise<ProvidedBucket> {
  const made = await makeBucket(client, bucket, region)
  return { bucket, made, lifecycle: await sweepParts(client, bucket) }
}

async function makeBucket(client: Client, bucket: string, region: string): Promise<boolean> {
  if (await client.bucketExists(bucket)) return false
  try {
    await client.makeBucket(bucket, region)
    return true
  } catch (error) {
    // Another process came first.
    if ((error as { code?: string }).code === 'BucketAlreadyOwnedByYou') return false
    throw error
  }
}

async function sweepParts(client: Client, bucket: string): Promise<ProvidedBucket['lifecycle']> {
  const rule = {
    ID: 'uploads-that-were-cut-off',
    Status: 'Enabled',
    Filter: { Prefix: '' },
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: partsKeptDays },
  }
  try {
    await client.setBucketLifecycle(bucket, { Rule: [rule] } as unknown as Parameters<
      Client['setBucketLifecycle']
    >[1])
    return 'set'
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'NotImplemented' || code === 'MalformedXML' || code === 'InvalidArgument')
      return 'not supported'
    throw error
  }
}
