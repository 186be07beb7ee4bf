import type { PictureWindows } from '../windows/picture-windows'
import type { ImageFormat, ImageMediaType } from './sniff'

/** `exact`: every pixel decoded, as the published algorithm has it. `fast`: shrink-on-load, a few bits away. */
export type HashProfile = 'exact' | 'fast'

export interface PerceptualHash {
  algorithm: 'pdq'
  profile: HashProfile
  version: 1
  /** 256 bits as 64 lower-case hex digits, most significant word first, as ThreatExchange prints them. */
  hex: string
  /** 0-100: how much there is to match; below 50 the hash alone should decide nothing (PDQ paper, §8). */
  quality: number
}

export interface ImageFacts {
  format: ImageFormat
  mediaType: ImageMediaType
  /** Pixels, as seen: after the EXIF orientation. */
  width: number
  height: number
  /** Frames or pages in the file. Everything else here describes the first one. */
  frames: number
  perceptualHash: PerceptualHash
  /** Hashes of the eight turned and mirrored pictures, in the order of `DIHEDRALS`; the first is the hash itself. */
  dihedrals: string[]
}

/** The facts with the hashes of a picture's parts: what `ImageWorkers.inspect` gives and an index keeps. */
export interface InspectedImage extends ImageFacts {
  windows: PictureWindows
  /** Hashes of the parts of a drawing that stand apart on a plain ground, at most four, 64 hexadecimal digits each. */
  figures: string[]
}
