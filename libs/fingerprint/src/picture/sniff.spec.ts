import { acceptedType } from './accepted-type'
import { isCutShort } from './completeness'
import { ImageRefused } from './image-refused'
import { sniff } from './sniff'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const ftyp = (major: string, ...compatible: string[]): Buffer => {
  const body = latin1(`ftyp${major}\0\0\0\0${compatible.join('')}`)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 4)
  return Buffer.concat([size, body, latin1('\0\0\0\x08mdat')])
}

describe('sniffing the type of a file', () => {
  test.each([
    ['JPEG', latin1('\xff\xd8\xff\xe0..'), 'jpeg'],
    ['PNG', latin1('\x89PNG\r\n\x1a\n..'), 'png'],
    ['WEBP', latin1('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
    ['GIF', latin1('GIF89a..'), 'gif'],
    ['AVIF', ftyp('avif', 'mif1'), 'avif'],
    ['AVIF under a general major brand', ftyp('mif1', 'miaf', 'avif'), 'avif'],
    ['SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg">'), 'svg'],
    [
      'SVG after a byte order mark, a declaration and a comment',
      latin1('\xef\xbb\xbf <?xml version="1.0"?><!-- x --><svg>'),
      'svg',
    ],
    ['SVG under a prefix', latin1('<s:svg xmlns:s="http://www.w3.org/2000/svg">'), 'svg'],
    ['SVG in UTF-16', Buffer.from('\ufeff<svg >', 'utf16le'), 'svg'],
    ['HTML', latin1('\n<!DOCTYPE html><p>'), 'html'],
    ['a bare script', latin1('<script>alert(1)</script>'), 'html'],
    ['XML', latin1('<?xml version="1.0"?><note/>'), 'xml'],
    ['HEIC', ftyp('heic', 'mif1'), 'heic'],
    ['HEIC that also names AVIF', ftyp('heic', 'avif'), 'heic'],
    ['HEIC under a general major brand', ftyp('mif1', 'heic'), 'heic'],
    ['HEIF of no named codec', ftyp('mif1'), 'heif'],
    ['TIFF', latin1('II*\0'), 'tiff'],
    ['BMP', latin1('BM....'), 'bmp'],
    ['PDF', latin1('%PDF-1.7'), 'pdf'],
    ['ZIP', latin1('PK\x03\x04'), 'zip'],
    ['MP4', ftyp('isom'), 'video'],
    ['text', latin1('hello'), 'unknown'],
  ])('%s', (_, bytes, format) => {
    expect(sniff(bytes)).toMatchObject({ format })
  })

  test.each([
    ['', 'EMPTY_FILE'],
    ['hello', 'NOT_AN_IMAGE'],
    ['<svg>', 'ACTIVE_CONTENT'],
    ['<html>', 'ACTIVE_CONTENT'],
    ['BM....', 'IMAGE_FORMAT_NOT_SUPPORTED'],
    ['\0\0\0\x10ftypheic\0\0\0\0', 'HEIC_NOT_SUPPORTED'],
  ])('%j is refused as %s', (text, code) => {
    expect(() => acceptedType(latin1(text))).toThrow(expect.objectContaining({ code }))
    expect(() => acceptedType(latin1(text))).toThrow(ImageRefused)
  })

  test('a container that ends early is known without decoding', () => {
    expect(isCutShort(latin1('RIFF\xff\0\0\0WEBPVP8 '), 'webp')).toBe(true)
    expect(isCutShort(latin1('RIFF\x08\0\0\0WEBPVP8 '), 'webp')).toBe(false)
    expect(isCutShort(latin1('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'), 'png')).toBe(true)
    expect(isCutShort(latin1('\0\0\0\x10ftypavif\0\0\0\0\0\0\xff\xffmdat'), 'avif')).toBe(true)
    expect(isCutShort(latin1('\xff\xd8\xff\xe0'), 'jpeg')).toBe(true)
  })
})
