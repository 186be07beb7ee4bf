/** Part of a picture in fractions of its sides: left, top, width, height. */
export type WindowBox = [x: number, y: number, width: number, height: number]

/** PDQ of a part of a picture. */
export interface WindowHash {
  /** As `PerceptualHash.hex`. */
  hex: string
  /** 0-100, of the part alone. */
  quality: number
  box: WindowBox
  /** Degrees by which the part was turned about its middle before hashing, clockwise as seen; 0: upright. */
  turn: number
}

/** Hashes of the parts of a picture that its content marks, so that a crop or a collage marks the same ones. */
export interface PictureWindows {
  method: 'pdq-blobs'
  version: 1
  /** At most `MOST_WINDOWS`. */
  hashes: WindowHash[]
}

export const MOST_WINDOWS = 24
