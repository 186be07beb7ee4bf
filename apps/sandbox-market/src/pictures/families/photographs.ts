import { darker, lighter, mix, rgbOf, somePalette } from '../colour'
import { Drawing } from '../drawing'
import { noiseOf, octaves, paintField } from '../noise-field'
import type { Random } from '../random'
import { someSize, type Scene } from '../scene'

/** Fields are painted at a fraction of the picture's size; grain hides that. */
const fraction = 0.5

/** Taken out of `Math` once: the loops below run for every pixel. */
const { abs, atan2, cos, exp, hypot, log, sin, sqrt } = Math

const lerp = (a: number, b: number, t: number) => (t <= 0 ? a : t >= 1 ? b : a + (b - a) * t)

type Rgb = readonly [number, number, number]
const blend = (out: Float32Array, a: Rgb, b: Rgb, t: number) => {
  for (let i = 0; i < 3; i++) out[i] = lerp(a[i]!, b[i]!, t)
}

/** The sea under clouds, with the sun's track on the waves. */
export function sea(random: Random): Scene {
  const { width, height } = someSize(random, ['wide', 'upright', 'square'])
  const [noise, palette] = [noiseOf(random.int(1, 1e9)), somePalette(random)]
  const [w, h] = [width * fraction, height * fraction]
  const horizon = random.range(0.28, 0.66)
  const [low, high] = [
    rgbOf(lighter(random.pick([palette.tones[1], '#f5b183', '#f3d9b1', '#bcd8e2']), 0.35)),
    rgbOf(random.pick([darker(palette.tones[3], 0.25), '#3b6b94', '#27405f', '#7d6c96'])),
  ]
  const [deep, foam] = [
    rgbOf(darker(random.pick([palette.tones[3], '#1f5f78', '#27566b']), 0.3)),
    rgbOf('#f4f6ef'),
  ]
  const [sunX, cover, swell] = [random.range(0.1, 0.9), random.range(-0.25, 0.3), random.range(0.7, 2.2)]
  const [slant, sunY] = [random.range(-0.5, 0.5), random.range(0.15, 0.98)]
  const headland = random.chance(0.65)
    ? { at: random.range(-0.1, 1.1), wide: random.range(0.12, 0.5), tall: random.range(0.05, 0.24) }
    : undefined
  const field = paintField(w, h, (x, y, out) => {
    const [u, v] = [x / w, y / h]
    if (v < horizon) {
      const up = 1 - v / horizon
      blend(out, low, high, up ** 0.8)
      const cloud = octaves(noise, u * 3 + up * slant, (v * 9) / (0.35 + up), 5) + cover
      blend(out, [out[0]!, out[1]!, out[2]!], foam, cloud * 1.5)
      const near = hypot((u - sunX) * (width / height), (v - horizon * sunY) * 1.2)
      blend(out, [out[0]!, out[1]!, out[2]!], [255, 238, 196], exp(-near * 9) * 1.2)
      if (!headland) return
      const land =
        headland.tall * (1 - abs(u - headland.at) / headland.wide) * (0.75 + octaves(noise, u * 9, 60, 5))
      if (horizon - v < land)
        blend(
          out,
          [deep[0] * 0.5, deep[1] * 0.55, deep[2] * 0.5],
          low,
          0.22 + octaves(noise, u * 60, v * 90, 3) * 0.7,
        )
      return
    }
    const down = (v - horizon) / (1 - horizon)
    const wave = octaves(
      noise,
      (u * (6 + swell * 6)) / (0.16 + down),
      40 * log(0.1 + down) * swell + slant * u * 4,
      4,
    )
    blend(
      out,
      deep,
      [lerp(low[0], deep[0], 0.4), lerp(low[1], deep[1], 0.4), lerp(low[2], deep[2], 0.4)],
      1 - down * 1.3 + wave,
    )
    const track = exp(-(((u - sunX) / (0.05 + down * 0.14)) ** 2)) * (wave > 0.02 ? 1 : 0.1)
    blend(out, [out[0]!, out[1]!, out[2]!], [255, 240, 205], track * 0.85)
    blend(out, [out[0]!, out[1]!, out[2]!], foam, (wave - 0.3) * 3.2 * down)
  })
  return { width, height, field, grain: 13 }
}

