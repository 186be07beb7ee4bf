import { darker, lighter, somePalette } from '../colour'
import type { Drawing } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'

/** A geometric poster: a grid of quarter circles, arcs, bars and dots, with larger shapes across it. */
export function poster(random: Random): Scene {
  return drawn(random, ['upright', 'square'], 7, (drawing, width, height) => {
    const palette = somePalette(random)
    const colours = [...palette.tones, palette.ink, palette.paper]
    drawing.rect(0, 0, width, height, { fill: palette.paper })
    const columns = random.int(3, 6)
    const cell = width / columns
    for (let row = 0; row * cell < height; row++)
      for (let column = 0; column < columns; column++) {
        const span = random.chance(0.18) ? 2 : 1
        tile(drawing, random, column * cell, row * cell, cell * span, colours)
      }
    for (let i = random.int(0, 3); i > 0; i--) overlay(drawing, random, random.pick(colours))
  })
}

function tile(
  drawing: Drawing,
  random: Random,
  x: number,
  y: number,
  size: number,
  colours: readonly string[],
): void {
  const [ground, ink, other] = random.shuffle(colours) as [string, string, string]
  const half = size / 2
  drawing.rect(x, y, size + 0.6, size + 0.6, {
    fill: drawing.linear([lighter(ground, 0.08), darker(ground, 0.06)], [1, 1]),
  })
  const turned = { transform: `rotate(${random.int(0, 3) * 90} ${x + half} ${y + half})` }
  drawing.group(turned, () => {
    switch (random.int(0, 9)) {
      case 0:
        drawing.path(`M${x} ${y}H${x + size}A${size} ${size} 0 0 1 ${x} ${y + size}Z`, { fill: ink })
        break
      case 1:
        for (let i = 4; i > 0; i--)
          drawing.path(
            `M${x} ${y}H${x + (size * i) / 4}A${(size * i) / 4} ${(size * i) / 4} 0 0 1 ${x} ${y + (size * i) / 4}Z`,
            { fill: i % 2 ? ink : other },
          )
        break
      case 2:
        drawing.polygon(
          [
            [x, y],
            [x + size, y],
            [x, y + size],
          ],
          { fill: ink },
        )
        break
      case 3:
        drawing
          .circle(x + half, y + half, half * 0.86, { fill: ink })
          .circle(x + half, y + half, half * 0.4, { fill: other })
        break
      case 4:
        for (let i = 0; i < 5; i += 2)
          drawing.rect(x, y + (size * i) / 5, size, size / 5, { fill: i === 2 ? other : ink })
        break
      case 5:
        drawing
          .path(`M${x} ${y}A${half} ${half} 0 0 0 ${x + size} ${y}Z`, { fill: ink })
          .path(`M${x} ${y + half}A${half} ${half} 0 0 0 ${x + size} ${y + half}Z`, { fill: other })
        break
      case 6:
        for (let i = 0; i < 16; i++)
          drawing.circle(
            x + (size * ((i % 4) + 0.5)) / 4,
            y + (size * (Math.floor(i / 4) + 0.5)) / 4,
            size * 0.075,
            { fill: ink },
          )
        break
      case 7:
        drawing.path(`M${x} ${y}Q${x + size} ${y} ${x + size} ${y + size}Q${x} ${y + size} ${x} ${y}Z`, {
          fill: ink,
        })
        break
      case 8:
        drawing.rect(x, y, half, half, { fill: ink }).rect(x + half, y + half, half, half, { fill: other })
        break
      default:
        drawing.polygon(
          [
            [x + half, y],
            [x + size, y + half],
            [x + half, y + size],
            [x, y + half],
          ],
          { fill: ink },
        )
    }
  })
}

function overlay(drawing: Drawing, random: Random, colour: string): void {
  const { width, height } = drawing
  const [x, y, r] = [width * random.next(), height * random.next(), width * random.range(0.12, 0.36)]
  const fill = { fill: colour, 'fill-opacity': 0.9 }
  const kind = random.int(0, 3)
  if (kind === 0) drawing.circle(x, y, r, fill)
  if (kind === 1) drawing.circle(x, y, r, { fill: 'none', stroke: colour, 'stroke-width': r * 0.3 })
  if (kind === 2)
    drawing.polygon(
      [
        [x - r, y + r * 0.8],
        [x, y - r],
        [x + r, y + r * 0.8],
      ],
      fill,
    )
  if (kind === 3)
    for (let i = 0; i < 6; i++)
      drawing.rect(x - r, y - r + i * r * 0.34, r * 2, r * 0.14, {
        ...fill,
        transform: `rotate(-30 ${x} ${y})`,
      })
}
