/**
 * `npm run bench -- seals [--reference FOLDER] [--seals 120] [--at-once 8]`: how many pictures a second a product seals for
 * visitors of as many networks. With the folder of another checkout, which has been built, both products run at the same time
 * and take turns: the ratio is this one's speed by the other's.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { form } from '../../shared/ask.mjs'
import { Browser } from '../../shared/browser.mjs'
import { drawPicture } from '../../shared/draw-picture.mjs'
import { addressOf } from '../../shared/people.mjs'
import { prepareProduct, startProduct } from '../../shared/product.mjs'
import { visitor } from '../../shared/seal-work.mjs'
import { printFigures, quantile, spreadOf } from '../figures.mjs'

const ROUNDS = 4
/** Pictures that are not counted: code is compiled, workers have started. */
const WARMING = 16

let callers = 0

/** @param {string[]} args */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      reference: { type: 'string' },
      seals: { type: 'string', default: '120' },
      'at-once': { type: 'string', default: '8' },
    },
  })
  const perRound = Math.ceil(Number(values.seals) / ROUNDS)
  const atOnce = Number(values['at-once'])
  const products = [await open('this product')]
  try {
    if (values.reference) products.push(await open('the reference', values.reference))
    for (const product of products) await seal(product, WARMING, atOnce)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const product of products) product.rounds.push(await seal(product, perRound, atOnce))
  } finally {
    for (const product of products) await product.stop()
  }
  const [ours, theirs] = products.map(({ rounds }) =>
    quantile(
      rounds.map(({ perSecond }) => perSecond),
      0.5,
    ),
  )
  printFigures(
    products.flatMap(({ name, rounds }) => [
      {
        name: `seals of ${name}, ${atOnce} at once`,
        value: quantile(
          rounds.map(({ perSecond }) => perSecond),
          0.5,
        ),
        unit: '/s',
        ...(name === 'this product' && theirs && { reference: 'the reference', ratio: ours / theirs }),
        samples: rounds.length * perRound,
        spread: spreadOf(rounds.map(({ perSecond }) => perSecond)),
      },
      {
        name: `time of a seal of ${name}, p95`,
        value: quantile(
          rounds.flatMap(({ times }) => times),
          0.95,
        ),
        unit: 'ms',
        samples: rounds.length * perRound,
      },
    ]),
  )
}

/**
 * @param {string} name
 * @param {string} [folder] of a checkout; this one unless given
 */
async function open(name, folder) {
  const prepared = await prepareProduct((line) => console.log(line))
  const dataDir = mkdtempSync(join(tmpdir(), 'originseal-seals-'))
  const clear = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const settings = { TRIAL_SEALS_PER_DAY: '1000000' }
    const product = await startProduct(prepared, { dataDir, settings, folder })
    const stop = async () => {
      await product.stop()
      clear()
    }
    /** @type {{ perSecond: number, times: number[] }[]} */
    const rounds = []
    return { name, origin: prepared.origin, rounds, stop }
  } catch (error) {
    clear()
    throw error
  }
}

/** Seals new pictures, some at once. @returns {Promise<{ perSecond: number, times: number[] }>} `times` in ms */
async function seal({ origin }, count, atOnce) {
  const waiting = []
  for (let drawn = 0; drawn < count; drawn += 1) waiting.push(await uploadOf(callers + drawn))
  /** @type {number[]} */
  const times = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let upload = waiting.pop(); upload; upload = waiting.pop()) times.push(await send(origin, upload))
    }),
  )
  return { perSecond: (1_000 * count) / (performance.now() - began), times }
}

/** @param {number} seed */
async function uploadOf(seed) {
  const bytes = await drawPicture(seed)
  const fields = { ...visitor, title: `封存 ${seed}`, keywords: '', agreePolicy: 'true' }
  const made = new Response(form({ ...fields, file: [new Blob([bytes]), `seal-${seed}.jpg`] }))
  const type = made.headers.get('content-type') ?? ''
  return { body: Buffer.from(await made.arrayBuffer()), type }
}

async function send(origin, { body, type }) {
  const browser = new Browser(origin, addressOf(callers++))
  const headers = { 'content-type': type, 'idempotency-key': randomUUID() }
  const { status, text, ms } = await browser.ask('POST', '/protect/trial', { body, headers })
  if (status !== 201) throw new Error(`sealing answered ${status}: ${text}`)
  return ms
}
