/**
 * One of the processes that do the work: draws and describes pictures, compares pairs. Keeps the features of what it
 * described; what another process described it describes again when it needs it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { makePicture } from './make-picture.mjs'
import { phashOf } from './phash.mjs'

const dist = (path) => createRequire(import.meta.url)(`../../../../libs/fingerprint/dist/${path}`)
const { comparePictures } = dist('compare-pictures.js')
const { candidateScore, scoreOfAllPoints } = dist('features/candidate-score.js')
const { detectFeatures } = dist('features/detect-features.js')
const { inspectPicture } = dist('pdq/hash-picture.js')
const { openPicture } = dist('picture/decode.js')

const LIMITS = { maxPixels: 50_000_000, maxPassPixels: 500_000_000, timeoutMs: 60_000 }
const open = async (path) => openPicture(await readFile(path), LIMITS)

const described = new Map()

function describe(path) {
  if (!described.has(path)) described.set(path, describeNow(path))
  return described.get(path)
}

/** Processor time rather than the clock: a worker has one job at a time, and the machine may have other work. */
async function timed(action) {
  const began = process.cpuUsage()
  const result = await action()
  const { user, system } = process.cpuUsage(began)
  return [result, (user + system) / 1000]
}

async function describeNow(path) {
  const picture = await open(path)
  const [facts, inspectMs] = await timed(() => inspectPicture(picture, 'exact'))
  const [features, featuresMs] = await timed(() => detectFeatures(picture))
  const [phash, phashMs] = await timed(() => phashOf(picture.bytes))
  return { facts, features, phash, ms: { inspect: inspectMs, features: featuresMs, phash: phashMs } }
}

const comparable = async (path) => {
  const { facts, features } = await describe(path)
  return { source: path, facts, features }
}

const JOBS = {
  /** Draws a picture into a file and describes it. */
  async make({ path, make }) {
    await writeFile(path, await makePicture(make))
    const { facts, phash, ms } = await describe(path)
    return { facts, phash, ms }
  },
  /** Agreeing local features: as a scan counts them, and of all points. */
  async features({ original, candidate }) {
    const [a, b] = [await describe(original), await describe(candidate)]
    const shortlist = candidateScore(a.features, b.features).inliers
    const [{ inliers }, ms] = await timed(async () => scoreOfAllPoints(a.features, b.features))
    return { shortlist, inliers, ms }
  },
  /** The decision of the product. */
  async compare({ original, candidate }) {
    const [a, b] = [await comparable(original), await comparable(candidate)]
    const [comparison, ms] = await timed(() => comparePictures(a, b, open))
    const { verdict, method, methodVersion, distance, inliers, overlapShare, similarity, score } = comparison
    return { verdict, method, methodVersion, distance, inliers, overlapShare, similarity, score, ms }
  },
}

process.on('message', async ({ id, job, ask }) => {
  const send = (answer) => process.send?.(answer)
  try {
    send({ id, answer: await JOBS[job](ask) })
  } catch (error) {
    send({ id, error: `${job} ${JSON.stringify(ask)}: ${error.stack ?? error}` })
  }
})
process.on('disconnect', () => process.exit(0))
