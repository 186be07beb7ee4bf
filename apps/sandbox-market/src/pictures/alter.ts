import sharp, { type Sharp } from 'sharp'
import { Drawing, type Point } from './drawing'

/** What is done to a picture before it is posted, in this order. All absent: encoded anew as JPEG. */
export interface Alterations {
  /** Per cent of width and of height that stay, around the middle; 70 leaves 49 % of the area. */
  readonly crop?: number
  /** Left becomes right. */
  readonly mirror?: boolean
  /** 90 degrees clockwise. */
  readonly turn?: boolean
  /** Per cent of the size in pixels. */
  readonly resize?: number
  readonly colour?: 'grey' | 'warm' | 'cool' | 'vivid'
  /** A banner of words over 15 % of the picture. */
  readonly overlay?: boolean
  /** A frame of 8 % of the shorter edge, outside the picture. */
  readonly border?: boolean
  /** Of the JPEG, 1 to 100; 90 when absent. */
  readonly quality?: number
}

/** Gives a JPEG without metadata. `image` is anything that sharp reads; numbers are checked by the caller. */
export async function alter(image: Buffer, alterations: Alterations): Promise<Buffer> {
  const { crop, mirror, turn, resize, colour, overlay, border, quality = 90 } = alterations
  let picture = await pixels(
    sharp(image).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb'),
  )
  if (crop !== undefined && crop < 100) picture = await pixels(cropped(picture, crop / 100))
  if (mirror) picture = await pixels(open(picture).flop())
  if (turn) picture = await pixels(open(picture).rotate(90))
  if (resize !== undefined && resize !== 100) picture = await pixels(resized(picture, resize / 100))
  if (colour) picture = await pixels(recoloured(picture, colour))
  if (overlay)
    picture = await pixels(open(picture).composite([{ input: banner(picture.width, picture.height) }]))
  if (border) picture = await pixels(framed(picture))
  return open(picture).jpeg({ quality }).toBuffer()
}

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function pixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`three channels were expected, not ${info.channels}`)
  return { data, width: info.width, height: info.height }
}

const open = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

function cropped(picture: Pixels, share: number): Sharp {
  const [width, height] = [
    Math.max(1, Math.round(picture.width * share)),
    Math.max(1, Math.round(picture.height * share)),
  ]
  const [left, top] = [Math.floor((picture.width - width) / 2), Math.floor((picture.height - height) / 2)]
  return open(picture).extract({ left, top, width, height })
}

const resized = (picture: Pixels, share: number): Sharp =>
  open(picture).resize({ width: Math.max(1, Math.round(picture.width * share)) })

const luma: [number, number, number] = [0.299, 0.587, 0.114]

function recoloured(picture: Pixels, colour: NonNullable<Alterations['colour']>): Sharp {
  const source = open(picture)
  // The luma of ITU-R BT.601 in all three channels: what follows works in three.
  if (colour === 'grey') return source.recomb([luma, luma, luma])
  if (colour === 'vivid') return source.modulate({ saturation: 1.6, brightness: 1.04 })
  const [red, blue] = colour === 'warm' ? [1.14, 0.84] : [0.84, 1.14]
  return source.linear([red, 1, blue], [0, 0, 0])
}

function framed(picture: Pixels): Sharp {
  const edge = Math.round(Math.min(picture.width, picture.height) * 0.08)
  return open(picture).extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#f3ead9' })
}

/** Letters as strokes on a grid of 4 × 6, since fonts differ from machine to machine. */
const strokes: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  A: [
    [
      [0, 6],
      [2, 0],
      [4, 6],
    ],
    [
      [0.8, 4],
      [3.2, 4],
    ],
  ],
  E: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
      [4, 6],
    ],
    [
      [0, 3],
      [3.2, 3],
    ],
  ],
  I: [
    [
      [2, 0],
      [2, 6],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 6],
      [4, 6],
    ],
  ],
  N: [
    [
      [0, 6],
      [0, 0],
      [4, 6],
      [4, 0],
    ],
  ],
  S: [
    [
      [4, 0.6],
      [3, 0],
      [1, 0],
      [0, 1.4],
      [1, 2.8],
      [3, 3.2],
      [4, 4.6],
      [3, 6],
      [1, 6],
      [0, 5.4],
    ],
  ],
  T: [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [2, 0],
      [2, 6],
    ],
  ],
  W: [
    [
      [0, 0],
      [1, 6],
      [2, 2],
      [3, 6],
      [4, 0],
    ],
  ],
}
const wording = 'ISLET NEW SALE'

/** A band of the picture's width and 15 % of its height, below the middle, with words across it. */
function banner(width: number, height: number): Buffer {
  const drawing = new Drawing(width, height)
  const [tall, top] = [height * 0.15, height * 0.6]
  drawing.rect(0, top, width, tall, { fill: '#b3202c' })
  const unit = Math.min((width * 0.92) / (wording.length * 5.4), tall / 10)
  const left = (width - (wording.length * 5.4 - 1.4) * unit) / 2
  const letters = {
    fill: 'none',
    stroke: '#fffaf0',
    'stroke-width': unit * 0.9,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  for (const [i, letter] of [...wording].entries())
    for (const stroke of strokes[letter] ?? [])
      drawing.path(
        `M${stroke.map(([x, y]) => `${left + (i * 5.4 + x) * unit} ${top + tall / 2 + (y - 3) * unit}`).join('L')}`,
        letters,
      )
  return Buffer.from(drawing.toString())
}
