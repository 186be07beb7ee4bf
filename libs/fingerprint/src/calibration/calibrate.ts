/**
 * `npm run calibrate -w @originseal/fingerprint -- <photographs> [<originals>]`: fits the score to pairs made by seed and
 * to real photographs (a folder laid down by `npm run bench -- photographs`), tests it on pairs of other originals and of
 * photographs from other packages, prints both, and writes src/score/score-model.ts when the test is passed.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { METHOD_VERSIONS } from '../compare-pictures'
import type { ComparableImage, Comparison } from '../comparison'
import { ImageWorkers } from '../image-workers'
import { SCORE_INPUTS, scoreInputs, scoreOf } from '../score/copy-likelihood'
import { fitLogistic } from './fit-logistic'
import { calibrationPairs } from './pairs'
import type { CalibrationPair } from './pairs'
import { hashOfPhotographs, photographPairs } from './photographs'
import { reliabilityOf } from './reliability'

const SEED = 61_000
const ORIGINALS = 20
/** What a score must reach on held-out pairs. */
const LEAST_COPIES_FROM_09 = 0.9

interface Measured extends CalibrationPair {
  comparison: Comparison
}

async function run(folder: string | undefined, originals: number): Promise<void> {
  if (!folder) throw new RangeError('In which folder are the photographs?')
  const pairs = [
    ...calibrationPairs(originals, SEED),
    ...[false, true].flatMap((isHeldOut) => photographPairs(folder, isHeldOut)),
  ]
  const workers = new ImageWorkers({ workers: 2, timeoutMs: 120_000 })
  const measured: Measured[] = []
  const known = new Map<CalibrationPair['original'], ComparableImage>()
  const describe = async (make: CalibrationPair['original']): Promise<ComparableImage> => {
    const source = await make()
    return { source, facts: await workers.inspect(source), features: await workers.features(source) }
  }
  try {
    await Promise.all(
      [0, 1].map(async (half) => {
        for (const pair of pairs.filter((_, i) => i % 2 === half)) {
          const original = known.get(pair.original) ?? (await describe(pair.original))
          known.set(pair.original, original)
          const comparison = await workers.compare(original, { source: await pair.candidate() })
          measured.push({ ...pair, comparison })
          if (measured.length % 20 === 0) console.error(`${measured.length} of ${pairs.length} pairs`)
        }
      }),
    )
  } finally {
    await workers.close()
  }
  report(measured, await hashOfPhotographs(folder))
}

function report(measured: readonly Measured[], photographs: string): void {
  const training = measured.filter(({ isHeldOut }) => !isHeldOut)
  const heldOut = measured.filter(({ isHeldOut }) => isHeldOut)
  const model = fitLogistic(
    training.map(({ comparison, copy }) => ({ inputs: scoreInputs(comparison), copy })),
  )
  printVerdicts(measured)
  SCORE_INPUTS.forEach((name, i) => console.log(`weight of ${name}: ${model.weights[i]!.toFixed(3)}`))
  const tested = reliabilityOf(
    heldOut.map(({ comparison, copy }) => ({ score: scoreOf(comparison.verdict, comparison, model), copy })),
  )
  console.table(tested.bins)
  const facts = {
    seed: SEED,
    photographs: `tools/system-tests/bench/photographs/photographs.json, as laid down ${photographs.slice(0, 16)}`,
    photographedTwice: measured.filter(({ kind }) => kind.startsWith('photographed twice')).length,
    trainingPairs: training.length,
    heldOutPairs: heldOut.length,
    heldOutCopies: heldOut.filter(({ copy }) => copy).length,
    expectedError: Number(tested.expectedError.toFixed(4)),
    copiesFrom09: Number(tested.copiesFrom09.toFixed(4)),
    pairsFrom09: tested.pairsFrom09,
  }
  console.log(JSON.stringify({ name: 'score calibration', ...facts }))
  if (!(tested.copiesFrom09 >= LEAST_COPIES_FROM_09))
    throw new Error(`Of pairs scored from 0.9 only ${tested.copiesFrom09} are copies; nothing written`)
  write(model, facts)
}

function printVerdicts(measured: readonly Measured[]): void {
  const kinds = [...new Set(measured.map(({ kind }) => kind))]
  console.table(
    kinds.map((name) => {
      const of = measured.filter(({ kind }) => kind === name)
      const called = of.filter(({ comparison }) => comparison.verdict === 'copy').length
      return { kind: name, pairs: of.length, 'called copies': called, 'are copies': of[0]!.copy }
    }),
  )
}

function write(model: { bias: number; weights: readonly number[] }, facts: object): void {
  const rounded = { bias: round(model.bias), weights: model.weights.map(round) }
  const text = `/**
 * Written by \`npm run calibrate -w @originseal/fingerprint\`; not by hand. Weights of ${SCORE_INPUTS.join(', ')}.
 */
export const SCORE_MODEL = ${JSON.stringify({ ...rounded, methodVersions: METHOD_VERSIONS, corpus: facts })} as const
`
  writeFileSync(join(__dirname, '../../src/score/score-model.ts'), text)
}

const round = (value: number): number => Number(value.toFixed(4))

void run(process.argv[2], Number(process.argv[3] ?? ORIGINALS))
