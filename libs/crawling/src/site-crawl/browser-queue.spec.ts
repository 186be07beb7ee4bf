import { CaptureError } from '../capture/capture-error'
import type { RenderedPage } from '../capture/capture-page'
import { BrowserQueue, type BrowserQueueOptions, type Shell } from './browser-queue'

const shell = (name: string, priority: number): Shell => ({
  link: { url: `https://a.tw/${name}`, priority },
  page: { title: '', listing: undefined, images: [], links: [] },
  askedAt: new Date(0),
  state: undefined,
})
const captured = (finalUrl: string, status = 200): RenderedPage => ({
  finalUrl,
  status,
  html: '',
  title: '',
  images: [],
  capturedAt: new Date(0),
  requests: [],
})

/** A lane whose pages load until they are let go; `done` holds those that were opened, in order. */
function lane(changes: Partial<BrowserQueueOptions> = {}) {
  const done: string[] = []
  const loading: (() => void)[] = []
  const faults: unknown[] = []
  const options: BrowserQueueOptions = {
    openPage: (url) => new Promise((resolve) => loading.push(() => resolve(captured(url)))),
    limit: 10,
    urgency: ({ priority }) => priority,
    running: new AbortController().signal,
    opened: async ({ link }) => void done.push(link.url.slice('https://a.tw/'.length)),
    failed: (error) => faults.push(error),
    ...changes,
  }
  return { lane: new BrowserQueue(options), done, loading, faults }
}

async function finish({ lane: busy, loading }: ReturnType<typeof lane>): Promise<void> {
  while (busy.isBusy) {
    loading.shift()?.()
    await busy.nextPage()
  }
}

test('pages are opened one at a time, most urgent first', async () => {
  const running = lane()
  for (const [name, priority] of [
    ['a', 5],
    ['b', 9],
    ['c', 1],
  ] as const)
    running.lane.take(shell(name, priority))
  expect(running.loading).toHaveLength(1)
  expect(running.lane.held.size).toBe(3)
  await finish(running)
  expect(running.done).toEqual(['a', 'c', 'b'])
  expect(running.lane.held.size).toBe(0)
})

test('beyond the limit pages stay as they are, the least urgent ones', async () => {
  const running = lane({ limit: 2 })
  for (const [name, priority] of [
    ['a', 5],
    ['b', 9],
    ['c', 1],
  ] as const)
    running.lane.take(shell(name, priority))
  await finish(running)
  expect(running.done).toEqual(['a', 'c'])
  expect(running.lane.leftOver().map(({ link }) => link.url)).toEqual(['https://a.tw/b'])
  expect(running.lane.take(shell('d', 0))).toBe(false)
})

test.each<[string, () => Promise<RenderedPage>]>([
  ['is not there', () => Promise.resolve(captured('https://a.tw/a', 404))],
  ['leads away', () => Promise.resolve(captured('https://elsewhere.tw/a'))],
  ['takes too long', () => Promise.reject(new CaptureError('timeout'))],
])('a page that %s is handed back, and the next one opened', async (_, first) => {
  let opened = 0
  const openPage = (url: string) => (opened++ === 0 ? first() : Promise.resolve(captured(url)))
  const running = lane({ openPage })
  running.lane.take(shell('a', 1))
  running.lane.take(shell('b', 2))
  await finish(running)
  expect(running.done).toEqual(['b'])
  expect(running.lane.leftOver().map(({ link }) => link.url)).toEqual(['https://a.tw/a'])
})

test('a browser that is broken is not asked again', async () => {
  let opened = 0
  const openPage = (): Promise<never> => {
    opened += 1
    return Promise.reject(new CaptureError('no-sandbox'))
  }
  const running = lane({ openPage })
  running.lane.take(shell('a', 1))
  running.lane.take(shell('b', 2))
  await finish(running)
  expect(opened).toBe(1)
  expect(running.lane.leftOver()).toHaveLength(2)
})

test('what goes wrong in recording is told, and is not taken for a fault of the page', async () => {
  const lost = new Error('the lease is lost')
  const running = lane({ opened: () => Promise.reject(lost) })
  running.lane.take(shell('a', 1))
  await finish(running)
  expect(running.faults).toEqual([lost])
})

test('without a browser nothing is taken', () => {
  expect(lane({ openPage: undefined }).lane.take(shell('a', 1))).toBe(false)
})
