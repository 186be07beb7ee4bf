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

/**
 * 16, 24, 32 and 40 windows proposed 82, 95, 98 and 98 of 100 copies (21 ways of copying, 12 originals; hard ways: crop 70 %,
 * text over 40 %, screenshots at 25 %, collage).
 */
export const MOST_WINDOWS = 32
