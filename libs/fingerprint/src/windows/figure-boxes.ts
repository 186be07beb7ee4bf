import type { Rectangle } from './content-box'
import type { IntegralImage } from './integral-image'

/** Grey levels that count as one colour. */
const SAME = 10
/** Share of a line that may differ all the same: dust, noise of the encoder. */
const STRAY = 0.005
/** A gap is at least so wide, as a share of the shorter side of all that is drawn: wider than what lies between letters. */
const LEAST_GAP = 0.08
/** Shorter side of a part, in pixels of the plane, below which it is no figure. */
const LEAST_SIDE = 24
/** How often a part is parted again: a figure over two lines of words, a figure between words. */
const MOST_CUTS = 2

/** Lines of a rectangle that are of its ground, from its upper or left side on. */
function emptyLines({ data, width }: IntegralImage, box: Rectangle, isColumn: boolean): boolean[] {
  const ground = data[box.top * width + box.left]!
  const [lines, across] = isColumn
    ? [box.right - box.left, box.bottom - box.top]
    : [box.bottom - box.top, box.right - box.left]
  return Array.from({ length: lines }, (_, line) => {
    let stray = 0
    for (let i = 0; i < across; i++) {
      const [x, y] = isColumn ? [box.left + line, box.top + i] : [box.left + i, box.top + line]
      if (Math.abs(data[y * width + x]! - ground) > SAME && ++stray > across * STRAY) return false
    }
    return true
  })
}

/** What is left of a rectangle without the ground about it; undefined where it is empty. */
function trimmed(plane: IntegralImage, box: Rectangle): Rectangle | undefined {
  const columns = emptyLines(plane, box, true)
  const [left, right] = [columns.indexOf(false), columns.lastIndexOf(false)]
  if (left === -1) return undefined
  const rows = emptyLines(plane, box, false)
  const [top, bottom] = [rows.indexOf(false), rows.lastIndexOf(false)]
  if (top === -1) return undefined
  return {
    left: box.left + left,
    right: box.left + right + 1,
    top: box.top + top,
    bottom: box.top + bottom + 1,
  }
}

/** The longest run of empty lines: where it begins, and how long it is. */
function widestGap(lines: readonly boolean[]): { readonly from: number; readonly length: number } {
  let widest = { from: 0, length: 0 }
  let from = 0
  for (let line = 0; line <= lines.length; line++) {
    if (lines[line]) continue
    if (line - from > widest.length) widest = { from, length: line - from }
    from = line + 1
  }
  return widest
}

/** @param given the least gap, px; without it that of all that is drawn in the rectangle */
function parted(plane: IntegralImage, outer: Rectangle, cuts: number, given?: number): Rectangle[] {
  const box = trimmed(plane, outer)
  if (!box || Math.min(box.right - box.left, box.bottom - box.top) < LEAST_SIDE) return []
  // Each line goes on to the sides of the outer rectangle, so that it begins with ground.
  const columns = emptyLines(plane, { ...outer, left: box.left, right: box.right }, true)
  const rows = emptyLines(plane, { ...outer, top: box.top, bottom: box.bottom }, false)
  const [across, down] = [widestGap(columns), widestGap(rows)]
  const least = given ?? Math.max(2, LEAST_GAP * Math.min(box.right - box.left, box.bottom - box.top))
  if (cuts === 0 || Math.max(across.length, down.length) < least) return [box]
  const middle = ({ from, length }: typeof across): number => from + (length >> 1)
  const halves: Rectangle[] =
    across.length >= down.length
      ? [
          { ...outer, right: box.left + middle(across) },
          { ...outer, left: box.left + middle(across) },
        ]
      : [
          { ...outer, bottom: box.top + middle(down) },
          { ...outer, top: box.top + middle(down) },
        ]
  return halves.flatMap((half) => parted(plane, half, cuts - 1, least))
}

/**
 * The parts of a drawing on a plain ground that stand apart, each without the ground about it, at most four: a figure beside a word,
 * a word below it. One alone, if nothing stands apart; none on a ground that is not plain.
 */
export function figureBoxes(plane: IntegralImage): Rectangle[] {
  return parted(plane, { left: 0, top: 0, right: plane.width, bottom: plane.height }, MOST_CUTS)
}
