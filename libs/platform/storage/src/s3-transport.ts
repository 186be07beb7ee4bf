import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'

/** How long a server may be silent before its answer begins, and within it; ms. */
export interface S3Patience {
  readonly answerMs: number
  readonly bytesMs: number
}

/** As S3 servers answer within seconds; a reader may be slow to take what comes. */
export const usualPatience: S3Patience = { answerMs: 30_000, bytesMs: 300_000 }

/** What the client sends its requests by: the client itself would wait for a silent server for ever. */
export function s3Transport(isSecure: boolean, { answerMs, bytesMs }: S3Patience) {
  const send = isSecure ? https.request : http.request
  const request = (options: RequestOptions, answered: (response: IncomingMessage) => void): ClientRequest => {
    const sent = send({ ...options, timeout: answerMs }, (response) => {
      sent.setTimeout(bytesMs)
      answered(response)
    })
    sent.on('timeout', () =>
      sent.destroy(Object.assign(new Error('the server is silent'), { code: 'ETIMEDOUT' })),
    )
    return sent
  }
  return { request } as unknown as Pick<typeof http, 'request'>
}
