import { spreadPoints } from '../features/spread'
import { hashToHex } from '../pdq/hash-hex'
import { blockQuality, lowFrequencies, signBits } from '../pdq/transform'
import type { Pixels } from '../picture/decode'
import { contentBox } from './content-box'
import { cutBlocks, cutTurned, liesInside } from './cut-blocks'
import type { Square } from './cut-blocks'
import { findBlobs } from './find-blobs'
import type { Blob } from './find-blobs'
import { figureBoxes } from './figure-boxes'
import { dominantOrientation } from './dominant-orientation'
import { MOST_WINDOWS } from './picture-windows'
import type { PictureWindows, WindowBox, WindowHash } from './picture-windows'
import { scaleSpaceOf } from './scale-space'
import { integralImageOf } from './integral-image'
import type { IntegralImage } from './integral-image'

/** Longer side of the plane on which spots are sought, and the blur in its pixels from which to which. */
const BLOB_SIDE = 128
const FINEST = 1.6
const COARSEST = 14
/** A window's side in sigmas of its spot: the spot and as much around it. */
const SIDE_PER_SIGMA = 6
/** Windows that are turned to their dominant orientation, for turned copies; the others stay upright, which is steadier. */
const MOST_TURNED = 8
/**
 * Spots are taken from the cells of such a grid in turn, so that a caption or the busiest part of a collage can't have
 * all windows: at 24 windows that alone found 95 instead of 88 of 100 copies.
 */
const CELLS = 4
/** A content box that cuts less than this share off a side is the whole picture. */
const LEAST_CUT = 0.02
/** Shorter side of a plane, in pixels, below which there is nothing to part. */
const LEAST_PLANE = 48
const LEAST_QUALITY = 20

/**
 * Windows of a picture from the pixels of one decode: what is left without its border, and squares about the spots that
 * stand out most. A spot is found where it is, whatever is around it, so the window about it is the same in the original
 * and in a crop, a collage or a screenshot of it, at any size.
 * @param shape the picture's true size, should the pixels have another
 */
export const hashWindows = (pixels: Pixels, shape: { width: number; height: number }): PictureWindows =>
  hashPlane(integralImageOf(pixels, shape))

/** The same of a plane. */
export function hashPlane(plane: IntegralImage): PictureWindows {
  const hashes = Math.min(plane.width, plane.height) < LEAST_PLANE ? [] : windowsOf(plane)
  return { method: 'pdq-blobs', version: 1, hashes }
}

function windowsOf(plane: IntegralImage): WindowHash[] {
  const squares = squaresOf(plane)
  const content = contentWindow(plane)
  const turned = take(squares, MOST_TURNED, (square) => turnedWindow(plane, square))
  const room = MOST_WINDOWS - content.length - turned.length
  return [...content, ...take(squares, room, (square) => uprightWindow(plane, square)), ...turned]
}

/** The first `most` that have a window worth keeping. */
function take(
  squares: Square[],
  most: number,
  windowOf: (square: Square) => WindowHash | null,
): WindowHash[] {
  const taken: WindowHash[] = []
  for (const square of squares) {
    if (taken.length === most) break
    const window = windowOf(square)
    if (window && window.quality >= LEAST_QUALITY) taken.push(window)
  }
  return taken
}

/** Squares about the spots, in pixels of the plane: the strongest of every part of it first, larger ones preferred. */
function squaresOf(plane: IntegralImage): Square[] {
  const scale = Math.min(1, BLOB_SIDE / Math.max(plane.width, plane.height))
  const width = Math.round(plane.width * scale)
  const height = Math.round(plane.height * scale)
  const [stepX, stepY] = [plane.width / width, plane.height / height]
  const toSquare = ({ x, y, sigma }: Blob): Square => ({
    x: x * stepX,
    y: y * stepY,
    side: sigma * SIDE_PER_SIGMA * Math.sqrt(stepX * stepY),
    turn: 0,
  })
  const spots = findBlobs(scaleSpaceOf(plane.resized(width, height), FINEST, COARSEST)).filter((spot) =>
    liesInside(toSquare(spot), plane),
  )
  const places = spots.flatMap(({ x, y }) => [x, y])
  const strengths = spots.map(({ contrast, sigma }) => contrast * Math.sqrt(sigma))
  const order = spreadPoints(places, strengths, { width, height }, spots.length, CELLS)
  return order.map((i) => toSquare(spots[i]!))
}

/** Hashes of the parts of a drawing that stand apart on its ground (`figureBoxes`), 64 hexadecimal digits each. */
export const hashFigures = (plane: IntegralImage): string[] =>
  figureBoxes(plane)
    .map(({ left, top, right, bottom }) => {
      const [width, height] = [right - left, bottom - top]
      return hashed(cutBlocks(plane, left, top, width, height), [0, 0, 1, 1], 0)
    })
    .filter(({ quality }) => quality >= LEAST_QUALITY)
    .map(({ hex }) => hex)

function contentWindow(plane: IntegralImage): WindowHash[] {
  const { left, top, right, bottom } = contentBox(plane)
  const [width, height] = [right - left, bottom - top]
  if (Math.max(1 - width / plane.width, 1 - height / plane.height) < LEAST_CUT) return []
  const box: WindowBox = [left / plane.width, top / plane.height, width / plane.width, height / plane.height]
  return [hashed(cutBlocks(plane, left, top, width, height), box, 0)]
}

const blocksOf = (plane: IntegralImage, { x, y, side }: Square): Float64Array =>
  cutBlocks(plane, x - side / 2, y - side / 2, side, side)

const uprightWindow = (plane: IntegralImage, square: Square): WindowHash =>
  hashed(blocksOf(plane, square), boxOf(plane, square), 0)

function turnedWindow(plane: IntegralImage, upright: Square): WindowHash | null {
  const square = { ...upright, turn: dominantOrientation(blocksOf(plane, upright)) }
  if (!liesInside(square, plane)) return null
  return hashed(cutTurned(plane, square), boxOf(plane, square), (square.turn * 180) / Math.PI)
}

const boxOf = ({ width, height }: IntegralImage, { x, y, side }: Square): WindowBox => [
  (x - side / 2) / width,
  (y - side / 2) / height,
  side / width,
  side / height,
]

function hashed(blocks: Float64Array, box: WindowBox, turn: number): WindowHash {
  return { hex: hashToHex(signBits(lowFrequencies(blocks))), quality: blockQuality(blocks), box, turn }
}
