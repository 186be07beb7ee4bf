import { createHash, randomInt } from 'node:crypto'
import { drawPicture } from '../tools/system-tests/shared/draw-picture.mjs'

/** A picture that nobody has sealed: a file as Playwright's `setInputFiles` takes it, and its SHA-256. */
export interface Picture {
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  readonly sha256: string
  /** A title that no listing of the marketplace bears by itself. */
  readonly title: string
}

export async function newPicture(): Promise<Picture> {
  const seed = randomInt(2 ** 31)
  const buffer = await drawPicture(seed)
  const sha256 = createHash('sha256').update(buffer).digest('hex')
  const file = { name: `work-${seed}.jpg`, mimeType: 'image/jpeg', buffer }
  return { file, sha256, title: `測試作品 ${seed.toString(36)}` }
}
