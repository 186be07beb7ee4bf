import type { Grey } from '../picture/decode'

/** Mean of any upright rectangle of a picture in constant time (summed-area table, Crow 1984). */
export class BoxMean {
  private static readonly built = new WeakMap<Grey, BoxMean>()
  private readonly sums: Float64Array
  private readonly stride: number

  /** The table of a picture, built once while the picture lives: a decision looks at it several times. */
  static of(grey: Grey): BoxMean {
    const known = BoxMean.built.get(grey) ?? new BoxMean(grey)
    BoxMean.built.set(grey, known)
    return known
  }

  private constructor(private readonly grey: Grey) {
    const { data, width, height } = grey
    this.stride = width + 1
    this.sums = new Float64Array(this.stride * (height + 1))
    for (let y = 0; y < height; y++) {
      let row = 0
      for (let x = 0; x < width; x++) {
        row += data[y * width + x]!
        this.sums[(y + 1) * this.stride + x + 1] = this.sums[y * this.stride + x + 1]! + row
      }
    }
  }

  /**
   * Mean of the square of side `side` (≥ 1) around x, y in pixels, edges interpolated; NaN outside the picture. Plain
   * numbers, as this runs some hundred thousand times a decision.
   */
  at(x: number, y: number, side: number): number {
    const half = Math.max(side, 1) / 2
    const { width, height } = this.grey
    if (!(x >= 0 && y >= 0 && x <= width && y <= height)) return Number.NaN
    const [left, right] = [Math.max(0, x - half), Math.min(width, x + half)]
    const [top, bottom] = [Math.max(0, y - half), Math.min(height, y + half)]
    const [fromX, toX] = [Math.min(Math.floor(left), width - 1), Math.min(Math.floor(right), width - 1)]
    const [fromY, toY] = [Math.min(Math.floor(top), height - 1), Math.min(Math.floor(bottom), height - 1)]
    const sum =
      this.sum(toX, right - toX, toY, bottom - toY) -
      this.sum(fromX, left - fromX, toY, bottom - toY) -
      this.sum(toX, right - toX, fromY, top - fromY) +
      this.sum(fromX, left - fromX, fromY, top - fromY)
    return sum / ((right - left) * (bottom - top))
  }

  /** The same around every x at every y, all of them in the picture; row after row. */
  grid(xs: Float64Array, ys: Float64Array, side: number): Float64Array {
    const half = Math.max(side, 1) / 2
    const across = Array.from(xs, (x) => spanOf(x, half, this.grey.width))
    const means = new Float64Array(xs.length * ys.length)
    let at = 0
    for (const y of ys) {
      const down = spanOf(y, half, this.grey.height)
      for (const span of across) means[at++] = this.mean(span, down)
    }
    return means
  }

  private mean(across: Span, down: Span): number {
    const sum =
      this.sum(across.to, across.toPart, down.to, down.toPart) -
      this.sum(across.from, across.fromPart, down.to, down.toPart) -
      this.sum(across.to, across.toPart, down.from, down.fromPart) +
      this.sum(across.from, across.fromPart, down.from, down.fromPart)
    return sum / (across.length * down.length)
  }

  /** Sum of everything above and left of a point: whole pixels and the fractions beyond; bilinear between grid points. */
  private sum(x: number, fx: number, y: number, fy: number): number {
    const at = y * this.stride + x
    const upper = this.sums[at]! * (1 - fx) + this.sums[at + 1]! * fx
    const lower = this.sums[at + this.stride]! * (1 - fx) + this.sums[at + this.stride + 1]! * fx
    return upper * (1 - fy) + lower * fy
  }
}

/** A stretch along one axis, in whole pixels and the fractions beyond. */
interface Span {
  from: number
  fromPart: number
  to: number
  toPart: number
  length: number
}

/** As far as the picture goes. */
function spanOf(middle: number, half: number, end: number): Span {
  const [low, high] = [Math.max(0, middle - half), Math.min(end, middle + half)]
  const [from, to] = [Math.min(Math.floor(low), end - 1), Math.min(Math.floor(high), end - 1)]
  return { from, fromPart: low - from, to, toPart: high - to, length: high - low }
}
