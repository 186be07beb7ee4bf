import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, type APIRequestContext, type TestInfo } from '@playwright/test'

const run = promisify(execFile)

/** Downloads the verifier as the pages offer it and has it judge a document; it must have no doubt. */
export async function expectVerified(
  request: APIRequestContext,
  info: TestInfo,
  ...args: readonly string[]
): Promise<void> {
  const answer = await request.get('/downloads/originseal-verify.cjs')
  expect(answer.status()).toBe(200)
  const verifier = info.outputPath('originseal-verify.cjs')
  writeFileSync(verifier, await answer.body())
  // Exits with 1 on any doubt, which rejects.
  const { stdout } = await run(process.execPath, [verifier, ...args, '--lang', 'en', '--json'])
  expect((JSON.parse(stdout) as { holds: boolean }).holds).toBe(true)
}
