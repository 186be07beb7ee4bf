import { darker, lighter, mix, somePalette, type Palette } from '../colour'
import { leaf, smooth, type Drawing, type Point } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'

/** A botanical print: stems with leaves, ferns, fans and flowers over a washed ground. */
export function botanical(random: Random): Scene {
  return drawn(random, ['upright', 'square'], 8, (drawing, width, height) => {
    const palette = somePalette(random)
    const ground = random.chance(0.35) ? darker(palette.tones[4], 0.6) : palette.paper
    drawing.rect(0, 0, width, height, {
      fill: drawing.linear([lighter(ground, 0.12), ground, mix(ground, palette.tones[4], 0.3)], [0.6, 1]),
    })
    for (let i = random.int(1, 4); i > 0; i--)
      drawing.glow(
        width * random.next(),
        height * random.next(),
        width * random.range(0.2, 0.5),
        height * random.range(0.15, 0.4),
        random.pick(palette.tones),
        0.55,
      )
    for (let i = random.int(6, 11); i > 0; i--) plant(drawing, random, palette)
  })
}

function plant(drawing: Drawing, random: Random, palette: Palette): void {
  const { width, height } = drawing
  const fromBelow = random.chance(0.7)
  const foot: Point = fromBelow
    ? [width * random.range(0.05, 0.95), height * 1.03]
    : [random.chance(0.5) ? -10 : width + 10, height * random.next()]
  const heading = fromBelow
    ? -1.57 + random.range(-0.4, 0.4)
    : foot[0] < 0
      ? random.range(-0.7, 0.4)
      : Math.PI + random.range(-0.4, 0.7)
  const [long, bend] = [height * random.range(0.4, 0.95), random.range(-0.6, 0.6)]
  const at = (share: number): Point => [
    foot[0] + Math.cos(heading + bend * share) * long * share,
    foot[1] + Math.sin(heading + bend * share) * long * share,
  ]
  const colour = mix(random.pick(palette.tones), '#3f6f4a', random.range(0, 0.5))
  drawing.path(smooth([0, 0.25, 0.5, 0.75, 1].map(at)), {
    fill: 'none',
    stroke: darker(colour, 0.3),
    'stroke-width': random.range(4, 9),
    'stroke-linecap': 'round',
  })
  const kind = random.int(0, 4)
  const pairs = kind === 1 ? 22 : random.int(5, 9)
  for (let i = 1; i <= pairs && kind < 3; i++) {
    const share = 0.12 + (0.86 * i) / pairs
    for (const side of [-1, 1]) {
      const size =
        long * (kind === 1 ? 0.2 * (1.1 - share) : random.range(0.14, 0.26)) * (kind === 2 ? 1.15 : 1)
      const angle = heading + bend * share * 2 + side * (kind === 1 ? 1.1 : random.range(0.5, 1))
      blade(
        drawing,
        at(share),
        angle,
        size,
        size * (kind === 2 ? 0.42 : 0.2),
        mix(colour, side < 0 ? '#10202a' : '#fff8e0', 0.18),
      )
    }
  }
  if (kind === 3) fan(drawing, random, at(1), heading + bend * 2, long * 0.5, colour)
  if (kind === 4 || random.chance(0.35))
    flower(drawing, random, at(1), long * random.range(0.1, 0.22), random.pick(palette.tones))
}

function blade(
  drawing: Drawing,
  foot: Point,
  angle: number,
  length: number,
  width: number,
  colour: string,
): void {
  drawing.path(leaf(foot, angle, length, width), { fill: colour })
  const tip: Point = [foot[0] + Math.cos(angle) * length * 0.92, foot[1] + Math.sin(angle) * length * 0.92]
  drawing.line(foot, tip, { stroke: lighter(colour, 0.4), 'stroke-width': 1.6, 'stroke-opacity': 0.8 })
}

function fan(
  drawing: Drawing,
  random: Random,
  foot: Point,
  heading: number,
  length: number,
  colour: string,
): void {
  const blades = random.int(9, 17)
  for (let i = 0; i < blades; i++) {
    const angle = heading + ((i / (blades - 1)) * 2 - 1) * 1.5
    blade(
      drawing,
      foot,
      angle,
      length * random.range(0.75, 1),
      length * 0.07,
      mix(colour, i % 2 ? '#0f2a2a' : '#fff4d0', 0.2),
    )
  }
}

function flower(drawing: Drawing, random: Random, [x, y]: Point, size: number, colour: string): void {
  const petals = random.int(5, 11)
  for (const [ring, scale] of [1, 0.68].entries())
    for (let i = 0; i < petals; i++)
      drawing.path(
        leaf([x, y], ((i + ring * 0.5) / petals) * 2 * Math.PI, size * scale, size * scale * 0.42),
        {
          fill: mix(ring ? lighter(colour, 0.35) : colour, '#301020', random.range(0, 0.15)),
          stroke: darker(colour, 0.3),
          'stroke-width': 1,
          'stroke-opacity': 0.5,
        },
      )
  drawing.circle(x, y, size * 0.2, { fill: '#f2c14e' }).circle(x, y, size * 0.1, { fill: '#9c5a1a' })
}
