import sharp from 'sharp'
import { numbersFrom, type Numbers } from './numbers'

/** Pixels of each side of a made-up picture. */
export const pictureSide = 240
const middle = pictureSide / 2

interface Motif {
  /** Category and division of the Vienna classification. */
  readonly figure: string
  /** Its outline about the middle of the picture, as a path of SVG; `size` is its radius in pixels. */
  path(size: number, count: number): string
}

const at = (angle: number, radius: number): string =>
  `${(middle + radius * Math.sin(angle)).toFixed(1)} ${(middle - radius * Math.cos(angle)).toFixed(1)}`
const round = (count: number, radiusOf: (i: number) => number): string =>
  `M${Array.from({ length: count }, (_, i) => at((i / count) * 2 * Math.PI, radiusOf(i))).join('L')}Z`
const moved = (points: string, size: number): string =>
  points.replaceAll(/-?\d+(?:\.\d+)?/gu, (number) => (middle + (Number(number) * size) / 100).toFixed(1))

const petal = (angle: number, size: number, width: number): string =>
  `M${at(angle, 0)}Q${at(angle - width, size * 0.7)} ${at(angle, size)}Q${at(angle + width, size * 0.7)} ${at(angle, 0)}Z`

/** Points in hundredths of the size, from the middle: x, then y downwards. */
const drawn = (figure: string, points: string): Motif => ({ figure, path: (size) => moved(points, size) })

const motifs: readonly Motif[] = [
  { figure: '01.01', path: (size, count) => round(count * 2, (i) => (i % 2 === 0 ? size : size * 0.45)) },
  { figure: '26.05', path: (size, count) => round(count + 2, () => size) },
  {
    figure: '05.05',
    path: (size, count) =>
      Array.from({ length: count }, (_, i) => petal((i / count) * 2 * Math.PI, size, 0.5)).join(''),
  },
  { figure: '05.03', path: (size) => petal(0.5, size, 0.9) + petal(-0.9, size * 0.8, 0.7) },
  drawn('06.01', 'M-100 70L-35 -60L0 0L30 -40L100 70Z'),
  drawn('07.01', 'M-80 80L-80 -5L0 -80L80 -5L80 80L25 80L25 25L-25 25L-25 80Z'),
  drawn('11.03', 'M-80 -40L50 -40L50 -25Q100 -30 95 10Q90 45 40 40Q30 80 -15 80Q-75 80 -80 -40Z'),
  drawn('03.07', 'M-100 -30Q-45 -80 -5 5Q40 -85 100 -45Q50 -30 30 25Q5 70 -10 25Q-30 -25 -100 -30Z'),
  drawn('03.09', 'M-90 0Q-30 -65 45 -10L95 -50L80 0L95 50L45 10Q-30 65 -90 0Z'),
  drawn('01.15', 'M-100 20Q-75 -50 -35 0T30 -10T100 -20L100 10Q70 45 30 25T-35 40T-100 60Z'),
  drawn('01.07', 'M30 -90Q-80 -80 -80 10Q-80 95 25 90Q-30 50 -30 0Q-30 -60 30 -90Z'),
  drawn('02.09', 'M0 85Q-130 0 -75 -60Q-30 -95 0 -35Q30 -95 75 -60Q130 0 0 85Z'),
]

const frames = ['none', 'none', 'ring', 'disc', 'square'] as const
const frameFigures = { none: undefined, ring: '26.01', disc: '26.01', square: '26.04' } as const

/** What a made-up picture mark shows. */
export interface PictureDesign {
  readonly motif: number
  readonly frame: (typeof frames)[number]
  /** Points of a star, petals of a flower. */
  readonly count: number
  /** 0 to 359. */
  readonly hue: number
  /** Degrees. */
  readonly turn: number
  readonly outlined: boolean
  /** Of the motif, in pixels. */
  readonly size: number
  /** A second, smaller motif in the corner; as many as there are motifs for none. */
  readonly second: number
}

const pick = <Value>(random: Numbers, values: readonly Value[]): Value =>
  values[random(values.length)] as Value

/** The design of the picture with this number: the same on every machine. */
export function designOf(number: number): PictureDesign {
  const random = numbersFrom(number * 7_919 + 17)
  for (let turn = 0; turn < 8; turn++) random(2)
  const frame = pick(random, frames)
  return {
    frame,
    motif: random(motifs.length),
    count: 4 + random(6),
    hue: random(360),
    turn: pick(random, [0, 0, 0, 15, -20, 45]),
    outlined: random(3) === 0,
    size: frame === 'none' ? 78 + random(30) : 52 + random(18),
    second: random(motifs.length * 2),
  }
}

/** Categories and divisions of the Vienna classification that a design shows. */
export function figuresOf({ motif, frame, second }: PictureDesign): string[] {
  const figures = [motifs[motif]?.figure, frameFigures[frame], motifs[second]?.figure]
  return [...new Set(figures.filter((each) => each !== undefined))].sort()
}

/** @param lineWidth of outlines and rings, in pixels */
function svgOf(design: PictureDesign, lineWidth: number): string {
  const { motif, frame, count, hue, turn, outlined, size, second } = design
  const dark = `hsl(${hue} 60% 32%)`
  const motifFill = frame === 'disc' ? '#ffffff' : dark
  const paint = outlined
    ? `fill="none" stroke="${motifFill}" stroke-width="${lineWidth}"`
    : `fill="${motifFill}"`
  const background = {
    none: '',
    ring: `<circle cx="${middle}" cy="${middle}" r="104" fill="none" stroke="${dark}" stroke-width="${lineWidth * 1.5}"/>`,
    disc: `<circle cx="${middle}" cy="${middle}" r="108" fill="${dark}"/>`,
    square: `<rect x="18" y="18" width="204" height="204" fill="none" stroke="${dark}" stroke-width="${lineWidth * 1.5}"/>`,
  }[frame]
  const smaller = motifs[second]
    ? `<g transform="translate(${pictureSide * 0.62} ${pictureSide * 0.62}) scale(0.22)"><path d="${motifs[second].path(90, count)}" fill="hsl(${(hue + 150) % 360} 65% 45%)"/></g>`
    : ''
  const main = `<path d="${motifs[motif]?.path(size, count) ?? ''}" transform="rotate(${turn} ${middle} ${middle})" ${paint}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSide}" height="${pictureSide}"><rect width="100%" height="100%" fill="#fff"/>${background}${main}${smaller}</svg>`
}

const usualLine = 7

/** The picture as a PNG. */
export const drawPicture = (design: PictureDesign, lineWidth: number = usualLine): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(design, lineWidth)))
    .png()
    .toBuffer()
