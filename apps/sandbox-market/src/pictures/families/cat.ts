import { darker, lighter, mix, somePalette, type Palette } from '../colour'
import { blob, leaf, type Drawing, type Point } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'

/** An illustrated cat or two at home: sitting, loafing or only looking over the edge, with plants, rugs and a window. */
export function cat(random: Random): Scene {
  return drawn(random, ['square', 'upright', 'wide'], 8, (drawing, width, height) => {
    const palette = somePalette(random)
    room(drawing, random, palette)
    const cats = random.chance(0.35) ? 2 : 1
    for (let i = 0; i < cats; i++) {
      const size = Math.min(width, height) * (cats === 2 ? random.range(0.3, 0.42) : random.range(0.42, 0.68))
      const x = width * (cats === 2 ? 0.28 + 0.44 * i + random.range(-0.06, 0.06) : random.range(0.32, 0.68))
      const coat = random.pick([
        '#e09a4f',
        '#3b3b46',
        '#f3e9dc',
        '#a7a9ad',
        '#c98f63',
        '#5d4637',
        palette.tones[0],
      ])
      oneCat(drawing, random, palette, [x, height * random.range(0.9, 1.04)], size, coat)
    }
    if (random.chance(0.5))
      pottedPlant(
        drawing,
        random,
        palette,
        [width * random.pick([0.08, 0.92]), height * 0.98],
        height * random.range(0.3, 0.55),
      )
  })
}

function room(drawing: Drawing, random: Random, palette: Palette): void {
  const { width, height } = drawing
  const wall = random.chance(0.3)
    ? darker(palette.tones[2], 0.5)
    : mix(palette.tones[2], palette.paper, random.range(0.1, 0.8))
  const floorY = height * random.range(0.6, 0.82)
  drawing.rect(0, 0, width, height, { fill: wall })
  const [step, kind] = [width / random.int(6, 12), random.int(0, 2)]
  for (let x = 0; x < width; x += step) {
    if (kind === 0) drawing.rect(x, 0, step / 2, floorY, { fill: lighter(wall, 0.18) })
    for (let y = step / 2; kind === 1 && y < floorY; y += step)
      drawing.path(leaf([x + step / 2, y], random.range(0, 6.28), step * 0.5, step * 0.16), {
        fill: mix(wall, palette.tones[1], 0.55),
      })
  }
  if (random.chance(0.65))
    windowOf(
      drawing,
      random,
      palette,
      [width * random.range(0.02, 0.55), height * random.range(0.04, 0.16)],
      width * random.range(0.3, 0.5),
      floorY * random.range(0.5, 0.8),
    )
  drawing.rect(0, floorY, width, height - floorY, {
    fill: drawing.linear([darker(palette.tones[3], 0.15), palette.tones[3]]),
  })
  const rug = random.pick(palette.tones)
  for (let i = 4; i > 0; i--)
    drawing.ellipse(width / 2, height * 0.98, width * 0.13 * i, height * 0.055 * i, {
      fill: i % 2 ? rug : lighter(rug, 0.5),
    })
}

