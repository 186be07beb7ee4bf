import { AsyncLocalStorage } from 'node:async_hooks'
import { leavingNoStorages } from './async-storages.cjs'

const Environment = leavingNoStorages(
  class {
    constructor(
      readonly config: object,
      readonly context: object,
    ) {}
    teardown() {
      return Promise.resolve()
    }
  },
)
const { run, enterWith } = AsyncLocalStorage.prototype

/** What a storage still knows, in the call that entered it, once the file's environment is torn down. */
async function leftBy(enter: (storage: AsyncLocalStorage<string>, then: () => Promise<unknown>) => unknown) {
  const environment = new Environment({}, {})
  const storage = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  await enter(storage, async () => {
    await Promise.resolve()
    seen.push(storage.getStore())
    await environment.teardown()
    seen.push(storage.getStore())
  })
  return { storage, seen }
}

it.each<[string, Parameters<typeof leftBy>[0]]>([
  ['run', (storage, then) => storage.run('known', then)],
  [
    'enterWith',
    (storage, then) => {
      storage.enterWith('known')
      return then()
    },
  ],
])('a storage entered by %s is disabled with its file', async (_, enter) => {
  const { storage, seen } = await leftBy(enter)
  expect(seen).toEqual(['known', undefined])
  // Whoever enters it again has it again.
  expect(storage.run('again', () => storage.getStore())).toBe('again')
  storage.disable()
})

it('Node’s own methods are in place afterwards', async () => {
  await leftBy((storage, then) => storage.run('known', then))
  expect(AsyncLocalStorage.prototype.run).toBe(run)
  expect(AsyncLocalStorage.prototype.enterWith).toBe(enterWith)
})
