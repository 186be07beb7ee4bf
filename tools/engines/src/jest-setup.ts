import { startTestServer, TEST_SERVER_URL } from './postgres/test-server'
import type { DisposableServer } from './postgres/disposable'

declare global {
  var originsealTestServer: DisposableServer | undefined
}

/** Before the medium tests: one server for all of them. Its workers inherit the environment. */
export default async function setUp(): Promise<void> {
  globalThis.originsealTestServer = await startTestServer()
  process.env[TEST_SERVER_URL] = globalThis.originsealTestServer.url
}
