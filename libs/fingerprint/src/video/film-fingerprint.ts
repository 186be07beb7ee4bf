/**
 * Which part of a frame a hash is of: all of it; what is inside a border that stands still; and, of that, the upper and
 * lower three quarters (for captions), the four halves (for stickers, and for two pictures in one), and the square in the
 * middle (for the thumbnails of shops).
 */
export type FrameWindow =
  | 'frame'
  | 'content'
  | 'upper'
  | 'lower'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'square'

export interface FrameHash {
  window: FrameWindow
  /** PDQ, 64 hex digits: as shown, and mirrored left and right. */
  hex: string
  mirrored: string
  /** 0-100; below `QUALITY_FLOOR` there is nothing to match, as in black or blank frames. */
  quality: number
}

/** PDQ of a part that the frame's content marks: what is inside its border, and squares about what stands out. */
export type PartHash = Omit<FrameHash, 'window'>

export interface FilmFrame {
  /** Milliseconds after the film's first picture. */
  at: number
  hashes: FrameHash[]
  /** As pictures have them (`PictureWindows`), to find the frame in one or one in the frame. Not compared with films. */
  parts: PartHash[]
}

/** Frames by PDQ, in the manner of vPDQ (ThreatExchange, vpdq/README.md), with time and windows kept. */
export interface FilmFingerprint {
  method: 'film-pdq'
  version: 2
  durationMs: number
  /** In the order of time, about `FRAMES_PER_SECOND` a second. */
  frames: FilmFrame[]
}

/** PDQ quality from which a hash may decide something (PDQ paper, §8; vPDQ's default, too). */
export const QUALITY_FLOOR = 50
/** Differing bits up to which two frames are the same one (vPDQ's default). */
export const FRAME_LIMIT = 31
