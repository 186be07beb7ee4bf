import { darker, lighter, mix, somePalette, type Palette } from '../colour'
import { blob, leaf, type Drawing, type Point } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'

/** Plates on a laid table, seen from above. */
export function plate(random: Random): Scene {
  return drawn(random, ['square', 'upright', 'wide'], 10, (drawing, width, height) => {
    const palette = somePalette(random)
    cloth(drawing, random, palette)
    const count = random.int(1, 5)
    const placed: [number, number, number][] = []
    for (let attempt = 0; placed.length < count && attempt < 90; attempt++) {
      const r = Math.min(width, height) * random.range(0.14, count === 1 ? 0.42 : 0.32)
      const [x, y] = [width * random.range(0.12, 0.88), height * random.range(0.12, 0.88)]
      if (placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > (pr + r) * 0.94)) placed.push([x, y, r])
    }
    for (const [x, y, r] of placed) dish(drawing, random, palette, [x, y], r)
    for (let i = random.int(0, 2); i > 0; i--) chopsticks(drawing, random, palette)
  })
}

function cloth(drawing: Drawing, random: Random, palette: Palette): void {
  const { width, height } = drawing
  const ground = random.chance(0.4)
    ? darker(random.pick(palette.tones), 0.45)
    : mix(palette.paper, random.pick(palette.tones), random.range(0, 0.6))
  drawing.rect(0, 0, width, height, {
    fill: drawing.linear([lighter(ground, 0.15), darker(ground, 0.15)], [1, 1]),
  })
  const [kind, ink] = [random.int(0, 3), mix(ground, random.pick(palette.tones), 0.75)]
  const step = width / random.int(6, 16)
  drawing.group(
    {
      transform: `rotate(${random.range(-40, 40)} ${width / 2} ${height / 2})`,
      stroke: ink,
      'stroke-opacity': 0.6,
      fill: ink,
    },
    () => {
      for (let x = -width; x < width * 2; x += step) {
        if (kind < 2) drawing.line([x, -height], [x, height * 2], { 'stroke-width': step * 0.35 })
        if (kind === 1) drawing.line([-width, x], [width * 2, x], { 'stroke-width': step * 0.35 })
        if (kind === 2)
          for (let y = -height; y < height * 2; y += step)
            drawing.circle(x, y, step * 0.18, { 'fill-opacity': 0.6 })
      }
    },
  )
  if (random.chance(0.5)) {
    const side = random.pick([0, 1, 2, 3]) * 90
    drawing.rect(0, 0, width * random.range(0.2, 0.45), height * 2, {
      fill: random.pick(palette.tones),
      'fill-opacity': 0.9,
      transform: `rotate(${side + random.range(-12, 12)} ${width / 2} ${height / 2})`,
    })
  }
}

function dish(drawing: Drawing, random: Random, palette: Palette, [x, y]: Point, r: number): void {
  const glaze = random.chance(0.5) ? lighter(palette.paper, 0.6) : random.pick(palette.tones)
  const ink = random.chance(0.5) ? darker(random.pick(palette.tones), 0.25) : random.pick(palette.tones)
  drawing.glow(x + r * 0.12, y + r * 0.16, r * 1.22, r * 1.2, '#0d0812', 0.75)
  drawing.circle(x, y, r, {
    fill: drawing.radial(
      [darker(glaze, 0.06), glaze, lighter(glaze, 0.35), darker(glaze, 0.18)],
      [0.45, 0.42],
      0.6,
    ),
  })
  for (let ring = random.int(1, 4); ring > 0; ring--)
    motifs(drawing, random, [x, y], r * (0.28 + ring * 0.16), r * random.range(0.09, 0.2), ink)
  if (random.chance(0.7))
    drawing.circle(x, y, r * 0.95, {
      fill: 'none',
      stroke: ink,
      'stroke-width': r * random.range(0.02, 0.09),
    })
  drawing.circle(x, y, r * 0.66, {
    fill: 'none',
    stroke: darker(glaze, 0.4),
    'stroke-opacity': 0.35,
    'stroke-width': 3,
  })
  if (random.chance(0.6)) food(drawing, random, [x, y], r)
  drawing.path(
    `M${x - r * 0.8} ${y - r * 0.3}A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.1} ${y - r * 0.86}`,
    {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': r * 0.03,
      'stroke-linecap': 'round',
    },
  )
}

function motifs(
  drawing: Drawing,
  random: Random,
  [x, y]: Point,
  reach: number,
  size: number,
  ink: string,
): void {
  const [count, kind] = [random.int(6, 20), random.int(0, 3)]
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI
    const at: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    if (kind === 0) drawing.path(leaf(at, angle, size * 1.3, size * 0.4), { fill: ink })
    if (kind === 1) drawing.circle(...at, size * 0.3, { fill: ink })
    if (kind === 2) drawing.path(leaf(at, angle + 1.57, size * 1.5, size * 0.35), { fill: ink })
    if (kind === 3)
      for (let petal = 0; petal < 5; petal++)
        drawing.path(leaf(at, angle + petal * 1.257, size * 0.55, size * 0.24), { fill: ink })
  }
}

function food(drawing: Drawing, random: Random, [x, y]: Point, r: number): void {
  const colour = random.pick(['#d8572a', '#e9c46a', '#7a9e3f', '#8c2f39', '#f2e8cf', '#6d3b1f', '#e07a8b'])
  const pieces = random.int(1, 7)
  for (let i = 0; i < pieces; i++) {
    const size = r * random.range(0.14, 0.34)
    const [px, py] = [x + random.range(-0.34, 0.34) * r, y + random.range(-0.34, 0.34) * r]
    drawing.glow(px + size * 0.2, py + size * 0.3, size * 1.3, size * 1.2, '#140c10', 0.5)
    drawing.path(blob(random, px, py, size, size * random.range(0.7, 1), 0.1), {
      fill: drawing.radial([lighter(colour, 0.45), colour, darker(colour, 0.4)], [0.35, 0.3], 0.75),
    })
    if (random.chance(0.5))
      drawing.path(leaf([px, py - size * 0.3], random.range(-2.6, -0.6), size * 0.8, size * 0.2), {
        fill: '#4f772d',
      })
  }
}

function chopsticks(drawing: Drawing, random: Random, palette: Palette): void {
  const { width, height } = drawing
  const colour = darker(random.pick(palette.tones), 0.3)
  drawing.group(
    {
      transform: `translate(${width * random.range(0.2, 0.8)} ${height * random.range(0.2, 0.8)}) rotate(${random.range(0, 180)})`,
    },
    () => {
      for (const side of [-1, 1]) {
        drawing.rect(-width * 0.36, side * 11 + 6, width * 0.72, 9, {
          rx: 4,
          fill: '#120c10',
          'fill-opacity': 0.35,
        })
        drawing.rect(-width * 0.36, side * 11, width * 0.72, 9, {
          rx: 4,
          fill: drawing.linear([lighter(colour, 0.4), colour]),
        })
      }
    },
  )
}
