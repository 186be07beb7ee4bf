import { stepUpResponse } from '@originseal/contracts'
import type { Browser } from '../../identity.harness'

/**
 * A command that wants a proof, as our pages send it: proven by the password.
 * @param of what is sent beside the proof
 */
export async function askProven(
  browser: Browser,
  of: {
    readonly operation: string
    readonly path: string
    readonly token: string
    readonly password: string
    readonly body?: unknown
    readonly key?: string
    readonly headers?: Readonly<Record<string, string>>
  },
): Promise<Response> {
  const { operation, path, token, password, body, key = crypto.randomUUID() } = of
  const purpose = { operation, idempotencyKey: key }
  const proven = await browser.ask('POST', '/account/step-ups', { token, body: { password, for: purpose } })
  if (proven.status !== 200) return proven
  const { proof } = stepUpResponse.parse(await proven.json()).data
  const headers = { ...of.headers, 'idempotency-key': key, 'step-up': proof }
  return browser.ask('POST', path, { token, headers, ...(body !== undefined && { body }) })
}
