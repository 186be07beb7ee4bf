import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentBucket } from '../config'
import { openBucket } from '../open-object-store'

const usage = `npm run buckets

Makes the bucket that services keep files in, where it is not there yet, and sets its lifecycle; can be repeated. Services
never make it. The environment names it as it does for a service: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_FILE,
S3_SECRET_KEY_FILE, and S3_REGION where it is not us-east-1.
`

async function main(): Promise<void> {
  if (process.argv.length > 2) return void process.stdout.write(usage)
  // Nothing is received here; a store only has to have a place for it.
  const store = await openBucket({
    ...environmentBucket(),
    STORAGE_DIR: join(tmpdir(), 'originseal-buckets'),
  })
  const { bucket, made, lifecycle } = await store.provideBucket()
  const swept = lifecycle === 'set' ? 'set' : 'left to the server, which takes no such rule'
  process.stdout.write(
    `${bucket}: ${made ? 'made' : 'was there'}; end of uploads that were cut off: ${swept}\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
