import { Drawing } from './drawing'
import type { Field } from './noise-field'
import type { Random } from './random'

/** A picture before it is pixels: a field, a drawing, or a drawing over a field. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly field?: Field
  readonly drawing?: Drawing
  /** Strength of the grain in steps of brightness. */
  readonly grain: number
}

export type Shape = 'square' | 'upright' | 'wide'

const sizes: Record<Shape, readonly (readonly [number, number])[]> = {
  square: [
    [800, 800],
    [880, 880],
    [720, 720],
  ],
  upright: [
    [720, 960],
    [760, 950],
    [640, 900],
  ],
  wide: [
    [960, 720],
    [1000, 750],
    [960, 640],
  ],
}

export function someSize(random: Random, shapes: readonly Shape[]): { width: number; height: number } {
  const [width, height] = random.pick(sizes[random.pick(shapes)])
  return { width, height }
}

/** A scene that is drawn only. */
export function drawn(
  random: Random,
  shapes: readonly Shape[],
  grain: number,
  draw: (drawing: Drawing, width: number, height: number) => void,
): Scene {
  const { width, height } = someSize(random, shapes)
  const drawing = new Drawing(width, height)
  draw(drawing, width, height)
  return { width, height, drawing, grain }
}
