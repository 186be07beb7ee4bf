import { darker, lighter, mix, somePalette, type Palette } from '../colour'
import { leaf, smooth, type Drawing, type Point } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'
import { castShadow, setUpStudio } from '../studio'

/** Half-widths of a pot from lip to foot, as shares of its widest. */
const profiles: readonly (readonly number[])[] = [
  [0.3, 0.26, 0.3, 0.7, 1, 0.96, 0.7, 0.5],
  [0.36, 0.22, 0.2, 0.3, 0.75, 1, 0.86, 0.55],
  [0.9, 0.94, 1, 0.98, 0.9, 0.76, 0.6, 0.44],
  [0.75, 0.72, 0.74, 0.78, 0.84, 0.9, 0.96, 1],
  [0.5, 0.8, 1, 0.98, 0.9, 0.8, 0.7, 0.62],
  [0.28, 0.2, 0.18, 0.18, 0.2, 0.5, 1, 0.8],
  [1, 0.7, 0.4, 0.34, 0.6, 0.9, 0.8, 0.5],
  [0.82, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.78],
]

/** Ceramics in the light of a window: one to four pots, some with a branch. */
export function vessel(random: Random): Scene {
  return drawn(random, ['square', 'upright', 'wide'], 9, (drawing, width, height) => {
    const palette = somePalette(random)
    const { tableY, light } = setUpStudio(drawing, random, palette)
    const count = random.int(1, 4)
    const places = random.shuffle(
      Array.from({ length: count }, (_, i) => (i + 0.5 + random.range(-0.2, 0.2)) / count),
    )
    places.forEach((place, i) => {
      const foot = tableY + (height - tableY) * (0.2 + (0.62 * (i + random.next())) / count)
      const half = (width / (count + 1)) * random.range(0.4, 0.72)
      const tall = Math.min(foot * 0.85, half * random.range(0.9, 4.2))
      castShadow(drawing, width * (0.1 + place * 0.8), foot, half * 0.75, light === 1 ? 1 : -1)
      pot(drawing, random, palette, [width * (0.1 + place * 0.8), foot], half, tall, light)
    })
  })
}

function pot(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  [x, foot]: Point,
  half: number,
  tall: number,
  light: number,
) {
  const profile = random.pick(profiles)
  const body = random.chance(0.3) ? lighter(palette.paper, 0.5) : random.pick(palette.tones)
  const glaze = mix(random.pick(palette.tones), body, random.range(0, 0.3))
  const side = (sign: number) =>
    profile.map((share, i): Point => [
      x + sign * share * half,
      foot - tall + (tall * i) / (profile.length - 1),
    ])
  const outline = `${smooth(side(-1))}Q${x} ${foot + half * 0.12} ${side(1).at(-1)![0]} ${foot}${smooth(side(1).reverse()).replace('M', 'L')}Z`
  if (random.chance(0.45)) branch(drawing, random, palette, [x, foot - tall], tall)
  if (random.chance(0.35)) {
    const sign = random.chance(0.5) ? 1 : -1
    const [hx, hy, reach] = [x + sign * half * 0.75, foot - tall * 0.55, half * 0.55]
    drawing.path(
      `M${hx} ${hy - tall * 0.22}c${sign * reach * 1.4} ${-tall * 0.02} ${sign * reach * 1.4} ${tall * 0.44} 0 ${tall * 0.42}`,
      { fill: 'none', stroke: darker(body, 0.2), 'stroke-width': half * 0.16, 'stroke-linecap': 'round' },
    )
  }
  const shaded = (colour: string) =>
    drawing.linear(
      [darker(colour, 0.42), colour, lighter(colour, 0.4), colour, darker(colour, 0.3), darker(colour, 0.62)],
      [light === 1 ? -1 : 1, 0],
    )
  drawing.path(outline, { fill: shaded(body) })
  drawing.group({ 'clip-path': drawing.clip(`<path d="${outline}"/>`) }, () => {
    decorate(drawing, random, [x, foot], half, tall, shaded(glaze), glaze)
    for (let i = random.int(0, 70); i > 0; i--)
      drawing.circle(x + random.range(-half, half), foot - tall * random.next(), random.range(0.6, 2.2), {
        fill: darker(body, 0.6),
        'fill-opacity': 0.5,
      })
    const gleam = x - light * -half * 0.42
    drawing.glow(gleam, foot - tall * 0.62, half * 0.12, tall * 0.24, '#ffffff', 0.55)
  })
  const lip = profile[0]! * half
  drawing.ellipse(x, foot - tall, lip, lip * 0.2, {
    fill: darker(body, 0.6),
    stroke: lighter(glaze, 0.25),
    'stroke-width': 3,
  })
}

function decorate(
  drawing: Drawing,
  random: Random,
  [x, foot]: Point,
  half: number,
  tall: number,
  shaded: string,
  glaze: string,
) {
  const [top, kind] = [foot - tall, random.int(0, 4)]
  if (kind === 0) {
    const edge = Array.from({ length: 9 }, (_, i): Point => [
      x - half * 1.1 + (half * 2.2 * i) / 8,
      top + tall * random.range(0.25, 0.6),
    ])
    drawing.path(`${smooth(edge)}L${x + half * 1.2} ${top - 20}L${x - half * 1.2} ${top - 20}Z`, {
      fill: shaded,
    })
  } else if (kind === 1) {
    drawing.rect(x - half, top + tall * random.range(0.3, 0.6), half * 2, tall * random.range(0.12, 0.4), {
      fill: shaded,
    })
  } else if (kind === 2) {
    const turns = random.int(4, 11)
    for (let i = 0; i < turns; i++)
      drawing.path(`M${x - half} ${top + (tall * (i + 0.5)) / turns}q${half} ${half * 0.2} ${half * 2} 0`, {
        fill: 'none',
        stroke: glaze,
        'stroke-width': (tall / turns) * random.range(0.2, 0.5),
      })
  } else if (kind === 3) {
    for (let i = -3; i <= 3; i++)
      for (let j = 0; j < 5; j++)
        drawing.path(
          leaf(
            [x + (i / 3.4) * half, top + tall * (0.3 + j * 0.14)],
            1.57 + i * 0.2,
            tall * 0.1,
            tall * 0.03,
          ),
          { fill: glaze },
        )
  }
}

function branch(drawing: Drawing, random: Random, palette: Palette, [x, y]: Point, tall: number): void {
  const colour = random.pick(palette.tones)
  for (let stem = random.int(1, 4); stem > 0; stem--) {
    const lean = random.range(-0.7, 0.7)
    const long = Math.min(y * 0.9, tall * random.range(0.5, 1.3))
    const at = (share: number): Point => [
      x + Math.sin(lean * share) * long * share,
      y - Math.cos(lean * share) * long * share,
    ]
    drawing.path(smooth([0, 0.3, 0.6, 1].map(at)), {
      fill: 'none',
      stroke: darker(palette.tones[2], 0.4),
      'stroke-width': 4,
    })
    for (let i = 3; i < 12; i++) {
      const [angle, foot] = [lean - 1.57 + (i % 2 ? 0.8 : -0.8), at(i / 12)]
      if (random.chance(0.3)) drawing.circle(foot[0], foot[1], long * 0.035, { fill: lighter(colour, 0.3) })
      else
        drawing.path(leaf(foot, angle, long * random.range(0.12, 0.24), long * 0.045), {
          fill: mix(darker(colour, 0.3), lighter(colour, 0.2), random.next()),
        })
    }
  }
}
