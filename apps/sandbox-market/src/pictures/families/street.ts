import { darker, lighter, mix, somePalette, type Palette } from '../colour'
import type { Drawing } from '../drawing'
import type { Random } from '../random'
import { drawn, type Scene } from '../scene'

/** An old street of shop houses by day or by night: windows, iron bars, awnings, lanterns, scooters, wires. */
export function street(random: Random): Scene {
  return drawn(random, ['wide', 'square', 'upright'], 8, (drawing, width, height) => {
    const palette = somePalette(random)
    const night = random.chance(0.45)
    const sky = night
      ? darker(palette.tones[4], 0.72)
      : mix(palette.paper, palette.tones[4], random.range(0.2, 0.8))
    drawing.rect(0, 0, width, height, { fill: drawing.linear([sky, lighter(sky, night ? 0.12 : 0.5)]) })
    if (random.chance(0.6))
      drawing.circle(
        width * random.next(),
        height * random.range(0.08, 0.25),
        width * random.range(0.05, 0.1),
        { fill: night ? '#f7eccb' : '#fff7dd' },
      )
    const ground = height * random.range(0.8, 0.9)
    for (let x = -random.range(0, 80); x < width;) {
      const wide = width * random.range(0.14, 0.34)
      house(drawing, random, palette, x, ground, wide, height * random.range(0.4, 0.76), night)
      x += wide
    }
    const road = night ? '#1d1c28' : darker(palette.tones[3], 0.3)
    drawing.rect(0, ground, width, height - ground, { fill: drawing.linear([road, lighter(road, 0.25)]) })
    for (let i = random.int(1, 4); i > 0; i--)
      scooter(
        drawing,
        random,
        palette,
        width * random.next(),
        ground + (height - ground) * random.range(0.2, 0.7),
        width * random.range(0.08, 0.13),
      )
    if (random.chance(0.7)) lanterns(drawing, random, night)
    for (let i = random.int(0, 3); i > 0; i--) {
      const [a, b] = [height * random.range(0.05, 0.3), height * random.range(0.05, 0.3)]
      drawing.path(`M0 ${a}Q${width / 2} ${Math.max(a, b) + 50} ${width} ${b}`, {
        fill: 'none',
        stroke: '#1a1820',
        'stroke-width': 2.4,
      })
    }
  })
}

function house(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  x: number,
  ground: number,
  wide: number,
  tall: number,
  night: boolean,
): void {
  const colour = random.chance(0.3)
    ? mix('#a34a3a', random.pick(palette.tones), 0.3)
    : random.pick([...palette.tones, palette.paper])
  const wall = night ? darker(colour, random.range(0.35, 0.6)) : colour
  const top = ground - tall
  drawing.rect(x, top, wide, tall, {
    fill: drawing.linear([lighter(wall, 0.1), wall, darker(wall, 0.2)], [1, 0.2]),
  })
  roof(drawing, random, x, top, wide, darker(wall, 0.35))
  const floors = random.int(2, 4)
  const shopTall = tall * random.range(0.22, 0.32)
  const floorTall = (tall - shopTall) / floors
  const columns = random.int(1, 4)
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const [w, h] = [(wide / columns) * random.range(0.5, 0.72), floorTall * random.range(0.5, 0.68)]
      windowPane(
        drawing,
        random,
        x + (wide * (column + 0.5)) / columns - w / 2,
        top + floorTall * (floor + 0.22),
        w,
        h,
        wall,
        night,
      )
    }
  shopFront(drawing, random, palette, x, ground - shopTall, wide, shopTall, night)
}

function roof(drawing: Drawing, random: Random, x: number, top: number, wide: number, colour: string): void {
  const kind = random.int(0, 3)
  if (kind === 0)
    drawing.polygon(
      [
        [x - 8, top],
        [x + wide / 2, top - wide * 0.3],
        [x + wide + 8, top],
      ],
      { fill: colour },
    )
  if (kind === 1) drawing.rect(x - 6, top - 16, wide + 12, 22, { fill: colour })
  if (kind === 2)
    drawing
      .path(
        `M${x} ${top}q${wide * 0.2} ${-wide * 0.3} ${wide * 0.5} ${-wide * 0.3}t${wide * 0.5} ${wide * 0.3}z`,
        { fill: lighter(colour, 0.3) },
      )
      .circle(x + wide / 2, top - wide * 0.12, wide * 0.08, { fill: colour })
  if (kind === 3)
    drawing
      .rect(x + wide * 0.2, top - wide * 0.3, wide * 0.3, wide * 0.3, { fill: '#8f9aa3' })
      .rect(x + wide * 0.16, top - wide * 0.36, wide * 0.38, 10, { fill: '#b9c2c9' })
}

