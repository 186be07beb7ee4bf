import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, type APIRequestContext, type TestInfo } from '@playwright/test'

const run = promisify(execFile)

/** Everything holds, and nobody has said whose certificate is expected. */
const intactSignerUnknown = 3

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
  const exit = await run(process.execPath, [verifier, ...args, '--lang', 'en', '--json']).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  )
  expect(exit.code, exit.stdout).toBe(intactSignerUnknown)
  expect(JSON.parse(exit.stdout)).toMatchObject({ holds: true, conclusion: 'signer-unknown' })
}
