/** Row by row; maps fractions (0 to 1) of one picture's sides to fractions of another's. */
export type Homography = readonly number[]

export interface Size {
  readonly width: number
  readonly height: number
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** Smaller determinants turn a picture into a line: nothing can be laid over the other then. */
const FLAT = 1e-9

/** The map back, by the adjugate; undefined where there is none. */
export function inverse(homography: Homography): Matrix | undefined {
  const [a, b, c, d, e, f, g, h, i] = homography as Matrix
  const adjugate: Matrix = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  const determinant = a * adjugate[0] + b * adjugate[3] + c * adjugate[6]
  if (!Number.isFinite(determinant) || Math.abs(determinant) < FLAT || adjugate[8] === 0) return undefined
  return adjugate.map((value) => value / adjugate[8]) as unknown as Matrix
}

/**
 * The CSS transform (origin: top left) that lays a picture, stretched to a box of this size in pixels, where the map of
 * fractions says.
 */
export function transformOf(map: Homography, { width, height }: Size): string {
  const [a, b, c, d, e, f, g, h, i] = map as Matrix
  const columns = [
    [a, (d * height) / width, 0, g / width],
    [(b * width) / height, e, 0, h / height],
    [0, 0, 1, 0],
    [c * width, f * height, 0, i],
  ]
  return `matrix3d(${columns.flat().map(plain).join(', ')})`
}

/** CSS reads exponents, but its inspectors and older engines do not all; 8 places are far below a pixel. */
const plain = (value: number): string => String(Number(value.toFixed(8)))