function windowPane(
  drawing: Drawing,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  night: boolean,
): void {
  const glass = night
    ? random.pick(['#ffd97a', '#ffb85c', '#232a3d', '#1b2233', '#fff0bd'])
    : random.pick(['#3c4a5a', '#8fb2bd', '#dfe8e4'])
  drawing.rect(x - 4, y - 4, w + 8, h + 8, { fill: lighter(wall, 0.45) })
  drawing.rect(x, y, w, h, { fill: drawing.linear([lighter(glass, 0.2), glass], [1, 1]) })
  const bars = random.int(0, 5)
  for (let i = 1; i <= bars; i++)
    drawing.rect(x + (w * i) / (bars + 1) - 1.5, y, 3, h, { fill: darker(wall, 0.5) })
  if (random.chance(0.4)) drawing.rect(x, y + h * 0.5, w, 3, { fill: darker(wall, 0.5) })
  if (random.chance(0.3))
    drawing.polygon(
      [
        [x - 6, y],
        [x + w + 6, y],
        [x + w + 14, y + h * 0.28],
        [x - 14, y + h * 0.28],
      ],
      { fill: mix(wall, '#2f7f6f', 0.6) },
    )
  if (random.chance(0.25)) drawing.rect(x + w * 0.1, y + h, w * 0.8, h * 0.16, { fill: '#d9dcd8' })
}

function shopFront(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  wide: number,
  tall: number,
  night: boolean,
): void {
  const light = night ? '#ffcf6b' : darker(palette.tones[1], 0.45)
  drawing.rect(x + 6, y, wide - 12, tall, { fill: drawing.linear([light, darker(light, 0.35)]) })
  for (let i = 0; i < 9; i++)
    drawing.rect(
      x + 10 + (wide - 30) * random.next(),
      y + tall * random.range(0.4, 0.8),
      wide * 0.09,
      tall * random.range(0.1, 0.25),
      { fill: random.pick(palette.tones) },
    )
  const [awning, stripes] = [random.pick(palette.tones), 8]
  for (let i = 0; i < stripes; i++)
    drawing.polygon(
      [
        [x + (wide * i) / stripes, y - 6],
        [x + (wide * (i + 1)) / stripes, y - 6],
        [x + (wide * (i + 1)) / stripes, y + tall * 0.28],
        [x + (wide * i) / stripes, y + tall * 0.28],
      ],
      { fill: i % 2 ? awning : lighter(awning, 0.7) },
    )
  if (random.chance(0.6))
    drawing.rect(x + wide * 0.8, y - tall * random.range(0.8, 1.6), wide * 0.14, tall * 0.9, {
      rx: 4,
      fill: random.pick(palette.tones),
      stroke: '#fff',
      'stroke-width': 2,
    })
}

function scooter(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  size: number,
): void {
  const colour = random.pick(palette.tones)
  drawing.glow(x, y + size * 0.22, size * 0.8, size * 0.12, '#000000', 0.6)
  for (const side of [-1, 1])
    drawing.circle(x + side * size * 0.42, y + size * 0.08, size * 0.16, {
      fill: '#17171c',
      stroke: '#888',
      'stroke-width': 3,
    })
  drawing.path(
    `M${x - size * 0.62} ${y}q${size * 0.1} ${-size * 0.36} ${size * 0.5} ${-size * 0.3}l${size * 0.1} ${size * 0.2}h${size * 0.22}l${size * 0.1} ${-size * 0.52}h${size * 0.12}l${size * 0.14} ${size * 0.6}z`,
    { fill: colour },
  )
  drawing.rect(x - size * 0.5, y - size * 0.42, size * 0.42, size * 0.1, { rx: 5, fill: '#2a211d' })
  drawing.line([x + size * 0.24, y - size * 0.52], [x + size * 0.38, y - size * 0.6], {
    stroke: '#222',
    'stroke-width': 4,
  })
}

function lanterns(drawing: Drawing, random: Random, night: boolean): void {
  const { width, height } = drawing
  const [y, count] = [height * random.range(0.06, 0.3), random.int(4, 10)]
  for (let i = 0; i < count; i++) {
    const [x, sway] = [(width * (i + 0.5)) / count, Math.sin((i / count) * Math.PI) * 50]
    const r = width * random.range(0.024, 0.04)
    if (night) drawing.glow(x, y + sway, r * 3.5, r * 3.5, '#ff9d5c', 0.55)
    drawing.ellipse(x, y + sway, r, r * 0.85, { fill: drawing.radial(['#ffb38a', '#d62f2f', '#8c1822']) })
    drawing.rect(x - r * 0.35, y + sway + r * 0.78, r * 0.7, r * 0.3, { fill: '#e9b949' })
  }
}
