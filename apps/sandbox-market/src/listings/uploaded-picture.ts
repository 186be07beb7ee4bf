import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { imageTypeOf } from './image-type.rules'

/** The file is no picture that can be shown; the message is for its sender. */
export class PictureRefused extends Error {
  constructor(
    readonly code: 'empty' | 'not-an-image' | 'heic' | 'too-many-pixels' | 'too-small' | 'damaged',
    message: string,
  ) {
    super(message)
    this.name = 'PictureRefused'
  }
}

/** Pixels of a canvas; a bomb says more than this in its header and is refused before it is decoded. */
const mostPixels = 50_000_000
const leastEdge = 64
/** Longest edge kept, in pixels. */
const longestEdge = 2_400

/**
 * Reads an upload by its content: first frame only, upright, on white, in sRGB, without metadata.
 * Gives PNG bytes, so that what is done next does not begin with a loss. @throws PictureRefused
 */
export async function readPicture(path: string): Promise<Buffer> {
  await refuseByType(path)
  const picture = sharp(path, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
  try {
    const { width, height } = await picture.metadata()
    if (width * height > mostPixels) throw tooManyPixels()
    if (Math.min(width, height) < leastEdge)
      throw new PictureRefused('too-small', `圖片的長寬至少要 ${leastEdge} 像素`)
    return await picture
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    if (/pixel limit/i.test(String(error))) throw tooManyPixels()
    throw new PictureRefused('damaged', '圖片不完整或無法讀取，請重新輸出後再試')
  }
}

async function refuseByType(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    if (bytesRead === 0) throw new PictureRefused('empty', '這個檔案是空的，請選擇另一張圖片')
    const type = imageTypeOf(buffer)
    if (type === 'heic') throw new PictureRefused('heic', '不支援 HEIC，請另存為 JPG 或 PNG')
    if (type === 'unknown')
      throw new PictureRefused('not-an-image', '這不是圖片，請選擇 JPG、PNG、WEBP、GIF 或 AVIF 檔')
  } finally {
    await file.close()
  }
}

const tooManyPixels = (): PictureRefused =>
  new PictureRefused('too-many-pixels', '圖片的像素太多，請縮小後再上傳')
