import type { ProgressEvent } from '@originseal/contracts'
import { expect, type APIRequestContext } from '@playwright/test'

export type NumberedEvent = ProgressEvent & { readonly id: number }

/** All that the stream of an ended scan has to say; it closes by itself. */
export async function readStream(
  request: APIRequestContext,
  scanId: string,
  token: string,
): Promise<NumberedEvent[]> {
  const answer = await request.get(`/api/scans/${scanId}/stream`, { params: { token } })
  expect(answer.status()).toBe(200)
  return (await answer.text()).split('\n\n').flatMap((block) => {
    const found = /^id: (\d+)\ndata: (.*)$/m.exec(block)
    return found ? [{ id: Number(found[1]), ...(JSON.parse(found[2] as string) as ProgressEvent) }] : []
  })
}
