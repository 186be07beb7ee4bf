import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer, TEST_RUN, TEST_SERVER_URL, TEST_SIGNING_DIR } from './postgres/test-server'
import type { DisposableServer } from './postgres/disposable'
import { PATIENCE } from './until'

declare global {
  var originsealTestServer: DisposableServer | undefined
}

/** Before the medium tests: one server for all of them, and patience. Its workers inherit the environment. */
export default async function setUp(): Promise<void> {
  const run = `run_${randomBytes(12).toString('hex')}`
  globalThis.originsealTestServer = await startTestServer(run)
  process.env[TEST_SERVER_URL] = globalThis.originsealTestServer.url
  process.env[TEST_RUN] = run
  process.env[TEST_SIGNING_DIR] = await mkdtemp(join(tmpdir(), 'originseal-signing-'))
  process.env[PATIENCE] ??= '4'
}
