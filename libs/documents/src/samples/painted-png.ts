import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A painted sample picture as PNG: rings over a gradient, different for each `seed`. */
export function paintedPng(width: number, height: number, seed: number): Uint8Array {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / width
      const v = y / height
      const ring = Math.sin(24 * Math.hypot(u - 0.3 - 0.05 * seed, v - 0.6 + 0.04 * seed) + seed)
      const at = y * (width * 3 + 1) + 1 + x * 3
      rows[at] = 140 + 90 * ring * (1 - v)
      rows[at + 1] = 90 + 110 * u + 20 * ring
      rows[at + 2] = 130 + 90 * Math.cos(3 * v + seed)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
