import { hashToHex } from '../pdq/hash-hex'
import { lumaBlocks } from '../pdq/luma'
import { blockQuality, lowFrequencies, signBits, turnSpectrum } from '../pdq/transform'
import { contentBox, WHOLE } from './content-box'
import type { Box } from './content-box'
import { PLANE_SIDE } from './decode-planes'
import type { DecodedFilm } from './decode-planes'
import type { FilmFrame, FrameHash, FrameWindow } from './film-fingerprint'

/** Of the side of a window: a film of 100 : 1 is no reason to hash nothing. */
const FEWEST_PIXELS = 16

/** PDQ of every frame's windows; `at` is the plane's. */
export function hashFrames({ aspect, planes }: DecodedFilm): FilmFrame[] {
  const windows = windowsOf(contentBox(planes), aspect)
  return planes.map(({ at, luma }) => ({
    at,
    hashes: windows.map(([name, box]) => hashBox(name, box, luma)),
  }))
}

function windowsOf(content: Box, aspect: number): [FrameWindow, Box][] {
  const { left, top, width, height } = content
  const tall = Math.round(height * 0.75)
  const windows: [FrameWindow, Box][] = [
    ['frame', WHOLE],
    ['upper', { left, top, width, height: tall }],
    ['lower', { left, top: top + height - tall, width, height: tall }],
    ['square', squareOf(content, aspect * (width / height))],
  ]
  if (width < PLANE_SIDE || height < PLANE_SIDE) windows.push(['content', content])
  return windows
}

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
