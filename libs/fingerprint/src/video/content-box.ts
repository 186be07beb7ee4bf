import { PLANE_SIDE } from './decode-planes'
import type { FramePlane } from './decode-planes'

/** Pixels of the plane. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** How far grey levels of a border may differ, over its whole line and all frames: coders leave traces. */
const FLAT = 24
/** A side is trimmed up to here at most; what is flatter than that is the picture itself. */
const MOST_TRIMMED = Math.floor(PLANE_SIDE * 0.35)

export const WHOLE: Box = { left: 0, top: 0, width: PLANE_SIDE, height: PLANE_SIDE }

/** What is left of the frames inside a border (letterbox, frame) of one tone that stands still in all of them. */
export function contentBox(planes: readonly FramePlane[]): Box {
  const rows = spread(planes, (row, i) => row * PLANE_SIDE + i)
  const columns = spread(planes, (column, i) => i * PLANE_SIDE + column)
  const [top, bottom] = flatEnds(rows)
  const [left, right] = flatEnds(columns)
  return { left, top, width: PLANE_SIDE - left - right, height: PLANE_SIDE - top - bottom }
}

/** Of every line, the greatest difference between any two of its pixels in any frames. */
function spread(planes: readonly FramePlane[], place: (line: number, i: number) => number): Uint8Array {
  const out = new Uint8Array(PLANE_SIDE)
  for (let line = 0; line < PLANE_SIDE; line++) {
    let least = 255
    let most = 0
    for (const { luma } of planes) {
      for (let i = 0; i < PLANE_SIDE; i++) {
        const value = luma[place(line, i)]!
        if (value < least) least = value
        if (value > most) most = value
      }
      // A line that is not flat in one frame needs no other.
      if (most - least > FLAT) break
    }
    out[line] = most - least
  }
  return out
}

function flatEnds(lines: Uint8Array): [atStart: number, atEnd: number] {
  let start = 0
  while (start < MOST_TRIMMED && lines[start]! <= FLAT) start++
  let end = 0
  while (end < MOST_TRIMMED && lines[lines.length - 1 - end]! <= FLAT) end++
  // Flat up to the limit: a dark or empty film, not a border.
  return [start === MOST_TRIMMED ? 0 : start, end === MOST_TRIMMED ? 0 : end]
}
