/**
 * `npm run bench -- picture-likeness [--write]`: how well fingerprints and pixels tell copies of marks' pictures, redrawn ones and
 * different ones apart. All pictures are of our own making: the made-up register's, by seed.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printFigures } from '../figures.mjs'

const require = createRequire(import.meta.url)
const built = createRequire(import.meta.url)
const sharp = require('sharp')
const { ImageWorkers } = require('@originseal/fingerprint')
/** @type {typeof import('../../../../apps/trademark/src/demonstration/draw-picture.js')} */
const { designOf, drawPicture } = built('../../../../apps/trademark/dist/demonstration/draw-picture.js')
/** @type {typeof import('../../../../apps/trademark/src/pictures/picture-likeness.js')} */
const {
  askedHashes,
  comparedHashes,
  askedWords,
  distanceOf,
  wordsOf,
  pictureLevel,
  pictureLimits,
  pictureMethod,
} = built('../../../../apps/trademark/dist/pictures/picture-likeness.js')
const evidence = join(dirname(fileURLToPath(import.meta.url)), '../../../../docs/evidence/picture-marks.md')

const marks = 80
/** Of a search, as the service has it. */
const mostCompared = 6
/** Marks that are altered; each is looked for among all. */
const altered = 20
const white = '#ffffff'
const label = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="340" height="240"><text x="10" y="150" font-size="90" font-family="sans-serif">Morning</text></svg>',
)

const besideWord = 'beside a word'
/** What becomes of a mark's own picture. */
const copies = {
  'JPEG, quality 40': (picture) => sharp(picture).jpeg({ quality: 40 }),
  'half its size, on a larger sheet': (picture) =>
    sharp(picture).resize(120).extend({ top: 30, bottom: 60, left: 40, right: 90, background: white }),
  grey: (picture) => sharp(picture).greyscale(),
  'in negative': (picture) => sharp(picture).negate({ alpha: false }),
  mirrored: (picture) => sharp(picture).flop(),
  'turned by 90 degrees': (picture) => sharp(picture).rotate(90),
  'turned by 10 degrees': (picture) => sharp(picture).rotate(10, { background: white }),
  [besideWord]: (picture) =>
    sharp(picture)
      .extend({ right: 360, background: white })
      .composite([{ input: label, left: 250, top: 0 }]),
}
/** The same design drawn again. */
const redrawings = {
  'another colour': (design) => drawPicture({ ...design, hue: (design.hue + 130) % 360 }),
  'smaller in its frame, thicker lines': (design) => drawPicture({ ...design, size: design.size * 0.88 }, 11),
  'turned by 6 degrees, other proportions': (design) =>
    drawPicture({ ...design, turn: design.turn + 6, size: design.size * 1.08 }),
  'outlined instead of filled, or the other way': (design) =>
    drawPicture({ ...design, outlined: !design.outlined }),
  'another frame': (design) => drawPicture({ ...design, frame: design.frame === 'ring' ? 'square' : 'ring' }),
}

const numbered = (count) => Array.from({ length: count }, (_, i) => i)

/** @param {string[]} argv */
export async function run(argv) {
  const workers = new ImageWorkers({ workers: 2, timeoutMs: 120_000 })
  try {
    const designs = numbered(marks).map((i) => designOf(i + 1))
    const pictures = await Promise.all(designs.map((design) => drawPicture(design)))
    const inspected = await Promise.all(pictures.map((each) => workers.inspect(each)))
    const hashes = inspected.map(comparedHashes)
    const asked = inspected.map(askedHashes)
    const rows = []
    const study = async (kind, name, make) => {
      const made = await Promise.all(numbered(altered).map((i) => make(i)))
      rows.push(await studied({ workers, pictures, hashes, made }, kind, name))
    }
    for (const [name, make] of Object.entries(copies))
      await study('copy', name, (i) => make(pictures[i]).png().toBuffer())
    for (const [name, make] of Object.entries(redrawings))
      await study('redrawn', name, (i) => make(designs[i]))
    const known = { workers, pictures, hashes, designs }
    const others = await differentPairs({ ...known, asked, shown: pictures })
    // A word is a part that is asked for as well, and must not be like marks.
    const worded = await Promise.all(
      pictures.slice(0, altered).map((each) => copies[besideWord](each).png().toBuffer()),
    )
    const wordedAsked = await Promise.all(
      worded.map(async (each) => askedHashes(await workers.inspect(each))),
    )
    const besideOthers = await differentPairs({ ...known, asked: wordedAsked, shown: worded })
    const figures = figuresOf(rows, others, besideOthers)
    printFigures(figures)
    if (argv.includes('--write')) writeFileSync(evidence, documentOf(rows, others, besideOthers))
  } finally {
    await workers.close()
  }
}

async function levelOf(workers, original, candidate, distance) {
  const { verdict } = await workers.compare({ source: original }, { source: candidate })
  return pictureLevel(distance, verdict === 'copy') ?? 'none'
}

/** The least distance between two pictures. */
function pictureDistance(own, other) {
  const asked = askedWords(own)
  return Math.min(...other.map((hex) => distanceOf(Uint32Array.from(wordsOf(hex)), 0, asked)))
}

