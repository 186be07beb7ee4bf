/** What a file is, by its first bytes. Names and declared types are never believed. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
export type ImageMediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif'

/** Pictures that we know but do not take. */
export type ForeignImage =
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'ico'
  | 'psd'
  | 'jxl'
  | 'jp2'
  | 'raw'
  | 'dds'
  | 'exr'
  | 'heif'
/** Text that a browser would run or draw. */
export type ActiveText = 'svg' | 'html' | 'xml'
export type OtherFile = 'pdf' | 'zip' | 'video' | 'audio' | 'executable' | 'gzip' | 'unknown'

export type SniffedType =
  | { kind: 'image'; format: ImageFormat; mediaType: ImageMediaType }
  | { kind: 'foreign-image'; format: ForeignImage }
  | { kind: 'active'; format: ActiveText }
  | { kind: 'other'; format: OtherFile }
  | { kind: 'empty' }

/** As many first bytes as `sniff` can use. */
export const SNIFF_BYTES = 4096

const image = (format: ImageFormat): SniffedType => ({ kind: 'image', format, mediaType: `image/${format}` })
const foreign = (format: ForeignImage): SniffedType => ({ kind: 'foreign-image', format })
const other = (format: OtherFile): SniffedType => ({ kind: 'other', format })

/** Latin-1 prefix → type. Order matters only where one prefix contains another. */
const PREFIXES: readonly (readonly [string, SniffedType])[] = [
  ['\xff\xd8\xff', image('jpeg')],
  ['\x89PNG\r\n\x1a\n', image('png')],
  ['GIF87a', image('gif')],
  ['GIF89a', image('gif')],
  ['II*\0', foreign('tiff')],
  ['MM\0*', foreign('tiff')],
  ['II+\0', foreign('tiff')],
  ['MM\0+', foreign('tiff')],
  ['BM', foreign('bmp')],
  ['\0\0\x01\0', foreign('ico')],
  ['8BPS', foreign('psd')],
  ['\xff\x0a', foreign('jxl')],
  ['\0\0\0\x0cJXL ', foreign('jxl')],
  ['\0\0\0\x0cjP  ', foreign('jp2')],
  ['\xff\x4f\xff\x51', foreign('jp2')],
  ['FUJIFILMCCD-RAW', foreign('raw')],
  ['DDS ', foreign('dds')],
  ['v/1\x01', foreign('exr')],
  ['%PDF-', other('pdf')],
  ['PK\x03\x04', other('zip')],
  ['\x1f\x8b', other('gzip')],
  ['\x1aE\xdf\xa3', other('video')],
  ['ID3', other('audio')],
  ['OggS', other('audio')],
  ['fLaC', other('audio')],
  ['MZ', other('executable')],
  ['\x7fELF', other('executable')],
]

/** HEIF brands (ISO/IEC 23008-12, annex B): coded by HEVC, which browsers other than Safari can't show. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const AVIF_BRANDS = new Set(['avif', 'avis'])

/**
 * Tells the type of a file from its first bytes (≥ `SNIFF_BYTES` where the file has them).
 * Pure; never throws. A polyglot is what a decoder would see at offset 0.
 */
export function sniff(head: Uint8Array): SniffedType {
  if (head.length === 0) return { kind: 'empty' }
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, SNIFF_BYTES)).toString(
    'latin1',
  )
  for (const [prefix, type] of PREFIXES) if (text.startsWith(prefix)) return type
  if (text.startsWith('RIFF')) return riff(text.slice(8, 12))
  if (text.slice(4, 8) === 'ftyp') return isoMedia(text)
  return activeText(text) ?? other('unknown')
}

function riff(form: string): SniffedType {
  if (form === 'WEBP') return image('webp')
  return other(form === 'AVI ' ? 'video' : form === 'WAVE' ? 'audio' : 'unknown')
}

/** The ftyp box: major brand, minor version, then compatible brands, four bytes each. */
function isoMedia(text: string): SniffedType {
  const size = Buffer.from(text.slice(0, 4), 'latin1').readUInt32BE()
  const major = text.slice(8, 12)
  const brands = [major]
  for (let at = 16; at + 4 <= Math.min(size, text.length); at += 4) brands.push(text.slice(at, at + 4))
  if (AVIF_BRANDS.has(major)) return image('avif')
  if (HEIC_BRANDS.has(major)) return foreign('heic')
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return image('avif')
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return foreign('heic')
  if (major === 'mif1' || major === 'msf1') return foreign('heif')
  if (major === 'crx ') return foreign('raw')
  return other(major.startsWith('M4A') ? 'audio' : 'video')
}

const BYTE_ORDER_MARKS = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/

/** Markup after any byte order mark, blanks, comments, doctype; UTF-16 loses its zero bytes first. */
function activeText(text: string): SniffedType | null {
  const bare = text.replace(BYTE_ORDER_MARKS, '').replaceAll('\0', '').trimStart().toLowerCase()
  if (!bare.startsWith('<')) return null
  if (/<svg[\s>:/]|<[a-z]+:svg[\s>]|<!doctype svg/.test(bare)) return { kind: 'active', format: 'svg' }
  if (/<!doctype html|<(html|head|body|script|iframe|img|div|style|meta|title|a|p|h1)[\s>/]/.test(bare))
    return { kind: 'active', format: 'html' }
  return { kind: 'active', format: 'xml' }
}
