import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { photograph, tinyPngOf } = require('@originseal/fingerprint/fixtures')
const sharp = require('sharp')

/**
 * Sound files of every accepted format in its odd forms, small so that a case is quick.
 * @returns {Promise<{ name: string, bytes: Buffer }[]>}
 */
export async function pictureSeeds() {
  const source = await photograph(2026, undefined, { width: 160, height: 120 }).png().toBuffer()
  const clear = await sharp(source)
    .composite([
      {
        input: Buffer.from('<svg width="80" height="120"><rect width="80" height="120"/></svg>'),
        blend: 'dest-out',
      },
    ])
    .png()
    .toBuffer()
  const film = () => sharp([source, clear, source], { join: { animated: true } })
  const exif = { IFD0: { Artist: 'someone', Copyright: 'a' }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } }
  const forms = {
    'jpeg 4:2:0': sharp(source).jpeg(),
    'jpeg progressive': sharp(source).jpeg({ progressive: true }),
    'jpeg grey': sharp(source).greyscale().jpeg(),
    'jpeg cmyk': sharp(source).toColourspace('cmyk').jpeg(),
    'jpeg with EXIF, XMP and profile': sharp(source)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withIccProfile('p3')
      .jpeg({ chromaSubsampling: '4:4:4' }),
    'png rgb': sharp(source).withExif(exif).png(),
    'png interlaced alpha': sharp(clear).png({ progressive: true }),
    'png palette': sharp(source).png({ palette: true, colours: 16 }),
    'png 16 bit with profile': sharp(source).toColourspace('rgb16').withIccProfile('p3').png(),
    'webp lossy': sharp(source).withExif(exif).webp(),
    'webp lossless alpha': sharp(clear).webp({ lossless: true }),
    'webp animated': film().webp(),
    gif: sharp(source).gif(),
    'gif animated': film().gif(),
    avif: sharp(source).avif({ effort: 0 }),
    'avif alpha 4:4:4': sharp(clear).avif({ effort: 0, chromaSubsampling: '4:4:4' }),
  }
  const seeds = []
  for (const [name, image] of Object.entries(forms)) seeds.push({ name, bytes: await image.toBuffer() })
  seeds.push({ name: 'png of 49 megapixels', bytes: tinyPngOf(7000, 7000) })
  return seeds
}
