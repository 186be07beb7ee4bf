import type { Pixels } from '../picture/decode'

/**
 * A grey plane whose sum over any rectangle, at fractions of a pixel too, takes four look-ups (summed-area table,
 * F. Crow, 'Summed-Area Tables for Texture Mapping', SIGGRAPH 1984).
 */
export class IntegralImage {
  /** (width + 1) × (height + 1): at x, y the sum of everything above and left of it. */
  private readonly sums: Float64Array

  constructor(
    readonly data: ArrayLike<number>,
    readonly width: number,
    readonly height: number,
  ) {
    const stride = width + 1
    this.sums = new Float64Array(stride * (height + 1))
    for (let y = 0; y < height; y++) {
      let row = 0
      for (let x = 0; x < width; x++) {
        row += data[y * width + x]!
        this.sums[(y + 1) * stride + x + 1] = this.sums[y * stride + x + 1]! + row
      }
    }
  }

  /** Sum above and left of a point in pixels; points outside count as on the edge. */
  sumTo(x: number, y: number): number {
    const { width, height, sums } = this
    const cx = x < 0 ? 0 : x > width ? width : x
    const cy = y < 0 ? 0 : y > height ? height : y
    const column = Math.min(width - 1, Math.floor(cx))
    const row = Math.min(height - 1, Math.floor(cy))
    const [fx, fy] = [cx - column, cy - row]
    const at = row * (width + 1) + column
    const below = at + width + 1
    return (
      (sums[at]! * (1 - fx) + sums[at + 1]! * fx) * (1 - fy) +
      (sums[below]! * (1 - fx) + sums[below + 1]! * fx) * fy
    )
  }

  /** `sumTo` of points along a row, into `out`. */
  sumsTo(xs: Float64Array, y: number, out: Float64Array): void {
    for (let i = 0; i < xs.length; i++) out[i] = this.sumTo(xs[i]!, y)
  }

  /** Mean between two corners, in pixels; the rectangle must lie inside and have an area. */
  mean(left: number, top: number, right: number, bottom: number): number {
    const sum =
      this.sumTo(right, bottom) - this.sumTo(left, bottom) - this.sumTo(right, top) + this.sumTo(left, top)
    return sum / ((right - left) * (bottom - top))
  }

  /** The plane at another size, each new pixel the mean of what it covers. */
  resized(width: number, height: number): { data: Float32Array; width: number; height: number } {
    const data = new Float32Array(width * height)
    const [stepX, stepY] = [this.width / width, this.height / height]
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        data[y * width + x] = this.mean(x * stepX, y * stepY, (x + 1) * stepX, (y + 1) * stepY)
    return { data, width, height }
  }
}

/** A picture is shrunk by a whole factor to the smallest longer side from here on: 512-1023 pixels. */
const PLANE_SIDE = 512

/**
 * Luma (0.299, 0.587, 0.114) of a decoded picture, each pixel the mean of k × k. `shape` is the picture's true size:
 * pixels that were decoded to another shape are brought back to it.
 */
export function integralImageOf(pixels: Pixels, shape: { width: number; height: number }): IntegralImage {
  const factor = Math.max(1, Math.floor(Math.max(pixels.width, pixels.height) / PLANE_SIDE))
  const plane = shrunkLuma(pixels, factor)
  const width = Math.max(1, Math.min(plane.width, Math.round((plane.height * shape.width) / shape.height)))
  const height = Math.max(1, Math.min(plane.height, Math.round((plane.width * shape.height) / shape.width)))
  if (Math.abs(plane.width - width) <= 1 && Math.abs(plane.height - height) <= 1) return plane
  const reshaped = plane.resized(width, height)
  return new IntegralImage(reshaped.data, width, height)
}

function shrunkLuma({ data, width, height, channels }: Pixels, factor: number): IntegralImage {
  const w = Math.max(1, Math.floor(width / factor))
  const h = Math.max(1, Math.floor(height / factor))
  const luma = new Float32Array(w * h)
  const coloured = channels >= 3
  for (let y = 0; y < Math.min(height, h * factor); y++) {
    const row = Math.floor(y / factor) * w
    for (let x = 0, p = y * width * channels; x < w; x++) {
      let sum = 0
      for (let i = 0; i < factor; i++, p += channels)
        sum += coloured ? 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]! : data[p]!
      luma[row + x] = luma[row + x]! + sum / (factor * factor)
    }
  }
  return new IntegralImage(luma, w, h)
}
