import { request } from 'node:http'

/**
 * One request from an address of its own in 127.0.0.0/8, so that limits per caller don't count the load as one.
 * @param {string} origin
 * @param {string} path
 * @param {{ method?: string, headers?: import('node:http').OutgoingHttpHeaders, body?: string | Buffer,
 *   patience?: number }} [options] `patience` in ms
 * @returns {Promise<{ status: number, text: string, headers: import('node:http').IncomingHttpHeaders }>} status 0 where no answer came
 */
export function ask(origin, path, { method = 'GET', headers = {}, body, patience = 30_000 } = {}) {
  return new Promise((resolve) => {
    const silent = (error) => resolve({ status: 0, text: error.message, headers: {} })
    const outgoing = request(
      new URL(path, origin),
      { method, headers, localAddress: someAddress(), timeout: patience, agent: false },
      (incoming) => {
        const parts = []
        incoming.on('data', (part) => parts.push(part))
        incoming.on('error', silent)
        incoming.on('end', () =>
          resolve({
            status: incoming.complete ? Number(incoming.statusCode) : 0,
            text: Buffer.concat(parts).toString(),
            headers: incoming.headers,
          }),
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${patience} ms`)))
    outgoing.on('error', silent)
    outgoing.end(body)
  })
}

let last = 0
/** Networks of /24 are counted together: each call comes from the next one. */
function someAddress() {
  last = (last + 1) % 60_000
  return `127.${1 + Math.floor(last / 250)}.${1 + (last % 250)}.7`
}

/** A form with one file as a body. @param {Record<string, string | { name: string, bytes: Buffer<ArrayBuffer> }>} fields */
export async function formBody(fields) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, new Blob([value.bytes]), value.name)
  }
  const made = new Response(data)
  return {
    headers: { 'content-type': made.headers.get('content-type') },
    body: Buffer.from(await made.arrayBuffer()),
  }
}

/** @returns {any} undefined where it is no JSON */
export function json(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
