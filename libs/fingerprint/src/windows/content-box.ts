import type { IntegralImage } from './integral-image'

/** In pixels of the plane; right and bottom are exclusive. */
export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Grey levels that count as one colour. */
const SAME = 10
/** Share of a line that may differ all the same: dust, noise of the encoder. */
const STRAY = 0.005
/** What is left is at least this share of each side; else the picture is flat and is taken whole. */
const LEAST = 0.15

/** What remains when lines of one colour are cut from all four sides. */
export function contentBox({ data, width, height }: IntegralImage): Rectangle {
  const box = { left: 0, top: 0, right: width, bottom: height }
  const flatRow = (y: number): boolean => isFlat(data, y * width + box.left, 1, box.right - box.left)
  const flatColumn = (x: number): boolean => isFlat(data, box.top * width + x, width, box.bottom - box.top)
  for (let moved = true; moved;) {
    moved = false
    const cut = (when: boolean, side: keyof Rectangle, by: 1 | -1): void => {
      if (!when) return
      box[side] += by
      moved = true
    }
    if (box.bottom - box.top < height * LEAST || box.right - box.left < width * LEAST)
      return { left: 0, top: 0, right: width, bottom: height }
    cut(flatRow(box.top), 'top', 1)
    cut(flatRow(box.bottom - 1), 'bottom', -1)
    cut(flatColumn(box.left), 'left', 1)
    cut(flatColumn(box.right - 1), 'right', -1)
  }
  return box
}

function isFlat(data: ArrayLike<number>, from: number, step: number, count: number): boolean {
  const colour = data[from + (count >> 1) * step]!
  let stray = 0
  for (let i = 0, at = from; i < count; i++, at += step)
    if (Math.abs(data[at]! - colour) > SAME && ++stray > count * STRAY) return false
  return true
}
