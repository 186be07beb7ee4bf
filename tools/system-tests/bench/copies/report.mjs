import { mkdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { writeFormatted } from '../../../checks/formatted.mjs'

const FOLDER = new URL('../../../../docs/evidence/', import.meta.url)
/** What the product promises to find (P3, issue of the engine): at least 95 % each. */
const PROMISED = /^(crop [1-5]0|(text|logo) 40|collage.*|(phone|shop) screenshot .*)$/
const PROMISE = 0.95
/** Of real photographs, in every way. */
const PHOTOGRAPHS = 0.97
/** Originals when no number is given. */
export const DEFAULT_ORIGINALS = 40
const SINGLE = ['phash', 'pdq', 'dihedrals', 'windows', 'features']

const percent = (share) => `${(share * 100).toFixed(share === 1 || share === 0 ? 0 : 1)}`
const table = (head, rows) =>
  [head, head.map((_, i) => (i ? '--:' : '---')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const recallTable = ({ ways, methods }, at, keys, more = []) => {
  const shown = methods
    .filter(({ key }) => keys.includes(key))
    .map((method) => ({ title: method.title, recalls: method[at] }))
    .concat(more)
  const meanOf = (recalls) => ways.reduce((sum, way) => sum + recalls[way], 0) / ways.length
  const rows = ways.map((way) => [way, ...shown.map(({ recalls }) => percent(recalls[way]))])
  rows.push(['**all ways**', ...shown.map(({ recalls }) => `**${percent(meanOf(recalls))}**`)])
  return table(['way of copying', ...shown.map(({ title }) => title)], rows)
}

/** Columns of the real photographs, when a folder gave some. */
const photographColumns = ({ photographs }) =>
  photographs
    ? [
        { title: 'photographs: pipeline', recalls: photographs.pipeline },
        { title: 'photographs: by index only', recalls: photographs.indexOnly },
      ]
    : []

const photographsLine = ({ photographs }) =>
  photographs
    ? `\n- ${photographs.count} real photographs beside them, copied in the same ways, in columns of their own${photographs.packages.length > 0 ? `: from the packages ${photographs.packages.join(', ')}, whose versions, licences, files and hashes are in \`tools/system-tests/bench/photographs/photographs.json\`` : ''}. Pairs 'photographed twice' are real too, each both ways round: they count as false alarms, but no threshold is set by them (two files of a standing camera may be at PDQ distance 0).`
    : ''

const falseAlarmTable = ({ methods, nearDuplicates, verified }) => {
  const kinds = Object.keys(nearDuplicates)
  const head = [
    'pairs that are no copies',
    'pairs',
    ...methods.map(({ title }) => title),
    'verification of every pair',
  ]
  const near = kinds.map((kind) => {
    const alarms = methods.map(({ falseAlarms }) => falseAlarms.nearDuplicates[kind])
    const atVerification = Math.round(verified.nearDuplicates[kind] * nearDuplicates[kind])
    return [kind, nearDuplicates[kind]].concat(alarms, atVerification)
  })
  const far = methods.map(({ falseAlarms, strangers }) => `${falseAlarms.strangers} of ${strangers}`)
  return table(head, [...near, ['strangers', '', ...far, '']])
}

/** What is not as it should be, in sentences; empty when all is. */
export function shortcomings({ ways, methods, verified, nearDuplicates, photographs }) {
  const of = (key) => methods.find((method) => method.key === key)
  const pipeline = of('pipeline')
  const said = []
  for (const way of ways) {
    const better = SINGLE.filter((key) => of(key).atNone[way] > pipeline.atNone[way])
    if (better.length > 0)
      said.push(
        `${way}: at no false alarm the pipeline finds ${percent(pipeline.atNone[way])} %, ${better
          .map((key) => `${of(key).title} ${percent(of(key).atNone[way])} %`)
          .join(', ')}.`,
      )
    if (PROMISED.test(way) && pipeline.atNone[way] < PROMISE)
      said.push(`${way}: ${percent(pipeline.atNone[way])} % found, promised are ${percent(PROMISE)} %.`)
  }
  for (const [way, share] of Object.entries(photographs?.pipeline ?? {}))
    if (share < PHOTOGRAPHS)
      said.push(
        `${way}: ${percent(share)} % of the photographs found, aimed at are ${percent(PHOTOGRAPHS)} %.`,
      )
  for (const [kind, share] of Object.entries(verified.nearDuplicates))
    if (share > 0)
      said.push(
        `${kind}: ${Math.round(share * nearDuplicates[kind])} of ${nearDuplicates[kind]} pairs called copies.`,
      )
  if (pipeline.falseAlarms.strangers > 0)
    said.push(`${pipeline.falseAlarms.strangers} strangers called copies.`)
  return said
}

const ALL = ['phash', 'pdq', 'dihedrals', 'windows', 'features', 'pipeline', 'indexOnly']

function markdown(result) {
  const { originals, ways, versions, seed, methods, ms, seconds, nearDuplicates } = result
  const missing = shortcomings(result)
  const near = Object.values(nearDuplicates).reduce((sum, count) => sum + count, 0)
  const strangers = methods.find(({ key }) => key === 'pdq').strangers
  const looked = methods.find(({ key }) => key === 'features').strangers
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  return `# Which copies are found

Written by \`${result.photographs ? 'COPIES_DIR=<folder>/held-out ' : ''}npm run bench -- copies ${originals}\` (\`tools/system-tests/bench/copies\`); not edited by hand.${originals < DEFAULT_ORIGINALS ? ` A reduced run: the default has ${DEFAULT_ORIGINALS} originals, here one copy is ${percent(1 / originals)} % of a row.` : ''} Methods and versions: ${named.join(', ')}. Seed ${seed}.

## Method

- ${originals} originals, half photograph-like, half drawing-like, made by seed; each copied in ${ways.length} ways: ${originals * ways.length} copies. Numbers behind a way are percent (of the area cut away, covered or filled; of the size), degrees, sigmas or levels. Place, shape and words of what covers or cuts are by seed.${photographsLine(result)}
- ${near} pairs that resemble each other and are no copies: another shot, the same thing turned, another picture in the same frame. ${strangers} pairs of strangers by hashes and index, ${looked} of them by features too.
- **pHash**: 64-bit cosine hash, own code, limit 10. **PDQ**: limit 31. **PDQ, turned**: the nearest of the eight turns and mirrors. **windows**: what the exact index proposes within 31 bits, whole and window hashes of all copies in it. **features**: ORB points that agree on one map, all points, limit 10. **pipeline**: what the product does in a scan: candidates from the index or with 10 agreeing features (of a few points, or of all where 5 to 9 of the few agree), then the comparison's verdict. **pipeline by index only**: the same without those features, as for pictures that no scan came by.
- *No false alarm*: each method's threshold is set so high that no stranger and no made near-duplicate passes. A method that calls a near-duplicate a better copy than most copies loses those copies: that is the price of not accusing anybody wrongly.

## Found at no false alarm, in percent

${recallTable(result, 'atNone', ALL)}

## Found at one false alarm in 10,000 strangers, near-duplicates left out, in percent

${looked < 10_000 ? `(Features and pipeline have ${looked} pairs of strangers here, so for them: at none.)\n\n` : ''}${recallTable(result, 'atRare', ALL)}

## Found as the methods are used, in percent

${recallTable(result, 'asUsed', ALL, photographColumns(result))}

## False alarms as the methods are used

For windows this counts candidates: they accuse nobody, they cost a comparison each (${result.proposedStrangers} comparisons of strangers in all).

${falseAlarmTable(result)}

## Time

Milliseconds of processor time on average, ${cpus()[0]?.model.trim() ?? 'an unknown processor'} (the run took ${seconds.toFixed(0)} s): inspect (decode, PDQ, ${result.windowsPerPicture.toFixed(1)} windows) ${ms.inspect.toFixed(0)}, features ${ms.features.toFixed(0)}, pHash with its decode ${ms.phash.toFixed(0)} a picture; matching features ${ms.matchFeatures.toFixed(1)}, the whole comparison with facts and features known ${ms.compareCopies.toFixed(0)} a copy and ${ms.compareNearDuplicates.toFixed(0)} a near-duplicate.

## Not reached

${missing.length === 0 ? 'Nothing: the pipeline is at least as good as every single method in every row, the promised rows are at 95 % or more, and no pair was wrongly accused.' : missing.map((line) => `- ${line}`).join('\n')}
`
}

const short = (recalls) =>
  Object.fromEntries(Object.entries(recalls).map(([way, share]) => [way, Number(share.toFixed(4))]))

const compact = ({ seed, versions, originals, ways, nearDuplicates, methods, photographs }) => ({
  name: 'copies',
  versions,
  seed,
  originals,
  copies: originals * ways.length,
  nearDuplicates,
  ...(photographs && {
    photographs: {
      ...photographs,
      pipeline: short(photographs.pipeline),
      indexOnly: short(photographs.indexOnly),
    },
  }),
  methods: Object.fromEntries(
    methods.map(({ key, limit, atNone, atRare, asUsed, falseAlarms, strangers }) => [
      key,
      {
        limit,
        atNoFalseAlarm: short(atNone),
        atOneIn10000: short(atRare),
        asUsed: short(asUsed),
        falseAlarms,
        strangers,
      },
    ]),
  ),
})

export function printReport(result) {
  const { ways, methods, verified, proposed, ms } = result
  const short_ = (value) => Number((value * 100).toFixed(1))
  const used = methods.find(({ key }) => key === 'pipeline').asUsed
  const real = result.photographs
  const rowOf = (way) => ({
    ...Object.fromEntries(methods.map(({ key, atNone }) => [key, short_(atNone[way])])),
    'by index': short_(proposed.byIndex[way]),
    'by either': short_(proposed.byEither[way]),
    verified: short_(verified.copies[way]),
    'as used': short_(used[way]),
    ...(real && { photographs: short_(real.pipeline[way]), 'their index': short_(real.indexOnly[way]) }),
  })
  console.log(
    'Percent found. At no false alarm: each method. As used: proposed by the index, or by features too;',
  )
  console.log('verified, whoever proposed it; the pipeline.')
  console.table(Object.fromEntries(ways.map((way) => [way, rowOf(way)])))
  console.log(falseAlarmTable(result))
  console.log(`candidates among strangers: ${result.proposedStrangers}`)
  for (const line of shortcomings(result)) console.log(`not reached: ${line}`)
  const figures = methods.flatMap(({ key, atNone }) =>
    ways.map((way) => ({
      name: `copies found at no false alarm, ${way}, ${key}`,
      value: short_(atNone[way]),
      unit: '%',
      samples: result.originals,
    })),
  )
  const times = Object.entries(ms).map(([name, value]) => ({ name: `copies, ${name}`, value, unit: 'ms' }))
  for (const figure of [...figures, ...times]) console.log(JSON.stringify(figure))
}

/** Writes both files as the repository's formatter leaves them. */
export async function writeReport(result) {
  mkdirSync(FOLDER, { recursive: true })
  await writeFormatted(new URL('copies.md', FOLDER), markdown(result))
  await writeFormatted(new URL('copies.json', FOLDER), JSON.stringify(compact(result)))
}
