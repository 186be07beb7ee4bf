import { darker, lighter, mix, somePalette, type Palette } from '../colour'
import { leaf, smooth, type Drawing, type Point } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'

type Print = (drawing: Drawing, random: Random, palette: Palette) => void

/** Printed and woven cloth, close up, with the folds that a hand leaves in it. */
export function weave(random: Random): Scene {
  return drawn(random, ['square', 'upright', 'wide'], 12, (drawing, width, height) => {
    const palette = somePalette(random)
    const ground = random.chance(0.45)
      ? darker(random.pick(palette.tones), 0.35)
      : mix(palette.paper, random.pick(palette.tones), random.range(0, 0.5))
    drawing.rect(0, 0, width, height, { fill: ground })
    const turn = `rotate(${random.range(-35, 35)} ${width / 2} ${height / 2}) scale(${random.range(1, 1.3)})`
    drawing.group({ transform: turn }, () =>
      random.pick([peonies, checks, waves, diamonds, leaves, patches])(drawing, random, palette),
    )
    for (let i = random.int(2, 6); i > 0; i--) fold(drawing, random)
    if (random.chance(0.4)) hem(drawing, random, palette)
  })
}

const spread = (
  drawing: Drawing,
  step: number,
  draw: (x: number, y: number, row: number, column: number) => void,
) => {
  const reach = Math.max(drawing.width, drawing.height) * 1.25
  let row = 0
  for (let y = -reach * 0.25; y < reach; y += step, row++) {
    let column = 0
    for (let x = -reach * 0.25 + (row % 2) * step * 0.5; x < reach; x += step, column++)
      draw(x, y, row, column)
  }
}

/** The big flowers of old bed covers. */
const peonies: Print = (drawing, random, palette) => {
  spread(drawing, drawing.width / random.range(2.2, 4.2), (x0, y0) => {
    const [x, y] = [x0 + random.range(-40, 40), y0 + random.range(-40, 40)]
    const [size, colour] = [(drawing.width / 7) * random.range(0.6, 1.3), random.pick(palette.tones)]
    for (let i = random.int(3, 6); i > 0; i--)
      drawing.path(leaf([x, y], random.range(0, 6.28), size * 1.7, size * 0.4), {
        fill: mix('#1f7a5a', palette.tones[4], random.next() * 0.5),
        stroke: '#f5e8c8',
        'stroke-width': 2,
      })
    for (const scale of [1, 0.74, 0.48])
      for (let i = 0; i < 8; i++)
        drawing.path(leaf([x, y], i * 0.785 + scale * 3, size * scale, size * scale * 0.5), {
          fill: lighter(colour, (1 - scale) * 0.7),
          stroke: darker(colour, 0.25),
          'stroke-width': 2,
        })
    drawing.circle(x, y, size * 0.14, { fill: '#f4c542' })
  })
}

const checks: Print = (drawing, random, palette) => {
  const [reach, steps] = [Math.max(drawing.width, drawing.height) * 1.3, random.int(5, 12)]
  const bands = Array.from({ length: random.int(2, 4) }, () => ({
    at: random.next(),
    wide: random.range(0.08, 0.4),
    colour: random.pick([...palette.tones, palette.ink]),
  }))
  const step = reach / steps
  for (const turned of [false, true])
    for (let i = -3; i < steps; i++)
      for (const { at, wide, colour } of bands) {
        const from = (i + at) * step
        const fill = { fill: colour, 'fill-opacity': 0.55 }
        if (turned) drawing.rect(-reach * 0.3, from, reach * 1.6, wide * step, fill)
        else drawing.rect(from, -reach * 0.3, wide * step, reach * 1.6, fill)
      }
}

const waves: Print = (drawing, random, palette) => {
  const step = drawing.width / random.range(5, 9)
  const colours = random.shuffle([...palette.tones, palette.paper])
  spread(drawing, step, (x, y, row, column) => {
    for (let ring = 4; ring > 0; ring--)
      drawing.circle(x, y + row, (step * 0.56 * ring) / 4, {
        fill: colours[(ring + (random.chance(0.12) ? column : 0)) % 3]!,
      })
  })
}

