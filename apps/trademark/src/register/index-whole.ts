import { ElementCounter } from '@originseal/mark-similarity'
import { indexMarks, type IndexAndRows } from './index-marks'
import type { RegisterQueries } from './register.queries'
import { countSampled, isSampled, samplingStep, wordsOf } from './sampled-elements'

/** Makes the index of all marks; elements are counted in a sample of which the number of marks decides. */
export async function indexWhole(register: Pick<RegisterQueries, 'count' | 'pages'>): Promise<IndexAndRows> {
  const expected = samplingStep(await register.count())
  const frequencies = new ElementCounter()
  const made = await indexMarks(register.pages(), frequencies, (mark) => {
    if (isSampled(mark, expected)) frequencies.add(wordsOf(mark))
  })
  const step = samplingStep(made.rows.length)
  // Marks came or went while they were read.
  if (step === expected) return made
  return { ...made, index: made.index.counted(await countSampled(made, step)) }
}
