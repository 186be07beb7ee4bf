import { request as open } from 'node:http'
import type { Picture } from './picture'
import { person } from './visitor'

/** An upload that can be stopped half-way, which no browser and no fetch lets one do. */
export interface Upload {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export async function uploadOf({ file, title }: Picture, key: string): Promise<Upload> {
  const form = new FormData()
  const fields = { ...person, title, keywords: '', agreePolicy: 'true' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') as string
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = { 'content-type': type, 'content-length': String(body.length), 'idempotency-key': key }
  return { body, headers }
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/**
 * Sends an upload and calls `interfere` when `share` of it (0 to 1) has left.
 * @returns the answer, or undefined if the connection ended without one
 */
export function send(
  url: string,
  { body, headers }: Upload,
  share: number,
  interfere: () => void,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const outgoing = open(url, { method: 'POST', headers }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (part: string) => (text += part))
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
      incoming.once('error', () => resolve(undefined))
    })
    outgoing.once('error', () => resolve(undefined))
    const sent = Math.floor(body.length * share)
    outgoing.write(body.subarray(0, sent), () => {
      interfere()
      outgoing.end(body.subarray(sent))
    })
  })
}
