import { mkdtemp, open, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ObjectCorrupt, StorageFull } from './errors'
import { FolderObjectStore } from './folder-object-store'
import { objectStoreContract } from './object-store.contract'
import { pour, receive } from './receive'
import { TemporaryFolder } from './temporary-folder'

const text = { contentType: 'text/plain' }
let root: string
const filesUnder = async (folder: string) =>
  (await readdir(join(root, folder), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'object-store-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('FolderObjectStore keeps the contract', () => {
  objectStoreContract(async () => ({
    store: new FolderObjectStore({ root }),
    close: async () => expect(await filesUnder('temporary').catch(() => 0)).toBe(0),
  }))
})

describe('FolderObjectStore', () => {
  let store: FolderObjectStore
  let path: string
  beforeEach(async () => {
    store = new FolderObjectStore({ root })
    await store.put('works/a.txt', Buffer.from('hello world'), text)
    path = join(root, 'objects', 'works+', 'a.txt')
  })

  it('lets a viewer open the file: the bytes come first', async () => {
    expect((await readFile(path)).subarray(0, 11).toString()).toBe('hello world')
  })

  it('finds everything again after a restart', async () => {
    const again = await new FolderObjectStore({ root }).get('works/a.txt', { verify: true })
    expect((await buffer(again.stream)).toString()).toBe('hello world')
  })

  it('notices a changed byte when asked to verify, before the stream ends', async () => {
    const file = await open(path, 'r+')
    await file.write('J', 0)
    await file.close()
    await expect(buffer((await store.get('works/a.txt', { verify: true })).stream)).rejects.toThrow(
      ObjectCorrupt,
    )
  })

  it.each([0, 11, 511, 522])('refuses a file cut to %d bytes', async (size) => {
    await truncate(path, size)
    await expect(store.get('works/a.txt')).rejects.toThrow(ObjectCorrupt)
    await expect(store.head('works/a.txt')).rejects.toThrow(ObjectCorrupt)
  })

  it('refuses a file whose description is damaged', async () => {
    const file = await open(path, 'r+')
    await file.write('#', 11 + 9)
    await file.close()
    await expect(store.head('works/a.txt')).rejects.toMatchObject({
      code: 'OBJECT_CORRUPT',
      key: 'works/a.txt',
    })
  })

  it('leaves no folder behind that bears the name of what was removed', async () => {
    await store.put('people/u-1/photo.jpg', Buffer.from('x'), text)
    await store.remove('people/u-1/photo.jpg')
    expect(await readdir(join(root, 'objects'))).toEqual(['works+'])
  })

  it('sweeps what a killed process left more than an hour ago, and only that', async () => {
    const staged = await store.stage(Buffer.from('in use'))
    const abandoned = join(root, 'temporary', 'abandoned')
    await writeFile(abandoned, 'half')
    const past = new Date(Date.now() - 3_700_000)
    await utimes(abandoned, past, past)
    expect(await store.sweepTemporary()).toBe(1)
    expect(await filesUnder('temporary')).toBe(1)
    await staged.discard()
  })

  it('D5: a full disk is StorageFull, and nothing half-written stays', async () => {
    const writing = new TemporaryFolder(join(root, 'temporary')).create(async () => {
      const full = await open('/dev/full', 'w')
      try {
        return await receive(Buffer.from('x'), {}, (bytes) => pour(bytes, full))
      } finally {
        await full.close()
      }
    })
    await expect(writing).rejects.toThrow(StorageFull)
    expect(await filesUnder('temporary')).toBe(0)
  })
})
