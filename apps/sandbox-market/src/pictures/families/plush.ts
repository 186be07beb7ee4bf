import { darker, lighter, mix, somePalette, type Palette } from '../colour'
import { blob, leaf, smooth, type Drawing, type Point } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'
import { castShadow, setUpStudio } from '../studio'

/** Soft toys in the studio: bears, rabbits, chicks and whales, alone or as a family. */
export function plush(random: Random): Scene {
  return drawn(random, ['square', 'upright', 'wide'], 15, (drawing, width, height) => {
    const palette = somePalette(random)
    const { tableY, light } = setUpStudio(drawing, random, palette)
    const count = random.int(1, 3)
    for (let i = 0; i < count; i++) {
      const size = Math.min(width / count, height) * random.range(0.54, 0.8)
      const foot: Point = [
        width * ((i + 0.5) / count + random.range(-0.08, 0.08)),
        tableY + (height - tableY) * random.range(0.25, 0.8),
      ]
      castShadow(drawing, foot[0], foot[1], size * 0.42, light)
      const fur = random.pick([
        '#b98256',
        '#f1e2cc',
        '#8a5a44',
        '#e7b8b0',
        '#9fb4c7',
        '#6d6a75',
        '#f0cf7d',
        lighter(random.pick(palette.tones), 0.2),
      ])
      random.pick([sitting, sitting, sitting, whale, chick])(drawing, random, palette, foot, size, fur)
    }
  })
}

const furry = (drawing: Drawing, fur: string) =>
  drawing.radial([lighter(fur, 0.38), fur, darker(fur, 0.42)], [0.4, 0.32], 0.72)

/** Hairs along an outline. */
function hairs(drawing: Drawing, random: Random, [x, y]: Point, rx: number, ry: number, fur: string): void {
  let d = ''
  for (let i = 0; i < 120; i++) {
    const [angle, depth] = [random.range(0, 6.28), Math.sqrt(random.range(0.2, 1))]
    const [hx, hy] = [x + Math.cos(angle) * rx * depth, y + Math.sin(angle) * ry * depth]
    d += `M${hx.toFixed(1)} ${hy.toFixed(1)}l${(Math.cos(angle + 0.4) * rx * 0.08).toFixed(1)} ${(Math.sin(angle) * ry * 0.05 + ry * 0.06).toFixed(1)}`
  }
  drawing.path(d, {
    fill: 'none',
    stroke: random.chance(0.5) ? lighter(fur, 0.35) : darker(fur, 0.3),
    'stroke-width': 1.8,
    'stroke-opacity': 0.6,
    'stroke-linecap': 'round',
  })
}

function ball(drawing: Drawing, random: Random, at: Point, rx: number, ry: number, fur: string): void {
  drawing.path(blob(random, at[0], at[1], rx, ry, 0.03, 14), { fill: furry(drawing, fur) })
  hairs(drawing, random, at, rx, ry, fur)
}

function sitting(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  [x, foot]: Point,
  size: number,
  fur: string,
): void {
  const [rabbit, lean] = [random.chance(0.45), random.range(-0.06, 0.06) * size]
  const [bodyY, headY] = [foot - size * 0.34, foot - size * random.range(0.78, 0.92)]
  const headR = size * random.range(0.26, 0.34)
  const pale = lighter(fur, 0.55)
  for (const side of [-1, 1]) {
    const ear: Point = [
      x + lean + side * headR * (rabbit ? 0.42 : 0.78),
      headY - headR * (rabbit ? 1.3 : 0.75),
    ]
    const tall = rabbit ? headR * random.range(0.7, 1) : headR * 0.4
    ball(drawing, random, ear, headR * (rabbit ? 0.24 : 0.38), tall, fur)
    drawing.ellipse(ear[0], ear[1], headR * (rabbit ? 0.12 : 0.2), tall * 0.66, {
      fill: mix(pale, '#e8a0a0', 0.5),
    })
    ball(
      drawing,
      random,
      [x + side * size * 0.34, foot - size * random.range(0.3, 0.46)],
      size * 0.1,
      size * 0.2,
      fur,
    )
  }
  ball(drawing, random, [x, bodyY], size * 0.33, size * 0.36, fur)
  drawing.ellipse(x, bodyY + size * 0.04, size * 0.19, size * 0.22, { fill: pale, 'fill-opacity': 0.85 })
  for (const side of [-1, 1]) {
    ball(drawing, random, [x + side * size * 0.25, foot - size * 0.08], size * 0.16, size * 0.13, fur)
    drawing.ellipse(x + side * size * 0.26, foot - size * 0.07, size * 0.085, size * 0.075, { fill: pale })
  }
  ball(drawing, random, [x + lean, headY], headR * 1.08, headR, fur)
  drawing.ellipse(x + lean, headY + headR * 0.32, headR * 0.44, headR * 0.34, { fill: pale })
  eyes(drawing, [x + lean, headY], headR)
  drawing.ellipse(x + lean, headY + headR * 0.2, headR * 0.13, headR * 0.09, { fill: '#2a1b18' })
  if (random.chance(0.7))
    scarf(drawing, random.pick(palette.tones), [x + lean * 0.6, headY + headR * 0.98], size)
}

