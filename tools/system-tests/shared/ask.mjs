/** A request whose answer was not the one that the journey needs. */
export class Unanswered extends Error {}

/**
 * Asks and insists on a status. A waiting answer is given up after a minute.
 * @param {string} url
 * @param {RequestInit & { status?: number }} [options] `status` is the only one that is accepted (200)
 * @returns {Promise<Response>}
 * @throws {Unanswered} with what was said instead
 */
export async function ask(url, { status = 200, ...init } = {}) {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000), ...init })
  if (response.status === status) return response
  const said = (await response.text()).slice(0, 400)
  throw new Unanswered(`${init.method ?? 'GET'} ${url} answered ${response.status}, not ${status}: ${said}`)
}

/** The same for an answer in JSON. @param {string} url @param {Parameters<typeof ask>[1]} [options] @returns {Promise<any>} */
export async function askJson(url, options) {
  return (await ask(url, options)).json()
}

/** The header by which a visitor is known. */
export const bearer = (token) => ({ authorization: `Bearer ${token}` })

/** @param {Record<string, string | Blob | [Blob, string]>} fields a file comes with its name */
export function form(fields) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) data.append(name, value[0], value[1])
    else data.append(name, value)
  }
  return data
}
