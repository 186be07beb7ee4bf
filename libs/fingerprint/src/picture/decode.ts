import sharp from 'sharp'
import { acceptedType } from './accepted-type'
import { isCutShort } from './completeness'
import { decodingPasses } from './decoding-passes'
import { ImageRefused } from './image-refused'
import { isPlainProfile } from './plain-profile'
import type { ImageFormat, ImageMediaType } from './sniff'

// One picture at a time in a worker: parallelism comes from the number of workers, and nothing is worth caching.
sharp.cache(false)
sharp.concurrency(1)

export interface DecodeLimits {
  /** Width × height of one frame, checked from the header before anything is decoded. */
  maxPixels: number
  /** Width × height × the passes over it that decoding takes, from the file's structure. */
  maxPassPixels: number
  timeoutMs: number
}

/** A file that has passed type and size checks; pixels are not decoded yet. */
export interface OpenPicture {
  bytes: Buffer
  format: ImageFormat
  mediaType: ImageMediaType
  /** After the EXIF orientation. */
  width: number
  height: number
  frames: number
  /** Whether its colour profile, if any, is like sRGB in what is light and what is dark. */
  plainProfile: boolean
  limits: DecodeLimits
}

export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  channels: number
}

/** One byte a pixel, row by row. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

/** Red, green and blue, each one byte a pixel. */
export type ColourPlanes = readonly [red: Grey, green: Grey, blue: Grey]

const WHITE = '#ffffff'

/**
 * Reads type and header.
 * @throws ImageRefused for anything that is not a picture within the limits
 */
export async function openPicture(bytes: Buffer, limits: DecodeLimits): Promise<OpenPicture> {
  const { format, mediaType } = acceptedType(bytes)
  const meta = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((error: unknown) => {
      throw readingFailure(error, bytes, format)
    })
  if (meta.format !== (format === 'avif' ? 'heif' : format))
    throw new ImageRefused('IMAGE_UNREADABLE', `header says ${format}, decoder says ${meta.format}`)
  const { width, height } = meta.autoOrient
  if (!width || !height) throw new ImageRefused('IMAGE_UNREADABLE', 'no size')
  if (width * height > limits.maxPixels)
    throw new ImageRefused('IMAGE_TOO_LARGE', `${width} × ${height} pixels`)
  const passes = decodingPasses(bytes, format)
  if (width * height * passes > limits.maxPassPixels)
    throw new ImageRefused('IMAGE_TOO_DEMANDING', `${passes} passes over ${width} × ${height} pixels`)
  if (isCutShort(bytes, format)) throw new ImageRefused('IMAGE_TRUNCATED', 'the container ends early')
  return {
    bytes,
    format,
    mediaType,
    width,
    height,
    frames: meta.pages ?? 1,
    plainProfile: isPlainProfile(meta.icc),
    limits,
  }
}

/**
 * A pipeline at the first frame: upright, over white, 8-bit sRGB without alpha. Metadata is not carried over.
 * `plainProfile`: a profile much like sRGB may be left aside where a few levels of colour don't matter.
 */
export function pipeline(
  picture: OpenPicture,
  { plainProfile = 'applied' }: { plainProfile?: 'applied' | 'left aside' } = {},
): sharp.Sharp {
  const { maxPixels, timeoutMs } = picture.limits
  const options = { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true } as const
  return sharp(picture.bytes, {
    ...options,
    ignoreIcc: plainProfile === 'left aside' && picture.plainProfile,
  })
    .timeout({ seconds: Math.max(1, Math.ceil(timeoutMs / 1000)) })
    .autoOrient()
    .flatten({ background: WHITE })
    .toColourspace('srgb')
}

/** Runs a pipeline to its end, with decoder errors turned into refusals. */
export async function finish<T>(picture: OpenPicture, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw readingFailure(error, picture.bytes, picture.format)
  }
}

/** Every pixel, three channels (one for a grey picture). */
export async function decodeRgb(picture: OpenPicture): Promise<Pixels> {
  const { data, info } = await finish(picture, pipeline(picture).raw().toBuffer({ resolveWithObject: true }))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/**
 * Luma (ITU-R BT.601: 0.299, 0.587, 0.114 of the encoded values) with the longer side at most `maxSide`; never
 * enlarged. Linear in what editors blur, shrink and blend, so that an edge between two colours stays where it was; a
 * grey by linear light would move it.
 */
export async function decodeGrey(picture: OpenPicture, maxSide: number): Promise<Grey> {
  const { data, width, height, channels } = await decodeReduced(picture, maxSide)
  if (channels < 3) return { data, width, height }
  const luma = new Uint8Array(width * height)
  for (let i = 0, p = 0; i < luma.length; i++, p += channels)
    luma[i] = Math.round(0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]!)
  return { data: luma, width, height }
}

/** Red, green and blue of the same rendition as `decodeGrey`; null for a picture without colour channels. */
export async function decodeColour(picture: OpenPicture, maxSide: number): Promise<ColourPlanes | null> {
  const { data, width, height, channels } = await decodeReduced(picture, maxSide)
  if (channels < 3) return null
  const plane = (channel: number): Grey => {
    const values = new Uint8Array(width * height)
    for (let i = 0, p = channel; i < values.length; i++, p += channels) values[i] = data[p]!
    return { data: values, width, height }
  }
  return [plane(0), plane(1), plane(2)]
}

async function decodeReduced(picture: OpenPicture, maxSide: number): Promise<Pixels> {
  const { data, info } = await finish(
    picture,
    pipeline(picture)
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  return { data, width, height, channels }
}

const CUT = /premature end|truncated|end of file|unexpected end|read error|not enough data|eof|end of stream/i
const TIMED_OUT = /timeout/i

function readingFailure(error: unknown, bytes: Buffer, format: ImageFormat): unknown {
  if (error instanceof ImageRefused || !(error instanceof Error)) return error
  const message = error.message.trim().split('\n')[0] ?? ''
  if (TIMED_OUT.test(message)) return new ImageRefused('IMAGE_TIMEOUT', message)
  if (/exceeds pixel limit/i.test(message)) return new ImageRefused('IMAGE_TOO_LARGE', message)
  if (isCutShort(bytes, format) || CUT.test(error.message))
    return new ImageRefused('IMAGE_TRUNCATED', message)
  return new ImageRefused('IMAGE_UNREADABLE', message)
}