function eyes(drawing: Drawing, [x, y]: Point, r: number): void {
  for (const side of [-1, 1])
    drawing
      .circle(x + side * r * 0.42, y - r * 0.02, r * 0.1, { fill: '#17110f' })
      .circle(x + side * r * 0.42 + r * 0.03, y - r * 0.06, r * 0.035, { fill: '#fff' })
      .ellipse(x + side * r * 0.64, y + r * 0.26, r * 0.16, r * 0.1, { fill: '#ec8a8a', 'fill-opacity': 0.5 })
}

function scarf(drawing: Drawing, colour: string, [x, y]: Point, size: number): void {
  const band = { fill: 'none', stroke: colour, 'stroke-width': size * 0.09, 'stroke-linecap': 'round' }
  drawing.path(`M${x - size * 0.22} ${y}q${size * 0.22} ${size * 0.12} ${size * 0.44} 0`, band)
  drawing.path(`M${x + size * 0.1} ${y + size * 0.04}l${size * 0.07} ${size * 0.24}`, band)
  drawing.path(`M${x - size * 0.2} ${y - size * 0.01}q${size * 0.2} ${size * 0.1} ${size * 0.4} 0`, {
    fill: 'none',
    stroke: lighter(colour, 0.5),
    'stroke-width': 3,
    'stroke-dasharray': '7 6',
  })
}

function whale(
  drawing: Drawing,
  random: Random,
  _palette: Palette,
  [x, foot]: Point,
  size: number,
  fur: string,
): void {
  const [side, y] = [random.chance(0.5) ? 1 : -1, foot - size * 0.28]
  for (const up of [-1, 1])
    drawing.path(
      leaf(
        [x - side * size * 0.42, y - size * 0.06],
        (side > 0 ? Math.PI : 0) + up * 0.7 - side * -0.3,
        size * 0.34,
        size * 0.11,
      ),
      { fill: furry(drawing, fur) },
    )
  ball(drawing, random, [x, y], size * 0.5, size * 0.3, fur)
  const belly: Point[] = [
    [x - size * 0.4, y + size * 0.08],
    [x, y + size * 0.12],
    [x + side * size * 0.46, y + size * 0.04],
    [x + side * size * 0.2, y + size * 0.27],
    [x - side * size * 0.2, y + size * 0.27],
  ]
  drawing.path(smooth(belly, true), { fill: lighter(fur, 0.7), 'fill-opacity': 0.9 })
  drawing.path(leaf([x + side * size * 0.05, y + size * 0.1], 1.2 + side * 0.5, size * 0.26, size * 0.09), {
    fill: darker(fur, 0.15),
  })
  drawing.circle(x + side * size * 0.3, y - size * 0.03, size * 0.03, { fill: '#15100f' })
}

function chick(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  [x, foot]: Point,
  size: number,
  fur: string,
): void {
  for (const side of [-1, 1])
    drawing.ellipse(x + side * size * 0.14, foot - size * 0.02, size * 0.1, size * 0.05, { fill: '#e58a2b' })
  ball(drawing, random, [x, foot - size * 0.38], size * 0.38, size * 0.38, fur)
  for (const side of [-1, 1])
    drawing.path(
      leaf([x + side * size * 0.34, foot - size * 0.46], 1.57 + side * 0.25, size * 0.32, size * 0.09),
      { fill: darker(fur, 0.2) },
    )
  eyes(drawing, [x, foot - size * 0.5], size * 0.3)
  drawing.polygon(
    [
      [x - size * 0.06, foot - size * 0.45],
      [x + size * 0.06, foot - size * 0.45],
      [x, foot - size * 0.37],
    ],
    { fill: '#e58a2b' },
  )
  if (random.chance(0.6))
    drawing.polygon(
      [
        [x - size * 0.16, foot - size * 0.72],
        [x + size * 0.16, foot - size * 0.72],
        [x + size * random.range(-0.1, 0.1), foot - size * 1.05],
      ],
      { fill: random.pick(palette.tones), stroke: '#fff', 'stroke-width': 3 },
    )
}
