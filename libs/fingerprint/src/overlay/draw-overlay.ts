import sharp from 'sharp'
import type { Comparison, Point } from '../comparison'
import { finish, pipeline } from '../picture/decode'
import type { OpenPicture, Pixels } from '../picture/decode'
import { invert, mapPoint } from '../verify/homography-math'

const PINK = '#D45398'
const PAPER = '#FFFFFF'
const PANEL = { width: 580, height: 480 }
const GAP = 16
const STRIP = { width: PANEL.width * 2 + GAP, height: 240 }

interface Panel {
  pixels: Pixels
  left: number
  top: number
}

/**
 * Original left, candidate right, the matched region outlined in brand pink on both, and below a strip that shows the
 * original, the candidate laid over it half and half, and the candidate brought into the original's frame.
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
    const blended = await blend(original, candidate, comparison)
    blended.forEach((pixels, i) => {
      const third = { width: Math.floor((STRIP.width - 2 * GAP) / 3), height: STRIP.height }
      layers.push(asLayer(place(pixels, i * (third.width + GAP), PANEL.height + GAP, third)))
    })
    height += GAP + STRIP.height
  }
  const sheet = sharp({ create: { width: STRIP.width, height, channels: 3, background: PAPER } }).composite(
    layers,
  )
  return (format === 'png' ? sheet.png() : sheet.jpeg({ quality: 88 })).toBuffer()
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

/** The polygon in pink on a white rim, so that it shows on any picture. Our own numbers only: no text enters the SVG. */
function outline(
  { pixels: { width, height }, left, top }: Panel,
  polygon: readonly Point[],
): sharp.OverlayOptions {
  const points = polygon.map(([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`).join(' ')
  const line = (colour: string, stroke: number): string =>
    `<polygon points="${points}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${line(PAPER, 8)}${line(PINK, 5)}</svg>`
  return { input: Buffer.from(svg), left, top }
}

/** Original, half and half, candidate, all in the original's frame. */
async function blend(
  original: OpenPicture,
  candidate: OpenPicture,
  { homography }: Comparison,
): Promise<Pixels[]> {
  const box = { width: Math.floor((STRIP.width - 2 * GAP) / 3), height: STRIP.height }
  const own = await fit(original, box)
  const other = await fit(candidate, { width: 1200, height: 1200 })
  const warped = { ...own, channels: 3, data: new Uint8Array(own.width * own.height * 3).fill(255) }
  const mixed = { ...warped, data: new Uint8Array(warped.data.length) }
  for (let y = 0; y < own.height; y++) {
    for (let x = 0; x < own.width; x++) {
      const [u, v] = mapPoint(homography!, (x + 0.5) / own.width, (y + 0.5) / own.height)
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
  return [own, mixed, warped]
}
