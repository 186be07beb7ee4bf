import type { Homography, Point } from '../comparison'

export const IDENTITY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** Where a point goes. */
export function mapPoint(h: Homography, x: number, y: number): Point {
  const w = h[6] * x + h[7] * y + h[8]
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w]
}

/** First `b`, then `a`; scaled so that the last element is 1. */
export function multiply(a: Homography, b: Homography): Homography {
  const out = Array.from({ length: 9 }, (_, k) => {
    const row = Math.floor(k / 3) * 3
    return a[row]! * b[k % 3]! + a[row + 1]! * b[(k % 3) + 3]! + a[row + 2]! * b[(k % 3) + 6]!
  })
  return out.map((value) => value / out[8]!) as Homography
}

/** The way back (adjugate over determinant); null when there is none. */
export function invert(m: Homography): Homography | null {
  const [a, b, c, d, e, f, g, h, i] = m
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  if (Math.abs(det) < 1e-12) return null
  const adjugate = [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f]
  adjugate.push(d * h - e * g, b * g - a * h, a * e - b * d)
  return adjugate.map((value) => value / det) as Homography
}

export const scaling = (sx: number, sy: number): Homography => [sx, 0, 0, 0, sy, 0, 0, 0, 1]

/** Solves a·x = b by elimination with pivots; null when singular. `a` is n × n, row by row, and is overwritten. */
export function solveLinear(a: Float64Array, b: Float64Array): Float64Array | null {
  const n = b.length
  for (let col = 0; col < n; col++) {
    let pivot = col
    for (let row = col + 1; row < n; row++)
      if (Math.abs(a[row * n + col]!) > Math.abs(a[pivot * n + col]!)) pivot = row
    if (Math.abs(a[pivot * n + col]!) < 1e-12) return null
    for (let k = 0; k < n; k++) swap(a, pivot * n + k, col * n + k)
    swap(b, pivot, col)
    for (let row = col + 1; row < n; row++) {
      const factor = a[row * n + col]! / a[col * n + col]!
      for (let k = col; k < n; k++) a[row * n + k] = a[row * n + k]! - factor * a[col * n + k]!
      b[row] = b[row]! - factor * b[col]!
    }
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let k = row + 1; k < n; k++) b[row] = b[row]! - a[row * n + k]! * b[k]!
    b[row] = b[row]! / a[row * n + row]!
  }
  return b
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i]!
  values[i] = values[j]!
  values[j] = kept
}
