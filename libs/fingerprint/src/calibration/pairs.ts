import sharp from 'sharp'
import {
  copyOf,
  COPYING,
  drawing,
  inTemplate,
  photograph,
  product,
  randomOf,
  secondShot,
  underBanner,
} from '../fixtures'

export interface CalibrationPair {
  /** Kept from the training, to test it on. */
  isHeldOut: boolean
  kind: string
  copy: boolean
  original: () => Promise<Buffer>
  candidate: () => Promise<Buffer>
}

/** Ways of copying that each original takes; they go round, so that all of them come up. */
const WAYS_EACH = 12
/** Pairs of one original share pictures, so they are trained on or held out together: every third original's. */
const HELD_OUT = 3
const SHIFTS = [0.005, 0.01, 0.02, 0.04, 0.08]
const YAWS = [0.1, 0.2, 0.4]

const asJpeg = (image: sharp.Sharp): Promise<Buffer> => image.jpeg({ quality: 90 }).toBuffer()
const pictureOf = (seed: number): sharp.Sharp => (seed % 2 ? drawing(seed) : photograph(seed))

/** By seed, for `groups` originals: copies in every way, and pairs that are alike or strangers and no copies. */
export function calibrationPairs(groups: number, seed: number): CalibrationPair[] {
  const ways = Object.keys(COPYING)
  return Array.from({ length: groups }, (_each, group) => {
    const own = seed + group * 11
    const isHeldOut = group % HELD_OUT === 0
    const original = once(() => asJpeg(pictureOf(own)))
    const others = [1, 2, 3].map((k) => once(() => asJpeg(pictureOf(own + k))))
    const copies = Array.from({ length: WAYS_EACH }, (_, k): CalibrationPair => {
      const way = ways[(group * WAYS_EACH + k * 5) % ways.length]!
      const candidate = async (): Promise<Buffer> =>
        copyOf(await original(), way, {
          random: randomOf(own * 100 + k),
          others: await Promise.all(others.map((each) => each())),
        })
      return { isHeldOut, kind: way, copy: true, original, candidate }
    })
    const strangers = others.slice(0, 2).map((candidate) => alike(isHeldOut, 'stranger', original, candidate))
    return [...copies, ...strangers, ...nearDuplicates(isHeldOut, own, others)]
  }).flat()
}

function nearDuplicates(
  isHeldOut: boolean,
  seed: number,
  others: (() => Promise<Buffer>)[],
): CalibrationPair[] {
  const photo = seed + (seed % 2)
  const first = once(() => asJpeg(photograph(photo)))
  const shots = SHIFTS.map((shift) =>
    alike(isHeldOut, `camera moved ${shift * 100} %`, first, () => asJpeg(secondShot(photo, shift))),
  )
  const [one, two] = [others[0]!, others[1]!]
  const framed = [inTemplate, underBanner].map((frame) =>
    alike(
      isHeldOut,
      frame === inTemplate ? 'same template' : 'same banner',
      async () => frame(sharp(await one())),
      async () => frame(sharp(await two())),
    ),
  )
  const page = async (of: () => Promise<Buffer>): Promise<Buffer> =>
    copyOf(await of(), 'shop screenshot 50', { random: randomOf(seed), others: [] })
  const samePage = alike(
    isHeldOut,
    'same page',
    () => page(one),
    () => page(two),
  )
  const things = YAWS.map((yaw) =>
    alike(
      isHeldOut,
      'same thing, turned',
      () => asJpeg(product(seed, { yaw: 0, aside: 0, light: 1, ground: seed })),
      () => asJpeg(product(seed, { yaw, aside: yaw / 20, light: 0.95, ground: seed + 1 })),
    ),
  )
  return [...shots, ...framed, samePage, ...things]
}

function alike(
  isHeldOut: boolean,
  kind: string,
  original: () => Promise<Buffer>,
  candidate: () => Promise<Buffer>,
): CalibrationPair {
  return { isHeldOut, kind, copy: false, original, candidate }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}
