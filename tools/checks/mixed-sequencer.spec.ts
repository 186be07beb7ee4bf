import { tmpdir } from 'node:os'
import MixedSequencer from './mixed-sequencer.cjs'

type Tests = Parameters<InstanceType<typeof MixedSequencer>['sort']>[0]
type Options = ConstructorParameters<typeof MixedSequencer>[0]

/** Files of which each is larger than the one before; jest takes the largest first where it has not seen them run. */
function clone(rootDir: string, count: number): Tests {
  const config = { rootDir, cacheDirectory: tmpdir(), id: 'never-run' }
  const hasteFS = { getSize: (path: string) => numberOf(path) }
  return Array.from({ length: count }, (_, i) => ({
    path: `${rootDir}/${i}.spec.ts`,
    context: { config, hasteFS },
  })) as unknown as Tests
}

const numberOf = (path: string): number => Number(/(\d+)\.spec\.ts$/.exec(path)![1])

async function order(tests: Tests): Promise<number[]> {
  const sequencer = new MixedSequencer({ contexts: [], globalConfig: {} } as unknown as Options)
  return (await sequencer.sort(tests)).map(({ path }) => numberOf(path))
}

const countedDown = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from - i)

test('the largest come first, the smallest last, the rest mixed, the same in every clone; none is lost', async () => {
  const sorted = await order(clone('/one', 100))
  expect(sorted.slice(0, 12)).toEqual(countedDown(99, 12))
  expect(sorted.slice(60)).toEqual(countedDown(39, 40))
  const between = sorted.slice(12, 60)
  expect(between).not.toEqual(countedDown(87, 48))
  expect(between.toSorted((one, other) => other - one)).toEqual(countedDown(87, 48))
  expect(await order(clone('/elsewhere/two', 100))).toEqual(sorted)
})

test.each([0, 1, 12, 13, 52])('of %d files none is lost', async (count) => {
  const sorted = await order(clone('/one', count))
  expect(sorted.toSorted((one, other) => other - one)).toEqual(countedDown(count - 1, count))
})
