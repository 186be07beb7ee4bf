import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** How each package hashes a JPEG file; other algorithms of 64 to 256 bits, for what a hash costs elsewhere. */
const PACKAGES = {
  'sharp-phash': (phash) => (path) => phash(readFileSync(path)),
  imghash: (imghash) => (path) => imghash.hash(path, 16),
  'image-hash': ({ imageHash }) => {
    return (path) =>
      new Promise((resolve, reject) =>
        imageHash(path, 16, true, (error, hash) => (error ? reject(error) : resolve(hash))),
      )
  },
  'blockhash-core': ({ bmvbhash }, load) => {
    // It takes pixels only; decoding is sharp's.
    const sharp = load('sharp')
    return async (path) => {
      const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      return bmvbhash({ data, width: info.width, height: info.height }, 16)
    }
  },
}

/**
 * The packages found in the folder that HASH_PACKAGES names (one with `node_modules`); they burden no one else.
 * @returns {Record<string, ((path: string) => Promise<unknown>) | null>} null where a package is not there
 */
export function findHashPackages(folder = process.env.HASH_PACKAGES) {
  return Object.fromEntries(
    Object.entries(PACKAGES).map(([name, use]) => {
      if (!folder) return [name, null]
      const require = createRequire(join(folder, 'from-here.js'))
      try {
        require.resolve(name)
      } catch {
        return [name, null]
      }
      const loaded = require(name)
      return [name, use(loaded.default ?? loaded, require)]
    }),
  )
}
