import { request as send } from 'node:http'

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 * @property {any} json undefined where the body is none
 * @property {number} ms from the first byte sent to the last one read
 */

/** A client with cookies and a network address of its own: all of 127.0.0.0/8 is this machine (Linux). */
export class Browser {
  /** @type {Map<string, { name: string, value: string, below: string }>} by name and path */
  cookies = new Map()

  /** @param {string} origin @param {string} [address] the loopback address it calls from */
  constructor(origin, address) {
    this.origin = origin
    this.address = address
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ body?: Buffer | URLSearchParams | object, headers?: Record<string, string | null | undefined> }} [options]
   *   any other body is sent as JSON
   * @returns {Promise<Answer>}
   * @throws when there is no answer within a minute
   */
  async ask(method, path, { body, headers = {} } = {}) {
    const url = new URL(path, this.origin)
    const cookie = this.cookiesFor(url.pathname)
    const sent = body === undefined || Buffer.isBuffer(body) ? body : textOf(body)
    const answer = await exchange(url, {
      method,
      localAddress: this.address,
      headers: {
        accept: 'application/json',
        ...(cookie && { cookie }),
        ...(body !== undefined && {
          'content-type':
            body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
        ...headers,
      },
      body: sent,
    })
    for (const line of answer.headers['set-cookie'] ?? []) this.keep(line)
    return answer
  }

  cookiesFor(path) {
    return [...this.cookies.values()]
      .filter(({ below }) => path === below || path.startsWith(below.endsWith('/') ? below : `${below}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  keep(line) {
    const [pair, ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const below = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
    if (value === '') this.cookies.delete(`${name} ${below}`)
    else this.cookies.set(`${name} ${below}`, { name, value, below })
  }

  /** The same browser at another moment, or a thief's copy of it. */
  copy(address = this.address) {
    const other = new Browser(this.origin, address)
    other.cookies = new Map(this.cookies)
    return other
  }
}

const textOf = (body) => (body instanceof URLSearchParams ? String(body) : JSON.stringify(body))

/** @returns {Promise<Answer>} */
function exchange(url, { method, headers, body, localAddress }) {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const request = send(
      url,
      { method, headers, localAddress, agent: false, timeout: 60_000 },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (text += part))
        response.on('error', reject)
        response.on('end', () => {
          const ms = performance.now() - began
          resolve({
            status: Number(response.statusCode),
            headers: response.headers,
            text,
            json: jsonOf(text),
            ms,
          })
        })
      },
    )
    request.on('timeout', () => request.destroy(new Error(`${method} ${url.pathname} was not answered`)))
    request.on('error', reject)
    request.end(body)
  })
}

function jsonOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page or nothing
  }
}