/** Of pictures that were made of the first marks: the rank of their own mark, its distance and its level. */
async function studied({ workers, pictures, hashes, made }, kind, name) {
  const found = await Promise.all(
    made.map(async (picture, i) => {
      const own = askedHashes(await workers.inspect(picture))
      const distances = hashes.map((each) => pictureDistance(own, each))
      const rank = distances.filter((distance, j) => j !== i && distance < distances[i]).length
      // A search looks at the pixels of the first six, and lists nothing that is far.
      const level =
        distances[i] > pictureLimits.faint
          ? 'none'
          : rank < mostCompared
            ? await levelOf(workers, pictures[i], picture, distances[i])
            : pictureLevel(distances[i], false)
      return {
        rank,
        distance: distances[i],
        level,
      }
    }),
  )
  return { kind, name, found }
}

/** Marks of another motif in another or no frame: what nobody would call alike. */
async function differentPairs({ workers, pictures, asked, shown, hashes, designs }) {
  const found = []
  for (const i of numbered(altered))
    for (const j of numbered(marks))
      if (i !== j && designs[i].motif !== designs[j].motif && designs[i].frame !== designs[j].frame) {
        const distance = pictureDistance(asked[i], hashes[j])
        // The pixels are asked where a search would ask them.
        const level =
          distance <= pictureLimits.faint ? await levelOf(workers, pictures[j], shown[i], distance) : 'none'
        found.push({ distance, level })
      }
  return found
}

const levels = ['copy', 'alike', 'faint', 'none']
const count = (found, level) => found.filter((each) => each.level === level).length
const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Pairs at a level, of which similar: all alterations against all different pairs. */
function shares(rows, others) {
  const similar = rows.flatMap(({ found }) => found)
  return levels.map((level) => ({
    level,
    similar: count(similar, level),
    pairs: count(similar, level) + count(others, level),
  }))
}

function figuresOf(rows, others, besideOthers) {
  return [
    ...rows.flatMap(({ kind, name, found }) => [
      {
        name: `pictures.${kind} ${name}, first`,
        value: found.filter(({ rank }) => rank === 0).length,
        unit: 'marks',
        samples: found.length,
      },
      ...levels.map((level) => ({
        name: `pictures.${kind} ${name}, ${level}`,
        value: count(found, level),
        unit: 'marks',
        samples: found.length,
      })),
    ]),
    ...levels.map((level) => ({
      name: `pictures.different, ${level}`,
      value: count(others, level),
      unit: 'pairs',
      samples: others.length,
    })),
    ...levels.map((level) => ({
      name: `pictures.different beside a word, ${level}`,
      value: count(besideOthers, level),
      unit: 'pairs',
      samples: besideOthers.length,
    })),
    ...shares(rows, [...others, ...besideOthers]).map(({ level, similar, pairs }) => ({
      name: `pictures.share ${level}`,
      value: similar,
      unit: 'similar pairs',
      samples: pairs,
    })),
  ]
}

function documentOf(rows, others, besideOthers) {
  const line = ({ kind, name, found }) =>
    `| ${kind === 'copy' ? 'copy' : 'redrawn'} | ${name} | ${found.filter(({ rank }) => rank === 0).length} | ${found.filter(({ rank }) => rank < 5).length} | ${middle(found.map(({ distance }) => distance))} | ${levels.map((level) => count(found, level)).join(' | ')} |`
  const different = [
    ['another motif and another frame', others],
    ['the same, what is asked beside a word', besideOthers],
  ]
    .map(
      ([name, found]) =>
        `| different | ${name} (${found.length} pairs) | – | – | ${middle(found.map(({ distance }) => distance))} | ${levels.map((level) => count(found, level)).join(' | ')} |`,
    )
    .join('\n')
  return `# Likeness of marks' pictures

\`npm run bench -- picture-likeness --write\`, method \`${pictureMethod}\`. ${marks} pictures of the made-up register; ${altered} of them are altered in each way and
looked for among all. **Everything here was drawn by our own code from twelve motifs**: real logos are richer, real registers
larger, and a search takes the nearest of many, so expect more false alarms and more misses there. No pair was decided by an
office; what 'redrawn' does to a design is ours as well.

| what | how | own mark first | in the first five | median distance | same picture | alike | somewhat alike | not listed |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map(line).join('\n')}
${different}

Pairs at each level, and how many of them show the same or a redrawn picture (what the page says of a level):

| level | similar | pairs |
| --- | --- | --- |
${shares(rows, [...others, ...besideOthers])
  .map(({ level, similar, pairs }) => `| ${level} | ${similar} | ${pairs} |`)
  .join('\n')}

What it can't do: a mark turned by a few degrees or drawn again with other proportions is often missed, and so is one that the register
shows beside words where what is asked is the figure alone; the same idea drawn otherwise is not looked for at all. The distance is
that of PDQ hashes of the whole, of its three largest parts and, of what is asked, of up to four parts that stand apart on its ground,
in eight turns and mirrors and in negative; the first six found are compared in pixels ([fingerprint](fingerprint.md)), and 'same picture'
is their verdict.
`
}
