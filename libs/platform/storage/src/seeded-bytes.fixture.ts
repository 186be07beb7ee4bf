import { createHash } from 'node:crypto'

/** `size` bytes: every 262144 of them are SHA-256('originseal' ‖ i as 4 bytes, big-endian) over and over, i = 0, 1 … */
export function seededBytes(size: number): Buffer {
  const pieces = Array.from({ length: Math.ceil(size / 262_144) }, (_, i) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(i)
    return Buffer.alloc(262_144, createHash('sha256').update('originseal').update(counter).digest())
  })
  return Buffer.concat(pieces).subarray(0, size)
}
