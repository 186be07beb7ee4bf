import type { Random } from './random'

export type Point = readonly [x: number, y: number]
type Attributes = Readonly<Record<string, string | number | undefined>>

const round = (value: number) => Math.round(value * 10) / 10
const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('')

/** An SVG picture in the making. Lengths in pixels, y downwards. No text: fonts differ from machine to machine. */
export class Drawing {
  private readonly defs: string[] = []
  private readonly body: string[] = []
  private ids = 0

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  rect(x: number, y: number, width: number, height: number, attributes: Attributes): this {
    return this.put('rect', {
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      ...attributes,
    })
  }

  circle(cx: number, cy: number, r: number, attributes: Attributes): this {
    return this.put('circle', { cx: round(cx), cy: round(cy), r: round(r), ...attributes })
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes): this {
    return this.put('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), ...attributes })
  }

  path(d: string, attributes: Attributes): this {
    return this.put('path', { d, ...attributes })
  }

  polygon(points: readonly Point[], attributes: Attributes): this {
    return this.path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, attributes)
  }

  line(from: Point, to: Point, attributes: Attributes): this {
    return this.path(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, {
      fill: 'none',
      ...attributes,
    })
  }

  /** What `draw` adds, under one transform, clip, filter or opacity. */
  group(attributes: Attributes, draw: () => void): this {
    this.body.push(`<g${attributesOf(attributes)}>`)
    draw()
    this.body.push('</g>')
    return this
  }

  /** Stops from 0 to 1, evenly; `to` as in SVG's objectBoundingBox, (0,1) is downwards. Returns a fill. */
  linear(colours: readonly string[], to: Point = [0, 1]): string {
    const [x, y] = to
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x < 0 ? 1 : 0}" y1="${y < 0 ? 1 : 0}" x2="${Math.max(0, x)}" y2="${Math.max(0, y)}">${stopsOf(colours)}</linearGradient>`,
    )
  }

  /** From the centre outwards; `focus` moves the light. Returns a fill. */
  radial(colours: readonly string[], focus: Point = [0.5, 0.5], r = 0.5): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${focus[0]}" cy="${focus[1]}" r="${r}">${stopsOf(colours)}</radialGradient>`,
    )
  }

  /** A soft patch of shadow or light. */
  glow(cx: number, cy: number, rx: number, ry: number, colour: string, opacity: number): this {
    const fill = this.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.55" stop-color="${colour}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    return this.ellipse(cx, cy, rx, ry, { fill })
  }

  /** Returns a value for `clip-path`. */
  clip(shapes: string): string {
    return this.define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)
  }

  /** Returns a value for `filter`. */
  blur(pixels: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
    )
  }

  toString(): string {
    const { width, height } = this
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`
  }

  private put(name: string, attributes: Attributes): this {
    this.body.push(`<${name}${attributesOf(attributes)}/>`)
    return this
  }

  private define(markup: (id: string) => string): string {
    const id = `d${this.ids++}`
    this.defs.push(markup(id))
    return `url(#${id})`
  }
}

/** '#rrggbb' or '#rrggbb/opacity'. */
function stopsOf(colours: readonly string[]): string {
  return colours
    .map((stop, i) => {
      const [colour, opacity] = stop.split('/')
      const offset = round((100 * i) / Math.max(1, colours.length - 1))
      return `<stop offset="${offset}%" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')
}

/** A path through the points without corners (Catmull–Rom as Bézier curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (i: number): Point =>
    closed
      ? points[(i + points.length) % points.length]!
      : points[Math.min(points.length - 1, Math.max(0, i))]!
  const pieces = [`M${round(at(0)[0])} ${round(at(0)[1])}`]
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const [x1, y1] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const [x2, y2] = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
    pieces.push(`C${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)} ${round(c[0])} ${round(c[1])}`)
  }
  return pieces.join('') + (closed ? 'Z' : '')
}

/** A round shape that no ruler drew. `wobble` 0 is an ellipse. */
export function blob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wobble = 0.12,
  corners = 9,
): string {
  const turn = random.range(0, 6.28)
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + (i / corners) * 2 * Math.PI
    const reach = 1 + random.range(-wobble, wobble)
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
  return smooth(points, true)
}

/** A leaf or petal from its foot, `angle` in radians. */
export function leaf([x, y]: Point, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, across: number) =>
    `${round(x + cos * along - sin * across)} ${round(y + sin * along + cos * across)}`
  return `M${at(0, 0)}C${at(length * 0.3, -width)} ${at(length * 0.75, -width * 0.8)} ${at(length, 0)}C${at(length * 0.75, width * 0.8)} ${at(length * 0.3, width)} ${at(0, 0)}Z`
}
