/** Integers of 32 bits, the same for the same seed (xorshift128, G. Marsaglia 2003). */
export function randomWords(seed) {
  let [x, y, z, w] = [seed | 1, 0x159a55e5, 0x1f123bb5, 0x05491333]
  const next = () => {
    const t = x ^ (x << 11)
    ;[x, y, z] = [y, z, w]
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8)
    return w >>> 0
  }
  for (let i = 0; i < 20; i++) next()
  return next
}

/** Turns `count` random bits of the hash at `at`; a bit drawn twice turns back. */
function turn(hashes, at, count, next) {
  for (let i = 0; i < count; i++) {
    const bit = next() & 255
    hashes[at + (bit >> 5)] ^= 1 << (bit & 31)
  }
}

/**
 * Half of the hashes at random, half in clusters of up to eight with 0-40 bits turned, as copies of one picture are.
 * @returns {Uint32Array} eight words a hash
 */
export function makeHashes(count, seed) {
  const next = randomWords(seed)
  const hashes = new Uint32Array(count * 8)
  for (let at = 0; at < hashes.length; at += 8) {
    const member = (at >> 3) & 15
    if (member > 8) {
      hashes.copyWithin(at, at - (member - 8) * 8, at - (member - 9) * 8)
      turn(hashes, at, next() % 41, next)
    } else for (let w = 0; w < 8; w++) hashes[at + w] = next()
  }
  return hashes
}

/** Half of the queries within 0-40 turned bits of a stored hash, half strangers. */
export function makeQueries(hashes, count, seed) {
  const next = randomWords(seed)
  return Array.from({ length: count }, (_, i) => {
    if (i % 2) return Uint32Array.from({ length: 8 }, next)
    const from = (next() % (hashes.length / 8)) * 8
    const query = hashes.slice(from, from + 8)
    turn(query, 0, next() % 41, next)
    return query
  })
}
