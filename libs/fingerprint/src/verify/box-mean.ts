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

  /** Mean of the square of side `side` (≥ 1) around x, y in pixels, edges interpolated; NaN outside the picture. */
  at(x: number, y: number, side: number): number {
    const half = Math.max(side, 1) / 2
    const { width, height } = this.grey
    if (!(x >= 0 && y >= 0 && x <= width && y <= height)) return Number.NaN
    const left = Math.max(0, x - half)
    const right = Math.min(width, x + half)
    const top = Math.max(0, y - half)
    const bottom = Math.min(height, y + half)
    // Each bound's place in the table is worked out once for both of its corners.
    const [x0, x1] = [Math.min(Math.floor(left), width - 1), Math.min(Math.floor(right), width - 1)]
    const [y0, y1] = [Math.min(Math.floor(top), height - 1), Math.min(Math.floor(bottom), height - 1)]
    const [fx0, fx1] = [left - x0, right - x1]
    const [fy0, fy1] = [top - y0, bottom - y1]
    const sum =
      this.sum(x1, fx1, y1, fy1) -
      this.sum(x0, fx0, y1, fy1) -
      this.sum(x1, fx1, y0, fy0) +
      this.sum(x0, fx0, y0, fy0)
    return sum / ((right - left) * (bottom - top))
  }

  /** Sum of everything above and left of a point: whole pixels and the fractions beyond; bilinear between grid points. */
  private sum(x: number, fx: number, y: number, fy: number): number {
    const at = y * this.stride + x
    const upper = this.sums[at]! * (1 - fx) + this.sums[at + 1]! * fx
    const lower = this.sums[at + this.stride]! * (1 - fx) + this.sums[at + this.stride + 1]! * fx
    return upper * (1 - fy) + lower * fy
  }
}
