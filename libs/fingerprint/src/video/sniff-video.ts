import { VideoRefused } from './video-refused'

export type VideoContainer = 'mp4' | 'webm'
export type VideoMediaType = `video/${VideoContainer}`

/** As many first bytes as `sniffVideo` can use. */
export const VIDEO_SNIFF_BYTES = 4096

/** Brands of MP4 proper (ISO/IEC 14496-12 and -14; mp4ra.org). QuickTime ('qt  ') and 3GPP are formats of their own. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp41|mp42|mp71|avc1|M4V |M4VH|M4VP|MSNV|dash|f4v |F4V )$/
const EBML = '\x1aE\xdf\xa3'
/** Id of the DocType element (RFC 8794, §11.2.4). */
const DOC_TYPE = '\x42\x82'

/** First bytes of films that we know but do not take. */
const FOREIGN = ['FLV', '\0\0\x01\xba', '\0\0\x01\xb3', '0&\xb2u\x8ef\xcf\x11', 'OggS', 'G@']

/**
 * The container by its first bytes; names and declared types are never believed.
 * @throws VideoRefused VIDEO_EMPTY, VIDEO_FORMAT_NOT_SUPPORTED (a film of another kind), NOT_A_VIDEO
 */
export function sniffVideo(head: Uint8Array): { container: VideoContainer; mediaType: VideoMediaType } {
  if (head.length === 0) throw new VideoRefused('VIDEO_EMPTY')
  const length = Math.min(head.length, VIDEO_SNIFF_BYTES)
  const text = Buffer.from(head.buffer, head.byteOffset, length).toString('latin1')
  if (text.slice(4, 8) === 'ftyp') return isoMedia(text)
  if (text.startsWith(EBML)) return ebml(text)
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ')
    throw new VideoRefused('VIDEO_FORMAT_NOT_SUPPORTED', 'AVI')
  if (/^(moov|mdat|wide|free|skip)$/.test(text.slice(4, 8)))
    throw new VideoRefused('VIDEO_FORMAT_NOT_SUPPORTED', 'QuickTime without a type')
  if (FOREIGN.some((prefix) => text.startsWith(prefix)))
    throw new VideoRefused('VIDEO_FORMAT_NOT_SUPPORTED', 'another kind of film')
  throw new VideoRefused('NOT_A_VIDEO')
}

/** The ftyp box: size, 'ftyp', major brand, minor version, then compatible brands, four bytes each. */
function isoMedia(text: string): { container: 'mp4'; mediaType: 'video/mp4' } {
  const major = text.slice(8, 12)
  if (MP4_BRANDS.test(major)) return { container: 'mp4', mediaType: 'video/mp4' }
  if (/^(qt {2}|3g)/.test(major)) throw new VideoRefused('VIDEO_FORMAT_NOT_SUPPORTED', major)
  if (/^M4[AB] $/.test(major)) throw new VideoRefused('VIDEO_WITHOUT_PICTURES', major)
  throw new VideoRefused('NOT_A_VIDEO', `brand ${major}`)
}

function ebml(text: string): { container: 'webm'; mediaType: 'video/webm' } {
  const at = text.slice(0, 128).indexOf(DOC_TYPE)
  // Size of the DocType in one byte, its first bit set; then the name.
  if (at > 0 && text.slice(at + 3, at + 7) === 'webm') return { container: 'webm', mediaType: 'video/webm' }
  throw new VideoRefused('VIDEO_FORMAT_NOT_SUPPORTED', 'EBML that is not WebM')
}
