import type { Fields } from './check-mac-value'
import { phpUrlDecode } from './php-urlencode'

/** No message of the interface is longer. */
export const largestFormBytes = 16_384

/** Why a body is no message: nothing of it may be used. */
export type FormFault = 'too-large' | 'not-utf8' | 'repeated-name'

/** Names that an object would not keep as its own. */
const reserved = new Set(['__proto__'])

/**
 * The fields of a body of `application/x-www-form-urlencoded`. Empty values are kept; a name that comes twice makes the
 * whole body a fault, since the sender's checksum and ours would speak of different values.
 */
export function readFormBody(body: string): Fields | FormFault {
  if (Buffer.byteLength(body) > largestFormBytes) return 'too-large'
  const names = new Set<string>()
  const fields: Record<string, string> = {}
  for (const part of body.split('&').filter((piece) => piece !== '')) {
    const [name, value] = pairOf(part)
    if (name === undefined || value === undefined || reserved.has(name)) return 'not-utf8'
    if (names.has(name)) return 'repeated-name'
    names.add(name)
    fields[name] = value
  }
  return fields
}

export const writeFormBody = (fields: Fields): string => new URLSearchParams({ ...fields }).toString()

function pairOf(part: string): [string?, string?] {
  const equals = part.indexOf('=')
  const [name, value] = equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)]
  try {
    return [phpUrlDecode(name), phpUrlDecode(value)]
  } catch (error) {
    if (error instanceof URIError) return []
    throw error
  }
}
