import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProviderKeyName } from '@originseal/contracts'
import { egressPolicy, GuardedFetch } from '@originseal/egress'
import { createSources, type SourceSettings } from './create-sources'
import { MemoryJournal } from '@originseal/crawling/fixtures'
import { sealedWork } from './provider-stub.fixture'
import { HostPaces } from '@originseal/crawling'

let folder: string
const fetch = new GuardedFetch(egressPolicy())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-sites-'))
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => fetch.close())

const create = (config: SourceSettings['config'], keys: Partial<Record<ProviderKeyName, string>> = {}) =>
  createSources({
    config,
    keys: { current: (name) => keys[name], noteUse: () => undefined },
    fetch,
    paces: new HostPaces(),
    openPage: undefined,
    countIndex: () => Promise.resolve(1_234),
  })

async function sites(content: unknown): Promise<string> {
  const file = join(folder, 'sites.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const shop = { name: 'shop', label: 'Shop', start: 'https://shop.example/' }

test('sources come in the order of reports, those without a key as not configured', async () => {
  const { all } = await create(
    { MARKET_URL: 'http://localhost:8090', SCAN_SITES_FILE: await sites([shop]) },
    { TINEYE_KEY: 'k', SERP_LENS_KEY: 'no public pictures, so this is of no use' },
  )
  expect(all.map(({ name, configured }) => [name, configured])).toEqual([
    ['sandbox-market', true],
    ['shop', true],
    ['own-index', true],
    ['google-vision', false],
    ['tineye', true],
    ['serp-lens', false],
  ])
})

test('ADMIN-07: a source is on from when its key is there, and off from when it is withdrawn', async () => {
  const keys: Partial<Record<ProviderKeyName, string>> = {}
  const source = (await create({}, keys)).named('tineye')
  expect(source.configured).toBe(false)
  keys.TINEYE_KEY = 'k'
  expect(source.configured).toBe(true)
  delete keys.TINEYE_KEY
  expect(source.configured).toBe(false)
})

test('the own index says how much it holds, and visits nothing', async () => {
  const journal = new MemoryJournal()
  const index = (await create({})).named('own-index')
  expect(await index.search(sealedWork, journal, new AbortController().signal)).toEqual({
    state: 'searched',
    notes: [{ key: 'index-held', values: { pictures: 1_234 } }],
  })
  expect(journal.visits).toEqual([])
})

test('every fault of the file of sites is told at once', async () => {
  const file = await sites([
    { ...shop, name: 'My Shop', listings: '(' },
    { ...shop, start: 'ftp://shop.example', search: '/find', color: 'red' },
  ])
  await expect(create({ SCAN_SITES_FILE: file })).rejects.toThrow(
    /0\.name[^]*0\.listings[^]*1\.start[^]*1\.search[^]*color/,
  )
})

test.each([
  ['is missing', () => join(folder, 'nothing.json')],
  ['is no JSON', () => sites('{')],
  ['gives a name twice', () => sites([shop, shop])],
  ['gives a name that is taken', () => sites([{ ...shop, name: 'tineye' }])],
])('a file of sites that %s is refused', async (_, file) => {
  await expect(create({ SCAN_SITES_FILE: await file() })).rejects.toMatchObject({ code: 'manifests-invalid' })
})
