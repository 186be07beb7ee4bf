import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  copies,
  nearDuplicates,
  percentFound,
  photographCopies,
  waysOfCopying,
} from '../testing/measured-copies'
import { paragraphWith } from '../testing/paragraph-with'

const pageIn = (path: string) => readFileSync(join(__dirname, `${path}.mdx`), 'utf8')

/** The numbers of each row of the tables that have three columns of them. */
const rowsIn = (page: string) =>
  [...page.matchAll(/\| +([\d.]+) \| +([\d.]+) \| +([\d.]+) \|/g)].map((row) => row.slice(1))

test('nobody was accused among the pairs that a program made, which all pages say', () => {
  const { falseAlarms } = copies.methods.pipeline
  expect({ near: nearDuplicates('made').accused, strangers: falseAlarms.strangers }).toEqual({
    near: 0,
    strangers: 0,
  })
})

test.each(['zh-TW', 'en'])('the page about the scan has what was measured, in %s', (locale) => {
  const page = pageIn(`solutions/ai-detection.${locale}`)
  const rows = ['crop 50', 'mirror', 'text 10', 'collage 2×2', 'jpeg 10'].map((way) => [way])
  expect(rowsIn(page)).toEqual(
    [...rows, waysOfCopying].map((ways) => [
      percentFound('pdq', ways),
      percentFound('features', ways),
      percentFound('pipeline', ways),
    ]),
  )
  expect(paragraphWith(page, copies.originals, waysOfCopying.length, copies.copies)).toBeDefined()
  const { made, found } = photographCopies()
  const { pairs, accused } = nearDuplicates('photographed twice')
  expect(paragraphWith(page, made, found, pairs, accused)).toBeDefined()
})

test.each(['zh-TW', 'en'])('the article on hashes has the shares that were measured, in %s', (locale) => {
  const page = pageIn(`blog/sha256-and-perceptual-hash.${locale}`)
  expect(paragraphWith(page, copies.originals, waysOfCopying.length)).toBeDefined()
  expect(
    paragraphWith(
      page,
      percentFound('pdq', waysOfCopying),
      percentFound('features', waysOfCopying),
      percentFound('pipeline', waysOfCopying),
    ),
  ).toBeDefined()
})

test('the comparison with reverse image search has what was measured', () => {
  const page = pageIn('column/suzoo-vs-reverse-image-search.zh-TW')
  const made = nearDuplicates('made')
  expect(
    paragraphWith(
      page,
      copies.originals,
      waysOfCopying.length,
      percentFound('pipeline', waysOfCopying),
      made.pairs,
    ),
  ).toBeDefined()
  const { pairs, accused } = nearDuplicates('photographed twice')
  expect(paragraphWith(page, pairs, accused)).toBeDefined()
})

test.each(['zh-TW', 'en'])(
  'the page about matching has the pairs that nobody was accused for, in %s',
  (locale) => {
    expect(
      paragraphWith(pageIn(`solutions/smart-matching.${locale}`), nearDuplicates('made').pairs),
    ).toBeDefined()
  },
)
