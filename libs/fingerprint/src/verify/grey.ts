import type { Grey } from '../picture/decode'
import { BoxMean } from './box-mean'

/** Left and right exchanged. */
export function mirrorGrey({ data, width, height }: Grey): Grey {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[y * width + x] = data[y * width + width - 1 - x]!
  return { data: out, width, height }
}

/** With `side` as the longer side, each pixel the mean of what it stands for; null when it is no larger already. */
export function shrinkGrey(grey: Grey, side: number): Grey | null {
  const step = Math.max(grey.width, grey.height) / side
  if (step <= 1) return null
  const width = Math.max(1, Math.round(grey.width / step))
  const height = Math.max(1, Math.round(grey.height / step))
  const means = BoxMean.of(grey)
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return Math.round(means.at(((x + 0.5) * grey.width) / width, ((y + 0.5) * grey.height) / height, step))
  })
  return { data, width, height }
}
