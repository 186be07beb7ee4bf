import sharp from 'sharp'
import type { Comparison, Homography, Point } from '../comparison'
import { FEATURE_SIDE } from '../features/detect-features'
import { CLOSE_SIDE } from '../features/look-closer'
import { decodeGrey, finish, pipeline } from '../picture/decode'
import type { OpenPicture, Pixels } from '../picture/decode'
import { hasCommonTone } from '../verify/common-tone'
import { invert, mapPoint } from '../verify/homography-math'
import { sampleGrid, TILE } from '../verify/sampling-grid'
import { lookAtTiles } from '../verify/look-at-tiles'

const PINK = '#D45398'
const PAPER = '#FFFFFF'
/** How white the veil over what does not match is. */
const VEIL = 0.6
const PANEL = { width: 580, height: 480 }
const GAP = 16
const STRIP = { width: PANEL.width * 2 + GAP, height: 240 }

interface Panel {
  pixels: Pixels
  left: number
  top: number
}

/**
 * Original left, candidate right; the matched region is outlined in brand pink on both and what lies outside it is
 * veiled. Below a strip in the original's frame: both laid over each other half and half, the candidate brought into
 * the frame, and the same with everything veiled that does not agree (what was pasted over it, or cut away).
 * 1176 pixels wide; without a homography there is no outline and no strip.
 */
export async function drawOverlay(
  original: OpenPicture,
  candidate: OpenPicture,
  comparison: Comparison,
  format: 'png' | 'jpeg',
): Promise<Buffer> {
  const left = place(await fit(original, PANEL), 0, 0, PANEL)
  const right = place(await fit(candidate, PANEL), PANEL.width + GAP, 0, PANEL)
  const layers: sharp.OverlayOptions[] = [asLayer(left), asLayer(right)]
  const { homography, overlap } = comparison
  const back = homography && invert(homography)
  let height = PANEL.height
  if (back) {
    const onOriginal = overlap.map(([x, y]) => mapPoint(back, x, y))
    layers.push(outline(left, onOriginal), outline(right, overlap))
    const { mixed, warped } = await inFrame(original, candidate, homography)
    const third = { width: Math.floor((STRIP.width - 2 * GAP) / 3), height: STRIP.height }
    const [first, second, last] = [mixed, warped, warped].map((pixels, i) =>
      place(pixels, i * (third.width + GAP), PANEL.height + GAP, third),
    ) as [Panel, Panel, Panel]
    layers.push(asLayer(first), asLayer(second), asLayer(last))
    layers.push(veilDisagreement(last, await disagreeing(original, candidate, homography)))
    height += GAP + STRIP.height
  }
  const sheet = sharp({ create: { width: STRIP.width, height, channels: 3, background: PAPER } }).composite(
    layers,
  )
  return (format === 'png' ? sheet.png() : sheet.jpeg({ quality: 88 })).toBuffer()
}

/** Tiles of the original's frame on which the candidate does not show the original, in fractions of it. */
async function disagreeing(
  original: OpenPicture,
  candidate: OpenPicture,
  homography: Homography,
): Promise<Box[]> {
  const [a, b] = [await decodeGrey(original, FEATURE_SIDE), await decodeGrey(candidate, CLOSE_SIDE)]
  const grid = sampleGrid(a, b, homography)
  if (!grid) return []
  const tiles = lookAtTiles(grid)
  const isSame = hasCommonTone(tiles)
  const others = tiles.filter((tile) => !tile.agrees && !isSame(tile))
  return others.map(({ left, top }) => {
    const [x, y] = mapPoint(grid.toOriginal, left, top)
    const [toX, toY] = mapPoint(grid.toOriginal, left + TILE, top + TILE)
    return { x, y, width: toX - x, height: toY - y }
  })
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function fit(picture: OpenPicture, box: { width: number; height: number }): Promise<Pixels> {
  const resized = pipeline(picture).resize(box.width, box.height, { fit: 'inside' }).removeAlpha()
  const { data, info } = await finish(picture, resized.raw().toBuffer({ resolveWithObject: true }))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

function place(pixels: Pixels, left: number, top: number, box: { width: number; height: number }): Panel {
  const middle = (outer: number, inner: number): number => Math.max(0, Math.floor((outer - inner) / 2))
  return {
    pixels,
    left: left + middle(box.width, pixels.width),
    top: top + middle(box.height, pixels.height),
  }
}

function asLayer({ pixels, left, top }: Panel): sharp.OverlayOptions {
  const { data, width, height, channels } = pixels
  return { input: Buffer.from(data), raw: { width, height, channels: channels as 1 | 3 }, left, top }
}

/**
 * The polygon in pink on a white rim, so that it shows on any picture, and a veil over the rest. Our own numbers only:
 * no text enters the SVG.
 */
function outline(
  { pixels: { width, height }, left, top }: Panel,
  polygon: readonly Point[],
): sharp.OverlayOptions {
  const places = polygon.map(([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`)
  const line = (colour: string, stroke: number): string =>
    `<polygon points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"/>`
  const rest = `M0,0H${width}V${height}H0Z M${places.join('L')}Z`
  const veil = `<path d="${rest}" fill="${PAPER}" fill-opacity="${VEIL}" fill-rule="evenodd"/>`
  return { input: svgOf(width, height, `${veil}${line(PAPER, 8)}${line(PINK, 5)}`), left, top }
}

function veilDisagreement(
  { pixels: { width, height }, left, top }: Panel,
  boxes: readonly Box[],
): sharp.OverlayOptions {
  const veils = boxes.map(({ x, y, width: w, height: h }) => {
    // Whole pixels, so that neighbouring veils leave no seam and no double line.
    const [from, to] = [Math.round(x * width), Math.round((x + w) * width)]
    const [above, below] = [Math.round(y * height), Math.round((y + h) * height)]
    return `<rect x="${from}" y="${above}" width="${to - from}" height="${below - above}"/>`
  })
  const group = `<g fill="${PAPER}" fill-opacity="0.8" shape-rendering="crispEdges">${veils.join('')}</g>`
  return { input: svgOf(width, height, group), left, top }
}

const svgOf = (width: number, height: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)

/** The candidate in the original's frame, alone and half and half with it. */
async function inFrame(
  original: OpenPicture,
  candidate: OpenPicture,
  homography: Homography,
): Promise<{ mixed: Pixels; warped: Pixels }> {
  const box = { width: Math.floor((STRIP.width - 2 * GAP) / 3), height: STRIP.height }
  const own = await fit(original, box)
  const other = await fit(candidate, { width: 1200, height: 1200 })
  const warped = { ...own, channels: 3, data: new Uint8Array(own.width * own.height * 3).fill(255) }
  const mixed = { ...warped, data: new Uint8Array(warped.data.length) }
  for (let y = 0; y < own.height; y++) {
    for (let x = 0; x < own.width; x++) {
      const [u, v] = mapPoint(homography, (x + 0.5) / own.width, (y + 0.5) / own.height)
      const inside = u >= 0 && v >= 0 && u < 1 && v < 1
      const from = (Math.floor(v * other.height) * other.width + Math.floor(u * other.width)) * other.channels
      const at = y * own.width + x
      for (let c = 0; c < 3; c++) {
        const mine = own.data[at * own.channels + Math.min(c, own.channels - 1)]!
        const theirs = inside ? other.data[from + Math.min(c, other.channels - 1)]! : 255
        warped.data[at * 3 + c] = theirs
        mixed.data[at * 3 + c] = inside ? (mine + theirs) >> 1 : mine
      }
    }
  }
  return { mixed, warped }
}
