import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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
const { run, enterWith, getStore } = AsyncLocalStorage.prototype

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

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
  expect(AsyncLocalStorage.prototype.getStore).toBe(getStore)
})

it('a timer that outlives the file does not keep what its storage held', async () => {
  const environment = new Environment({}, {})
  const storage = new AsyncLocalStorage<object>()
  const entered = (): { value: WeakRef<object>; timer: NodeJS.Timeout } => {
    const value = {}
    const timer = storage.run(value, () => setTimeout(() => undefined, 600_000))
    return { value: new WeakRef(value), timer }
  }
  const { value, timer } = entered()
  await environment.teardown()
  // Until the turn of the event loop ends, a WeakRef keeps what it was made for.
  await setImmediate()
  collectGarbage()
  const kept = value.deref()
  clearTimeout(timer)
  expect(kept).toBeUndefined()
})
