import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * SHA-256 of a file's bytes in lower-case hexadecimal. Read piece by piece, so that a large file needs no
 * memory; in JavaScript, because WebCrypto takes only whole buffers and only on secure origins.
 */
export async function sha256OfFile(file: Blob): Promise<string> {
  const hash = sha256.create()
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytesToHex(hash.digest())
    hash.update(value)
  }
}
