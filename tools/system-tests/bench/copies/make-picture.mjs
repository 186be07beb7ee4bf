import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { copyOf, drawing, inTemplate, photograph, product, randomOf, secondShot, underBanner } = createRequire(
  import.meta.url,
)('../../../../libs/fingerprint/dist/fixtures/index.js')

const asJpeg = (image) => image.jpeg({ quality: 90 }).toBuffer()

const DRAW = {
  file: ({ path }) => readFile(path),
  photograph: ({ seed }) => asJpeg(photograph(seed)),
  drawing: ({ seed }) => drawing(seed).png().toBuffer(),
  product: ({ seed, shot }) => asJpeg(product(seed, shot)),
  'second-shot': ({ seed, shift }) => asJpeg(secondShot(seed, shift)),
  template: ({ of }) => inTemplate(pipelineOf(of)),
  banner: ({ of }) => underBanner(pipelineOf(of)),
  copy: async ({ of, way, seed, others }) =>
    copyOf(await makePicture(of), way, {
      random: randomOf(seed),
      others: await Promise.all(others.map(makePicture)),
    }),
}

const pipelineOf = ({ draw, seed }) => (draw === 'drawing' ? drawing(seed) : photograph(seed))

const kept = new Map()

/** @returns {Promise<Buffer>} the file that a recipe of `planCorpus` asks for */
export function makePicture(make) {
  // Originals and fillers are asked for many times, copies once.
  if (make.draw === 'copy') return DRAW.copy(make)
  const key = JSON.stringify(make)
  if (!kept.has(key)) kept.set(key, DRAW[make.draw](make))
  return kept.get(key)
}
