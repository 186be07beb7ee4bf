import type { ImageFormat } from './sniff'

/**
 * Whether the container says that bytes are missing at the end. Looks at lengths only, decodes nothing; formats
 * without lengths (JPEG, GIF) are judged by whether their end marker occurs at all. Pure; never throws.
 */
export function isCutShort(bytes: Buffer, format: ImageFormat): boolean {
  switch (format) {
    case 'png':
      return pngIsCut(bytes)
    case 'webp':
      return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length
    case 'avif':
      return boxesAreCut(bytes)
    case 'jpeg':
      return !bytes.includes(Buffer.from([0xff, 0xd9]))
    case 'gif':
      return !bytes.includes(0x3b, 13)
  }
}

/** Chunks: length, type, data, CRC, up to IEND (PNG specification, §5.3). */
function pngIsCut(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return false
    at += 12 + bytes.readUInt32BE(at)
  }
  return true
}

/** Top-level boxes: size (0: to the end; 1: 64-bit size follows), type, data (ISO/IEC 14496-12, §4.2). */
function boxesAreCut(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    if (short === 0) return false
    if (short === 1 && at + 16 > bytes.length) return true
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < 8) return false
    at += size
  }
  return at > bytes.length
}
