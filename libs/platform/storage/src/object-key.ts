import { ObjectKeyInvalid } from './errors'

const longestKey = 512
/** Leaves room for a suffix in a file name of 255 bytes. */
const longestSegment = 200
const segmentPattern = /^[A-Za-z0-9._-]+$/

/** @throws ObjectKeyInvalid unless `key` is what `ObjectStore` describes. Returns its segments. */
export function parseObjectKey(key: string): string[] {
  if (key.length === 0) throw new ObjectKeyInvalid(key, 'is empty')
  if (key.length > longestKey) throw new ObjectKeyInvalid(key, `is longer than ${longestKey} characters`)
  const segments = key.split('/')
  for (const segment of segments) {
    if (segment === '') throw new ObjectKeyInvalid(key, 'has an empty segment')
    if (segment === '.' || segment === '..') throw new ObjectKeyInvalid(key, 'has a relative segment')
    if (segment.length > longestSegment)
      throw new ObjectKeyInvalid(key, `has a segment longer than ${longestSegment} characters`)
    if (!segmentPattern.test(segment))
      throw new ObjectKeyInvalid(key, 'has a character outside A-Z a-z 0-9 . _ -')
  }
  return segments
}

/** A listing's prefix is the beginning of a valid key, or empty. @throws ObjectKeyInvalid */
export function parseKeyPrefix(prefix: string): void {
  if (prefix !== '') parseObjectKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
}
