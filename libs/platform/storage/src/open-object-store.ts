import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderObjectStore } from './folder-object-store'
import type { ObjectStore } from './object-store'
import { S3ObjectStore } from './s3-object-store'

/** As services read them from their environment. */
export interface ObjectStoreSettings {
  /** Holds the objects, or with S3 only what is being received. */
  readonly STORAGE_DIR: string
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION?: string | undefined
  readonly S3_BUCKET?: string | undefined
  /** Files that hold nothing but the key; a line break at the end does not count. */
  readonly S3_ACCESS_KEY_FILE?: string | undefined
  readonly S3_SECRET_KEY_FILE?: string | undefined
}

/**
 * The bucket of `S3_ENDPOINT`; without an endpoint the folder `STORAGE_DIR`.
 * @throws Error when bucket or keys are not given or the bucket is not there, StorageUnreachable
 */
export async function openObjectStore(settings: ObjectStoreSettings): Promise<ObjectStore> {
  if (settings.S3_ENDPOINT === undefined) return new FolderObjectStore({ root: settings.STORAGE_DIR })
  const store = await openBucket(settings)
  await store.requireBucket()
  return store
}

/**
 * The bucket that settings name, there or not.
 * @throws Error when endpoint, bucket or keys are not given
 */
export async function openBucket(settings: ObjectStoreSettings): Promise<S3ObjectStore> {
  const { STORAGE_DIR, S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_FILE, S3_SECRET_KEY_FILE } = settings
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_FILE || !S3_SECRET_KEY_FILE)
    throw new Error('S3 needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_FILE and S3_SECRET_KEY_FILE')
  const [accessKey, secretKey] = await Promise.all(
    [S3_ACCESS_KEY_FILE, S3_SECRET_KEY_FILE].map(async (file) => (await readFile(file, 'utf8')).trim()),
  )
  return new S3ObjectStore({
    endpoint: S3_ENDPOINT,
    ...(S3_REGION === undefined ? {} : { region: S3_REGION }),
    bucket: S3_BUCKET,
    accessKey: accessKey as string,
    secretKey: secretKey as string,
    stagingFolder: join(STORAGE_DIR, 'temporary'),
  })
}