/** Paddies and orchards from above: parcels that a river or a road parts. */
export function fields(random: Random): Scene {
  const { width, height } = someSize(random, ['square', 'wide', 'upright'])
  const [noise, palette] = [noiseOf(random.int(1, 1e9)), somePalette(random)]
  const [w, h] = [width * fraction, height * fraction]
  const count = random.int(12, 44)
  const greens = [
    '#7f9f4b',
    '#c8b768',
    '#3f6b45',
    '#9fc0a4',
    '#d8cf9a',
    '#5d7f86',
    '#a77b4d',
    '#2d4f3c',
    palette.tones[1],
    palette.tones[2],
  ].map(rgbOf)
  const parcels = Array.from({ length: count }, () => ({
    x: random.next() * w,
    y: random.next() * h,
    colour: random.pick(greens),
    rows: random.range(0, Math.PI),
    pitch: random.range(0.25, 0.9),
  }))
  const [stretch, turn] = [random.range(0.5, 1.9), random.range(0, Math.PI)]
  const [along, across] = [cos(turn), sin(turn)]
  const [river, bend] = [random.chance(0.6) ? random.range(0.2, 0.8) : 9, random.range(0.05, 0.25)]
  const water = rgbOf(random.pick(['#4b7f8c', '#8fb4b0', '#31525e', '#cdb98a']))
  const field = paintField(w, h, (x, y, out) => {
    const wx = x + noise(x * 0.03, y * 0.03) * 9
    const wy = y + noise(x * 0.03 + 50, y * 0.03) * 9
    let [first, second, nearest] = [Infinity, Infinity, parcels[0]!]
    for (const parcel of parcels) {
      const [dx, dy] = [wx - parcel.x, wy - parcel.y]
      const distance = (dx * along + dy * across) ** 2 + ((dy * along - dx * across) * stretch) ** 2
      if (distance < first) {
        second = first
        first = distance
        nearest = parcel
      } else if (distance < second) second = distance
    }
    const row = sin((wx * cos(nearest.rows) + wy * sin(nearest.rows)) * nearest.pitch)
    const light = 0.86 + row * 0.12 + octaves(noise, x * 0.06, y * 0.06, 4) * 0.4
    const path = sqrt(second) - sqrt(first) < 3.4
    for (let i = 0; i < 3; i++) out[i] = path ? [196, 180, 140][i]! * light : nearest.colour[i]! * light
    const course = abs(x / w - river - sin((y / h) * 5 + river * 9) * bend - noise(y * 0.02, 3) * 0.06)
    if (course < 0.05) blend(out, water, [230, 236, 226], octaves(noise, x * 0.02, y * 0.2, 3) + 0.2)
    else if (course < 0.065) blend(out, [82, 96, 60], [60, 70, 44], row)
  })
  return { width, height, field, grain: 12 }
}

