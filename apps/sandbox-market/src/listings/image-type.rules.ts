/** What a file is by its first bytes, whatever it is called. 16 bytes are enough. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'unknown'

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Brands of the ISO base media file format (ISO/IEC 23008-12, AV1 Image File Format). */
const avifBrands = new Set(['avif', 'avis'])
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

export function imageTypeOf(head: Uint8Array): ImageType {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (latin(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a/.test(latin(head, 0, 6))) return 'gif'
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'webp'
  if (latin(head, 4, 8) !== 'ftyp') return 'unknown'
  const brand = latin(head, 8, 12)
  if (avifBrands.has(brand)) return 'avif'
  return heicBrands.has(brand) ? 'heic' : 'unknown'
}
