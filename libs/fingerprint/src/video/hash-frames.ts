import { hammingDistance, hashToHex } from '../pdq/hash-hex'
import { lumaBlocks } from '../pdq/luma'
import { blockQuality, lowFrequencies, signBits, turnSpectrum } from '../pdq/transform'
import { hashWindows } from '../windows/hash-windows'
import { turnedHash } from '../windows/look-up-hashes'
import { contentBox, WHOLE } from './content-box'
import type { Box } from './content-box'
import { PLANE_SIDE } from './decode-planes'
import type { DecodedFilm } from './decode-planes'
import type { FilmFrame, FrameHash, FrameWindow, PartHash } from './film-fingerprint'

/** Of the side of a window: a film of 100 : 1 is no reason to hash nothing. */
const FEWEST_PIXELS = 16

/** Bits of the whole frame up to which its parts are still those of the frame that they were last taken of. */
const SAME_PARTS = 10

/** PDQ of every frame's windows and parts; `at` is the plane's. */
export function hashFrames({ aspect, planes }: DecodedFilm): FilmFrame[] {
  const windows = windowsOf(contentBox(planes), aspect)
  let last: { hex: string; parts: PartHash[] } | null = null
  return planes.map(({ at, luma }) => {
    const hashes = windows.map(([name, box]) => hashBox(name, box, luma))
    const { hex } = hashes[0]!
    if (last === null || hammingDistance(last.hex, hex) > SAME_PARTS)
      last = { hex, parts: partsOf(luma, aspect) }
    return { at, hashes, parts: last.parts }
  })
}

/** Of each frame by itself: a border that does not stand still in all of the film is one all the same. */
function partsOf(luma: Uint8Array, aspect: number): PartHash[] {
  const pixels = { data: luma, width: PLANE_SIDE, height: PLANE_SIDE, channels: 1 }
  const { hashes } = hashWindows(pixels, { width: aspect, height: 1 })
  return hashes.map(({ hex, quality }) => ({ hex, mirrored: turnedHash(hex, 'flipY'), quality }))
}

function windowsOf(content: Box, aspect: number): [FrameWindow, Box][] {
  const { width, height } = content
  const windows: [FrameWindow, Box][] = [
    ['frame', WHOLE],
    ['upper', partOf(content, 0, 0, 1, 0.75)],
    ['lower', partOf(content, 0, 0.25, 1, 0.75)],
    ['top', partOf(content, 0, 0, 1, 0.5)],
    ['bottom', partOf(content, 0, 0.5, 1, 0.5)],
    ['left', partOf(content, 0, 0, 0.5, 1)],
    ['right', partOf(content, 0.5, 0, 0.5, 1)],
    ['square', squareOf(content, aspect * (width / height))],
  ]
  if (width < PLANE_SIDE || height < PLANE_SIDE) windows.push(['content', content])
  return windows
}

/** @param x, y, wide, tall fractions of the box */
const partOf = (box: Box, x: number, y: number, wide: number, tall: number): Box => ({
  left: box.left + Math.floor(box.width * x),
  top: box.top + Math.floor(box.height * y),
  width: Math.floor(box.width * wide),
  height: Math.floor(box.height * tall),
})

/** What is a square when it is shown: the plane is a film squeezed. */
function squareOf({ left, top, width, height }: Box, aspect: number): Box {
  const wide = Math.max(FEWEST_PIXELS, Math.round(width * Math.min(1, 1 / aspect)))
  const tall = Math.max(FEWEST_PIXELS, Math.round(height * Math.min(1, aspect)))
  return {
    left: left + Math.floor((width - wide) / 2),
    top: top + Math.floor((height - tall) / 2),
    width: Math.min(width, wide),
    height: Math.min(height, tall),
  }
}

function hashBox(window: FrameWindow, { left, top, width, height }: Box, luma: Uint8Array): FrameHash {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (top + y) * PLANE_SIDE + left
    data.set(luma.subarray(from, from + width), y * width)
  }
  const blocks = lumaBlocks({ data, width, height })
  const spectrum = lowFrequencies(blocks)
  return {
    window,
    hex: hashToHex(signBits(spectrum)),
    mirrored: hashToHex(signBits(turnSpectrum(spectrum, 'flipY'))),
    quality: blockQuality(blocks),
  }
}