const diamonds: Print = (drawing, random, palette) => {
  const [step, tall] = [drawing.width / random.range(4, 8), random.range(0.7, 1.5)]
  spread(drawing, step, (x, y) => {
    const half = step * 0.5
    const at = (k: number): Point[] => [
      [x, y - half * k * tall],
      [x + half * k, y],
      [x, y + half * k * tall],
      [x - half * k, y],
    ]
    for (const k of [0.98, 0.66, 0.34]) drawing.polygon(at(k), { fill: random.pick(palette.tones) })
  })
}

const leaves: Print = (drawing, random, palette) => {
  const step = drawing.width / random.range(4, 7)
  spread(drawing, step, (x, y) => {
    const angle = random.range(0, 6.28)
    for (const side of [-0.5, 0, 0.5])
      drawing.path(leaf([x, y], angle + side, step * random.range(0.6, 0.95), step * 0.2), {
        fill: random.pick(palette.tones),
      })
    drawing.circle(x, y, step * 0.08, { fill: palette.ink })
  })
}

/** Patchwork of squares, sewn. */
const patches: Print = (drawing, random, palette) => {
  const step = drawing.width / random.int(3, 6)
  const reach = Math.max(drawing.width, drawing.height) * 1.2
  for (let y = -step * 2; y < reach; y += step)
    for (let x = -step * 2; x < reach; x += step) {
      const colour = random.pick([...palette.tones, palette.ink, palette.paper])
      const other = random.pick(palette.tones)
      drawing.rect(x, y, step + 1, step + 1, { fill: colour })
      const kind = random.int(0, 3)
      for (let i = 0; i < 5 && kind === 0; i++)
        drawing.rect(x + (step * i) / 5, y, step / 10, step, { fill: other })
      if (kind === 1)
        drawing.polygon(
          [
            [x, y],
            [x + step, y],
            [x, y + step],
          ],
          { fill: other },
        )
      for (let i = 0; i < 9 && kind === 2; i++)
        drawing.circle(
          x + (step * ((i % 3) + 0.5)) / 3,
          y + (step * (Math.floor(i / 3) + 0.5)) / 3,
          step * 0.07,
          { fill: other },
        )
      drawing.rect(x + 7, y + 7, step - 14, step - 14, {
        fill: 'none',
        stroke: '#fff8e8',
        'stroke-width': 2,
        'stroke-dasharray': '9 7',
        'stroke-opacity': 0.8,
      })
    }
}

function fold(drawing: Drawing, random: Random): void {
  const { width, height } = drawing
  const [x, lean] = [width * random.range(-0.2, 1.1), width * random.range(-0.5, 0.5)]
  const wide = width * random.range(0.1, 0.32)
  const edge = (shift: number) =>
    [0, 0.35, 0.7, 1].map((share): Point => [
      x + shift + lean * share + Math.sin(share * 4 + x) * 40,
      height * (share * 1.1 - 0.05),
    ])
  const shape = `${smooth(edge(0))}L${smooth(edge(wide).reverse()).slice(1)}Z`
  drawing.path(shape, {
    fill: drawing.linear(
      ['#0c0812/0', '#0c0812/0.6', '#fff6e4/0.45', '#fff6e4/0'],
      [random.chance(0.5) ? 1 : -1, 0],
    ),
  })
}

function hem(drawing: Drawing, random: Random, palette: Palette): void {
  const { width, height } = drawing
  const colour = random.pick([palette.ink, ...palette.tones])
  drawing.group(
    { transform: `rotate(${random.range(-20, 20) + random.int(0, 3) * 90} ${width / 2} ${height / 2})` },
    () => {
      const y = height * random.range(0.72, 0.88)
      drawing.rect(-width, y, width * 3, height, {
        fill: drawing.linear([darker(colour, 0.2), lighter(colour, 0.2)]),
      })
      for (let x = -width; x < width * 2; x += 16)
        drawing.rect(x, y - random.range(8, 24), 5, 26, { fill: lighter(colour, 0.2) })
      drawing.rect(-width, y + 16, width * 3, 3, { fill: '#fff', 'fill-opacity': 0.5 })
    },
  )
}
