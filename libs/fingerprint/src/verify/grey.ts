import type { Grey } from '../picture/decode'

/** Left and right exchanged. */
export function mirrorGrey({ data, width, height }: Grey): Grey {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[y * width + x] = data[y * width + width - 1 - x]!
  return { data: out, width, height }
}
