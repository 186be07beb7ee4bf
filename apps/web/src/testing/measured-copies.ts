import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Shares or counts, by way of copying or kind of pair. */
type ByName = Readonly<Record<string, number>>

/** docs/evidence/copies.json, as far as pages of the site quote it. */
interface MeasuredCopies {
  readonly originals: number
  readonly copies: number
  readonly nearDuplicates: ByName
  readonly photographs: { readonly count: number; readonly pipeline: ByName }
  readonly methods: Readonly<
    Record<
      'pdq' | 'features' | 'pipeline',
      {
        readonly atNoFalseAlarm: ByName
        readonly falseAlarms: { readonly nearDuplicates: ByName; readonly strangers: number }
        readonly strangers: number
      }
    >
  >
}
type Method = keyof MeasuredCopies['methods']

const file = join(__dirname, '../../../../docs/evidence/copies.json')
export const copies = JSON.parse(readFileSync(file, 'utf8')) as MeasuredCopies

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
const shareOf = (method: Method, way: string): number =>
  copies.methods[method].atNoFalseAlarm[way] ?? Number.NaN

export const waysOfCopying: readonly string[] = Object.keys(copies.methods.pipeline.atNoFalseAlarm)

/** Copies found at no false alarm, of all copies that were made in these ways. */
export const foundCopies = (method: Method, ways: readonly string[]): number =>
  sum(ways.map((way) => Math.round(shareOf(method, way) * copies.originals)))

/** Percent of the copies found at no false alarm, on average of these ways, as the pages write it. */
export function percentFound(method: Method, ways: readonly string[]): string {
  const share = sum(ways.map((way) => shareOf(method, way))) / ways.length
  return (share * 100).toFixed(share === 1 || share === 0 ? 0 : 1)
}

/** Copies of the real photographs, and how many of them are found as the product is used. */
export function photographCopies(): { made: number; found: number } {
  const { count, pipeline } = copies.photographs
  const shares = Object.values(pipeline)
  return { made: shares.length * count, found: sum(shares.map((share) => Math.round(share * count))) }
}

const isPhotographedTwice = (kind: string): boolean => kind.startsWith('photographed twice')

/** Pairs that are alike and no copies, and how many of them are called copies: made by a program, or real scenes. */
export function nearDuplicates(of: 'made' | 'photographed twice'): { pairs: number; accused: number } {
  const kinds = Object.keys(copies.nearDuplicates).filter(
    (kind) => isPhotographedTwice(kind) === (of === 'photographed twice'),
  )
  const countIn = (counts: ByName) => sum(kinds.map((kind) => counts[kind] ?? Number.NaN))
  return {
    pairs: countIn(copies.nearDuplicates),
    accused: countIn(copies.methods.pipeline.falseAlarms.nearDuplicates),
  }
}
