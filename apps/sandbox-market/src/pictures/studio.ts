import { darker, lighter, mix, type Palette } from './colour'
import { leaf, type Drawing, type Point } from './drawing'
import type { Random } from './random'

/** A wall, a table and the light of the day. Returns where the table begins and where the light comes from. */
export function setUpStudio(
  drawing: Drawing,
  random: Random,
  palette: Palette,
): { tableY: number; light: -1 | 1 } {
  const { width, height } = drawing
  const light = random.chance(0.5) ? -1 : 1
  const wall = random.chance(0.35)
    ? darker(palette.tones[4], 0.45)
    : mix(palette.paper, palette.tones[4], random.range(0.1, 0.8))
  const table = random.chance(0.5)
    ? mix(palette.tones[3], palette.paper, random.range(0.2, 0.7))
    : darker(palette.tones[3], 0.35)
  const tableY = height * random.range(0.56, 0.74)
  drawing.rect(0, 0, width, height, {
    fill: drawing.linear([lighter(wall, 0.25), wall, darker(wall, 0.2)], [light, 0.6]),
  })
  const backdrop = random.int(0, 4)
  if (backdrop === 0) arch(drawing, random, palette, tableY)
  if (backdrop === 1)
    drawing.circle(
      width * random.range(0.2, 0.8),
      height * random.range(0.2, 0.4),
      width * random.range(0.2, 0.34),
      { fill: random.pick(palette.tones), 'fill-opacity': 0.75 },
    )
  if (backdrop === 2) stripes(drawing, random, wall, tableY)
  if (backdrop === 3) tiles(drawing, random, wall, tableY)
  drawing.rect(0, tableY, width, height - tableY, {
    fill: drawing.linear([lighter(table, 0.12), darker(table, 0.25)]),
  })
  drawing.rect(0, tableY, width, 3, { fill: lighter(table, 0.5), 'fill-opacity': 0.5 })
  if (random.chance(0.65)) windowLight(drawing, random, light)
  if (random.chance(0.4)) leafShadow(drawing, random)
  return { tableY, light }
}

function arch(drawing: Drawing, random: Random, palette: Palette, tableY: number): void {
  const { width } = drawing
  const [x, half, top] = [
    width * random.range(0.25, 0.75),
    width * random.range(0.16, 0.3),
    tableY * random.range(0.15, 0.5),
  ]
  const colour = random.pick(palette.tones)
  const d = `M${x - half} ${tableY}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${tableY}Z`
  drawing.path(d, { fill: drawing.linear([darker(colour, 0.35), colour], [1, 0.3]) })
}

function stripes(drawing: Drawing, random: Random, wall: string, tableY: number): void {
  const step = drawing.width / random.int(5, 14)
  const fill = random.chance(0.5) ? darker(wall, 0.18) : lighter(wall, 0.4)
  for (let x = random.range(-step, 0); x < drawing.width; x += step)
    drawing.rect(x, 0, step * 0.5, tableY, { fill, 'fill-opacity': 0.7 })
}

function tiles(drawing: Drawing, random: Random, wall: string, tableY: number): void {
  const step = drawing.width / random.int(5, 9)
  for (let y = tableY - step, row = 0; y > -step; y -= step, row++)
    for (let x = (row % 2) * -step * 0.5; x < drawing.width; x += step)
      drawing.rect(x + 2, y + 2, step - 4, step - 4, {
        rx: 3,
        fill: mix(wall, random.chance(0.5) ? '#ffffff' : '#20202c', random.range(0.02, 0.3)),
      })
}

function windowLight(drawing: Drawing, random: Random, light: -1 | 1): void {
  const { width, height } = drawing
  const [panes, slant] = [random.int(2, 3), light * random.range(0.25, 0.6) * height]
  const pane = width * random.range(0.1, 0.2)
  const left = width * random.range(0.05, 0.5)
  drawing.group({ 'fill-opacity': random.range(0.14, 0.34), fill: '#fff3d6' }, () => {
    for (let column = 0; column < panes; column++)
      for (const [from, to] of [
        [0.02, 0.4],
        [0.44, 0.85],
      ] as const) {
        const x = left + column * pane * 1.12
        const lean = (share: number): number => x + slant * (share - 0.4)
        const corners: Point[] = [
          [lean(from), height * from],
          [lean(from) + pane, height * from],
          [lean(to) + pane, height * to],
          [lean(to), height * to],
        ]
        drawing.polygon(corners, {})
      }
  })
}

function leafShadow(drawing: Drawing, random: Random): void {
  const { width, height } = drawing
  const [x, y, turn] = [
    random.chance(0.5) ? 0 : width,
    height * random.range(0, 0.5),
    random.range(-0.6, 0.6),
  ]
  const outwards = x === 0 ? 0 : Math.PI
  drawing.group({ fill: '#1a1424', 'fill-opacity': 0.16, filter: drawing.blur(5) }, () => {
    for (let i = 0; i < 9; i++) {
      const along = (i / 9) * width * 0.5
      const foot: Point = [x + Math.cos(outwards + turn) * along, y + Math.sin(outwards + turn) * along]
      for (const side of [-1, 1])
        drawing.path(leaf(foot, outwards + turn + side * 0.8, width * (0.24 - i * 0.012), width * 0.035), {})
    }
  })
}

/** The shadow that stands a thing on the table, and the long one away from the light. */
export function castShadow(
  drawing: Drawing,
  x: number,
  y: number,
  halfWidth: number,
  light: -1 | 1,
  length = 2.2,
): void {
  drawing.glow(x - light * -halfWidth * length * 0.6, y, halfWidth * length, halfWidth * 0.32, '#120c18', 0.5)
  drawing.glow(x, y, halfWidth * 1.15, halfWidth * 0.22, '#0c0810', 0.7)
}