/** Trunks in the mist, the far ones paler. */
export function forest(random: Random): Scene {
  const { width, height } = someSize(random, ['upright', 'square', 'wide'])
  const [noise, palette] = [noiseOf(random.int(1, 1e9)), somePalette(random)]
  const [w, h] = [width * fraction, height * fraction]
  const mist = rgbOf(
    random.pick(['#eef5ee', '#ffdfae', '#bcd9ea', '#ffcdb0', '#7fa9b5', '#d9e6a8', '#c9b6dd', '#5d7d97']),
  )
  const bark = rgbOf(darker(mix(random.pick(palette.tones), '#2b3a30', 0.6), 0.5))
  const moss = rgbOf(mix('#4f6f3a', random.pick(palette.tones), 0.35))
  const trunks = Array.from({ length: random.int(8, 26) }, () => {
    const near = random.next() ** 1.6
    return {
      x: random.range(-0.05, 1.05),
      near,
      wide: 0.006 + near * random.range(0.015, 0.06),
      lean: random.range(-0.1, 0.1),
      seed: random.range(0, 90),
    }
  }).sort((a, b) => a.near - b.near)
  const [dusk, rays] = [random.range(0.45, 0.95), random.chance(0.5) ? random.range(5, 11) : 0]
  const [glowX, glowY, ground] = [random.next(), random.range(0.05, 0.5), random.range(0.62, 0.86)]
  const field = paintField(w, h, (x, y, out) => {
    const [u, v] = [x / w, y / h]
    const ray = sin(atan2(v - glowY + 0.2, u - glowX) * rays) * (rays && 0.22)
    const glow = exp(-2.8 * hypot(u - glowX, v - glowY)) * (1.15 + ray)
    blend(
      out,
      [mist[0] * dusk, mist[1] * dusk, mist[2] * dusk],
      [255, 248, 224],
      glow + octaves(noise, u * 3, v * 3, 4) * 0.55,
    )
    const canopy = octaves(noise, u * 7 + 9, v * 7, 5) + 0.34 - v * 1.2
    blend(out, [out[0]!, out[1]!, out[2]!], moss, canopy * 1.6)
    for (const trunk of trunks) {
      const across = (u - trunk.x - trunk.lean * (v - 0.5) - noise(v * 3, trunk.seed) * 0.012) / trunk.wide
      if (across < -1 || across > 1 || v > ground + trunk.near * 0.28) continue
      const shade = 0.55 + across * (glowX > trunk.x ? 0.4 : -0.4) + noise(u * 140, v * 22 + trunk.seed) * 0.3
      blend(
        out,
        [out[0]!, out[1]!, out[2]!],
        [bark[0] * (0.5 + shade), bark[1] * (0.5 + shade), bark[2] * (0.5 + shade)],
        0.25 + trunk.near * 0.75,
      )
    }
    const floor = v - ground - noise(u * 4, 7) * 0.04
    if (floor > 0)
      blend(
        out,
        [out[0]!, out[1]!, out[2]!],
        [moss[0] * 0.7, moss[1] * 0.7, moss[2] * 0.6],
        floor * 4 + octaves(noise, u * 24, v * 40, 3) * 0.8,
      )
  })
  return { width, height, field, grain: 12 }
}

/** The lights of a night out of focus, behind rain on the glass. */
export function bokeh(random: Random): Scene {
  const { width, height } = someSize(random, ['wide', 'upright', 'square'])
  const [drawing, palette] = [new Drawing(width, height), somePalette(random)]
  const night = darker(random.pick(palette.tones), random.range(0.6, 0.85))
  drawing.rect(0, 0, width, height, {
    fill: drawing.linear(
      [night, lighter(night, random.range(0.05, 0.3)), darker(night, 0.3)],
      [random.range(-1, 1), 1],
    ),
  })
  const lights = ['#ffcf70', '#ff8f5a', '#f25f6b', '#8fd3ff', '#fff1c9', '#7be0b2', ...palette.tones]
  const clusters = Array.from(
    { length: random.int(2, 5) },
    () => [random.next() * width, random.next() * height, random.range(0.12, 0.4) * width] as const,
  )
  for (const [cx, cy, spread] of clusters) {
    drawing.glow(cx, cy, spread * 1.3, spread, random.pick(lights), 0.5)
    for (let i = random.int(16, 40); i > 0; i--) {
      const [x, y, r] = [
        cx + random.range(-1, 1) * spread,
        cy + random.range(-1, 1) * spread * 0.8,
        width * random.range(0.012, 0.085),
      ]
      const colour = random.pick(lights)
      const opacity = random.range(0.3, 0.85)
      drawing.circle(x, y, r, {
        fill: drawing.radial([
          `${colour}/${opacity * 0.65}`,
          `${colour}/${opacity * 0.75}`,
          `${lighter(colour, 0.4)}/${opacity}`,
        ]),
      })
    }
  }
  for (let i = random.int(30, 160); i > 0; i--) {
    const [x, y, r] = [random.next() * width, random.next() * height, random.range(1.5, 9)]
    drawing.ellipse(x, y, r, r * random.range(1, 1.7), {
      fill: drawing.linear(['#0a0a14/0.5', '#ffffff/0.55']),
    })
  }
  return { width, height, drawing, grain: 14 }
}