function windowOf(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  [x, y]: Point,
  w: number,
  h: number,
): void {
  const sky = random.pick(['#9fd0e6', '#f7c59f', '#243b61', '#cfe3d4'])
  drawing
    .rect(x - 12, y - 12, w + 24, h + 24, { fill: lighter(palette.paper, 0.5) })
    .rect(x, y, w, h, { fill: drawing.linear([sky, lighter(sky, 0.5)]) })
  drawing.group({ 'clip-path': drawing.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`) }, () => {
    drawing.circle(x + w * random.next(), y + h * random.range(0.1, 0.5), w * 0.12, { fill: '#fff3c4' })
    for (let i = 0; i < 6; i++)
      drawing.path(
        blob(random, x + w * random.next(), y + h * random.range(0.8, 1.1), w * 0.25, h * 0.25, 0.2),
        { fill: mix('#3d6b4f', palette.tones[4], random.next() * 0.6) },
      )
  })
  drawing
    .rect(x + w / 2 - 5, y, 10, h, { fill: lighter(palette.paper, 0.5) })
    .rect(x, y + h / 2 - 5, w, 10, { fill: lighter(palette.paper, 0.5) })
}

function oneCat(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  [x, foot]: Point,
  size: number,
  coat: string,
): void {
  const [lean, dark] = [random.range(-0.12, 0.12) * size, darker(coat, 0.4)]
  const head: Point = [x + lean, foot - size * random.range(0.72, 1.05)]
  const r = size * random.range(0.25, 0.31)
  const side = random.chance(0.5) ? 1 : -1
  drawing.glow(x, foot - size * 0.02, size * 0.6, size * 0.1, '#100a14', 0.6)
  drawing.path(
    `M${x + side * size * 0.3} ${foot - size * 0.1}c${side * size * 0.5} 0 ${side * size * 0.5} ${-size * random.range(0.3, 0.8)} ${side * size * 0.25} ${-size * random.range(0.4, 0.7)}`,
    { fill: 'none', stroke: dark, 'stroke-width': size * 0.1, 'stroke-linecap': 'round' },
  )
  const body = blob(random, x, foot - size * 0.36, size * 0.37, size * 0.4, 0.05)
  drawing.path(body, { fill: drawing.linear([lighter(coat, 0.15), coat, darker(coat, 0.3)]) })
  drawing.group({ 'clip-path': drawing.clip(`<path d="${body}"/>`) }, () => {
    if (random.chance(0.6))
      for (let i = 0; i < 6; i++)
        drawing.path(
          `M${x - size * 0.45} ${foot - size * (0.12 + i * 0.12)}q${size * 0.16} ${size * 0.07} ${size * 0.28} 0`,
          { fill: 'none', stroke: dark, 'stroke-width': size * 0.035 },
        )
    drawing.ellipse(x + lean * 0.5, foot - size * 0.22, size * 0.16, size * 0.26, {
      fill: lighter(coat, 0.65),
    })
  })
  for (const paw of [-1, 1])
    drawing.ellipse(x + paw * size * 0.13, foot - size * 0.05, size * 0.1, size * 0.065, {
      fill: lighter(coat, 0.45),
      stroke: dark,
      'stroke-width': 2,
    })
  face(drawing, random, palette, head, r, coat)
}

function face(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  [x, y]: Point,
  r: number,
  coat: string,
): void {
  const dark = darker(coat, 0.45)
  for (const side of [-1, 1]) {
    const ear = (k: number): Point[] => [
      [x + side * r * 0.95, y - r * 0.2 * k],
      [x + side * r * 0.86 * k, y - r * 1.42 * k],
      [x + side * r * 0.15 * k, y - r * 0.8],
    ]
    drawing
      .polygon(ear(1), { fill: coat, stroke: coat, 'stroke-width': 6, 'stroke-linejoin': 'round' })
      .polygon(ear(0.86), { fill: '#f0a7a0' })
  }
  drawing.ellipse(x, y, r * 1.12, r, {
    fill: drawing.radial([lighter(coat, 0.25), coat, darker(coat, 0.12)], [0.45, 0.35], 0.7),
  })
  for (const i of [-1, 0, 1])
    drawing.line([x + i * r * 0.2, y - r * 0.92], [x + i * r * 0.14, y - r * 0.56], {
      stroke: dark,
      'stroke-width': r * 0.08,
      'stroke-linecap': 'round',
    })
  drawing.ellipse(x, y + r * 0.42, r * 0.46, r * 0.34, { fill: lighter(coat, 0.7) })
  const [eye, asleep] = [random.pick(['#8fbf5a', '#f2b632', '#5aa9c9']), random.chance(0.3)]
  for (const side of [-1, 1]) {
    const ex = x + side * r * 0.46
    if (asleep)
      drawing.path(`M${ex - r * 0.2} ${y}q${r * 0.2} ${r * 0.2} ${r * 0.4} 0`, {
        fill: 'none',
        stroke: dark,
        'stroke-width': r * 0.07,
        'stroke-linecap': 'round',
      })
    else
      drawing
        .circle(ex, y - r * 0.02, r * 0.22, { fill: eye, stroke: dark, 'stroke-width': r * 0.05 })
        .ellipse(ex, y - r * 0.02, r * 0.07, r * 0.17, { fill: '#15121a' })
        .circle(ex + r * 0.06, y - r * 0.1, r * 0.05, { fill: '#fff' })
    for (const tilt of [-0.12, 0.02, 0.16])
      drawing.line([x + side * r * 0.4, y + r * 0.4], [x + side * r * 1.35, y + r * (0.4 + tilt * 2)], {
        stroke: '#fff8ec',
        'stroke-width': 2,
      })
  }
  drawing.path(`M${x - r * 0.1} ${y + r * 0.24}h${r * 0.2}l${-r * 0.1} ${r * 0.12}z`, { fill: '#d9707a' })
  drawing.path(
    `M${x - r * 0.2} ${y + r * 0.5}q${r * 0.1} ${r * 0.08} ${r * 0.2} ${-r * 0.1}q${r * 0.1} ${r * 0.18} ${r * 0.2} ${r * 0.1}`,
    { fill: 'none', stroke: dark, 'stroke-width': r * 0.05, 'stroke-linecap': 'round' },
  )
  if (random.chance(0.5))
    drawing
      .path(`M${x - r * 0.7} ${y + r * 0.85}q${r * 0.7} ${r * 0.4} ${r * 1.4} 0`, {
        fill: 'none',
        stroke: random.pick(palette.tones),
        'stroke-width': r * 0.2,
        'stroke-linecap': 'round',
      })
      .circle(x, y + r * 1.1, r * 0.13, { fill: '#f3c34b' })
}

function pottedPlant(drawing: Drawing, random: Random, palette: Palette, [x, y]: Point, tall: number): void {
  for (let i = 0; i < 11; i++)
    drawing.path(
      leaf([x, y - tall * 0.35], -1.57 + (i - 5) * 0.24, tall * random.range(0.4, 0.68), tall * 0.08),
      { fill: mix('#2f6b4a', palette.tones[4], random.next() * 0.5) },
    )
  drawing.polygon(
    [
      [x - tall * 0.2, y - tall * 0.4],
      [x + tall * 0.2, y - tall * 0.4],
      [x + tall * 0.14, y],
      [x - tall * 0.14, y],
    ],
    { fill: drawing.linear([darker(palette.tones[0], 0.3), palette.tones[0]], [1, 0]) },
  )
}
