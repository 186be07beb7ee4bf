import { darker, lighter, mix, somePalette, type Palette } from '../colour'
import { smooth, type Drawing, type Point } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'

/** A printed landscape: ridges in layers of mist, a sun or moon, clouds, water, trees, birds. */
export function mountain(random: Random): Scene {
  return drawn(random, ['upright', 'square', 'wide'], 8, (drawing, width, height) => {
    const palette = somePalette(random)
    const night = random.chance(0.3)
    const sky = night
      ? darker(palette.tones[0], 0.7)
      : mix(palette.paper, palette.tones[0], random.range(0.1, 0.6))
    drawing.rect(0, 0, width, height, { fill: drawing.linear([darker(sky, 0.15), sky, lighter(sky, 0.5)]) })
    sun(drawing, random, palette, night)
    for (let i = random.int(1, 6); i > 0; i--) cloud(drawing, random, lighter(sky, 0.7))
    const layers = random.int(3, 7)
    const horizon = height * random.range(0.25, 0.5)
    const near = random.chance(0.5) ? darker(palette.tones[1], 0.55) : palette.tones[1]
    for (let i = 0; i < layers; i++) {
      const depth = i / (layers - 1 || 1)
      ridge(
        drawing,
        random,
        horizon + (height - horizon) * depth * 0.85,
        mix(mix(sky, palette.tones[2], 0.45), near, depth),
        depth,
      )
    }
    if (random.chance(0.5)) water(drawing, random, palette)
    if (random.chance(0.6)) birds(drawing, random, palette)
  })
}

function sun(drawing: Drawing, random: Random, palette: Palette, night: boolean): void {
  const { width, height } = drawing
  const [x, y, r] = [
    width * random.range(0.15, 0.85),
    height * random.range(0.12, 0.45),
    width * random.range(0.06, 0.2),
  ]
  const colour = night ? '#f7efd2' : random.pick([palette.tones[3], '#f6d27a', '#e8604c', '#fff6df'])
  drawing.glow(x, y, r * 3.2, r * 3.2, lighter(colour, 0.3), 0.5)
  drawing.circle(x, y, r, { fill: drawing.linear([lighter(colour, 0.4), colour]) })
  if (random.chance(0.3))
    for (let i = 1; i < 5; i++)
      drawing.circle(x, y, r * (1 + i * 0.35), {
        fill: 'none',
        stroke: colour,
        'stroke-opacity': 0.7 - i * 0.12,
        'stroke-width': 6,
      })
  if (night)
    for (let i = 0; i < 90; i++)
      drawing.circle(width * random.next(), height * 0.6 * random.next(), random.range(0.6, 2.4), {
        fill: '#fff',
        'fill-opacity': random.range(0.3, 1),
      })
}

function cloud(drawing: Drawing, random: Random, colour: string): void {
  const [x, y] = [drawing.width * random.range(-0.1, 0.9), drawing.height * random.range(0.05, 0.5)]
  const long = drawing.width * random.range(0.15, 0.45)
  for (let i = 0; i < 4; i++)
    drawing.rect(x + random.range(0, long * 0.5), y + i * 13, long * random.range(0.4, 1), 15, {
      rx: 8,
      fill: colour,
      'fill-opacity': 0.75,
    })
}

function ridge(drawing: Drawing, random: Random, base: number, colour: string, depth: number): void {
  const { width, height } = drawing
  const [sharp, count] = [random.chance(0.5), random.int(4, 9)]
  const rise = height * random.range(0.08, 0.3) * (1 - depth * 0.5)
  const crest = Array.from({ length: count + 1 }, (_, i): Point => [
    (width * i) / count + (i % count ? random.range(-30, 30) : 0),
    base - rise * random.next() * (i % 2 || !sharp ? 1 : 0.2),
  ])
  const edge = sharp ? `M${crest.map((point) => point.join(' ')).join('L')}` : smooth(crest)
  const ground = `${edge}L${width} ${height}L0 ${height}Z`
  drawing.path(ground, {
    fill: drawing.linear([lighter(colour, 0.1), mix(colour, lighter(colour, 0.55), 0.5)]),
  })
  if (sharp)
    for (const [i, [x, y]] of crest.entries()) {
      if (i % 2 === 0 || i === count) continue
      const drop = rise * random.range(0.5, 1)
      drawing.polygon(
        [
          [x, y],
          [x + drop * 0.55, y + drop],
          [x + drop * 0.15, y + drop * 0.7],
          [x - drop * 0.05, y + drop * 1.1],
        ],
        { fill: darker(colour, 0.25), 'fill-opacity': 0.7 },
      )
    }
  if (depth < 0.5 || random.chance(0.4)) return
  for (let i = random.int(8, 40); i > 0; i--) {
    const [x, tall] = [width * random.next(), height * random.range(0.03, 0.13) * depth]
    const y = base - rise * 0.15 + random.range(0, height * 0.12)
    for (let tier = 0; tier < 3; tier++)
      drawing.polygon(
        [
          [x, y - tall + tier * tall * 0.22],
          [x + tall * (0.14 + tier * 0.07), y - tall * 0.5 + tier * tall * 0.25],
          [x - tall * (0.14 + tier * 0.07), y - tall * 0.5 + tier * tall * 0.25],
        ],
        { fill: darker(colour, 0.35) },
      )
  }
}

function water(drawing: Drawing, random: Random, palette: Palette): void {
  const { width, height } = drawing
  const y = height * random.range(0.7, 0.86)
  const colour = mix(palette.tones[4], palette.paper, 0.3)
  drawing.rect(0, y, width, height - y, { fill: drawing.linear([lighter(colour, 0.3), darker(colour, 0.3)]) })
  for (let i = 0; i < 60; i++)
    drawing.rect(
      width * random.range(-0.1, 1),
      y + (height - y) * random.next(),
      width * random.range(0.02, 0.2),
      random.range(2, 5),
      { rx: 2, fill: random.chance(0.5) ? '#fff' : darker(colour, 0.4), 'fill-opacity': 0.4 },
    )
}

function birds(drawing: Drawing, random: Random, palette: Palette): void {
  const [x, y] = [drawing.width * random.range(0.1, 0.7), drawing.height * random.range(0.08, 0.35)]
  for (let i = random.int(3, 9); i > 0; i--) {
    const [bx, by, span] = [x + random.range(0, 180), y + random.range(0, 100), random.range(8, 20)]
    drawing.path(
      `M${bx - span} ${by - 4}q${span * 0.6} ${-span * 0.5} ${span} 4q${span * 0.4} ${-span * 0.7} ${span} -4`,
      { fill: 'none', stroke: palette.ink, 'stroke-width': 3, 'stroke-linecap': 'round' },
    )
  }
}
