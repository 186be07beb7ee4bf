import * as fc from 'fast-check'
import { sniffVideo } from './sniff-video'
import { VideoRefused } from './video-refused'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
const ftyp = (brand: string): Buffer => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0isommp42`)
const ebml = (type: string): Buffer =>
  bytes(`\x1aE\xdf\xa3\x93\x42\x82${String.fromCharCode(0x80 + type.length)}${type}\x42\x87\x81\x02`)

const codeOf = (head: Buffer): string => {
  try {
    return sniffVideo(head).mediaType
  } catch (error) {
    if (error instanceof VideoRefused) return error.code
    throw error
  }
}

test('MEMBER-08: MP4 and WebM are told by their first bytes', () => {
  for (const brand of ['isom', 'mp42', 'avc1', 'iso5', 'M4V '])
    expect([brand, codeOf(ftyp(brand))]).toEqual([brand, 'video/mp4'])
  expect(codeOf(ebml('webm'))).toBe('video/webm')
})

test('every other file is refused by what it is', () => {
  const files: Record<string, [Buffer, string]> = {
    nothing: [Buffer.alloc(0), 'VIDEO_EMPTY'],
    Matroska: [ebml('matroska'), 'VIDEO_FORMAT_NOT_SUPPORTED'],
    QuickTime: [ftyp('qt  '), 'VIDEO_FORMAT_NOT_SUPPORTED'],
    'QuickTime of old': [bytes('\0\0\0\x08wide\0\0'), 'VIDEO_FORMAT_NOT_SUPPORTED'],
    '3GPP': [ftyp('3gp5'), 'VIDEO_FORMAT_NOT_SUPPORTED'],
    AVI: [bytes('RIFF\0\0\0\0AVI LIST'), 'VIDEO_FORMAT_NOT_SUPPORTED'],
    'MPEG transport': [bytes('G@\0\x10'), 'VIDEO_FORMAT_NOT_SUPPORTED'],
    Ogg: [bytes('OggS\0\x02'), 'VIDEO_FORMAT_NOT_SUPPORTED'],
    'sound alone': [ftyp('M4A '), 'VIDEO_WITHOUT_PICTURES'],
    HEIC: [ftyp('heic'), 'NOT_A_VIDEO'],
    AVIF: [ftyp('avif'), 'NOT_A_VIDEO'],
    JPEG: [bytes('\xff\xd8\xff\xe0'), 'NOT_A_VIDEO'],
    playlist: [bytes('#EXTM3U\nfile:///etc/passwd'), 'NOT_A_VIDEO'],
    'concat script': [bytes("ffconcat version 1.0\nfile '/etc/passwd'"), 'NOT_A_VIDEO'],
    page: [bytes('<html><video src=x>'), 'NOT_A_VIDEO'],
  }
  for (const [name, [head, code]] of Object.entries(files)) expect([name, codeOf(head)]).toEqual([name, code])
})

test('any bytes get an answer of the kind', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (head) => {
      expect(codeOf(Buffer.from(head))).toMatch(/^(video\/(mp4|webm)|[A-Z_]+)$/)
    }),
  )
})
