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

test('the largest come first, the rest mixed, in the same order in every clone; none is lost', async () => {
  const sorted = await order(clone('/one', 100))
  expect(sorted.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, i) => 99 - i))
  const rest = sorted.slice(12)
  expect(rest).not.toEqual(rest.toSorted((one, other) => other - one))
  expect(sorted.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, i) => i))
  expect(await order(clone('/elsewhere/two', 100))).toEqual(sorted)
})
