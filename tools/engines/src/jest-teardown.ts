import { rm } from 'node:fs/promises'
import { TEST_SIGNING_DIR } from './postgres/test-server'

/** After the medium tests: nothing stays behind. */
export default async function tearDown(): Promise<void> {
  const signing = process.env[TEST_SIGNING_DIR]
  if (signing) await rm(signing, { recursive: true, force: true })
  await globalThis.originsealTestServer?.stop()
}
