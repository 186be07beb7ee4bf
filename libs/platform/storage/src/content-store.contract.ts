import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { cidProfile } from './cid-profile'
import type { ContentStore } from './content-store'
import { CidInvalid, ContentMissing, ObjectTooLarge } from './errors'
import { seededBytes } from './seeded-bytes.fixture'

/** CIDs of `seededBytes` by boxo 0.33.1, the library under Kubo: balanced layout, width 174, raw leaves of 262144. */
const goldenCids: readonly [size: number, blocks: number, cid: string][] = [
  [0, 1, 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
  [1, 1, 'bafkreicjtfcgdvvumoipafgiyutvvbmr56dwi5qk7yttttxch5x34kcxpa'],
  [262_143, 1, 'bafkreiediq4dylo5d4jrm4jjmcluw6kv5rspevnypu5hvudcly5r2qa3ui'],
  [262_144, 1, 'bafkreieodekagopko6tb3h2mpej3qzyotaxcvkb4wl33obwbbx5klgtlue'],
  [262_145, 3, 'bafybeicmesxbekkxgatv44sv73sl37lfpbdbt4fb7dhcilirr2kghnxgj4'],
  [1_048_575, 5, 'bafybeicld7geb5gyxqce7uzgpzvstrmwlyy2xj4r6hwd2agbxlxw3rz5k4'],
  [1_048_576, 5, 'bafybeicubizgispo34kodiclv4war4g3qrhhzomd6nntthxyoomwiaftpi'],
  [1_048_577, 6, 'bafybeigxflcmlcsjifvozbsb2jcknm3zrhpuvkt3v76fbipqm57ohepday'],
  [2_621_440, 11, 'bafybeie2sbwxtycmo2aqoijectynnb23gjaju52znddo7yubl3c3xw5udy'],
  [5_242_880, 21, 'bafybeihzbtkxmto3kkx636n6e2rr4pxntiu3wofcnpk326dew6okrrwdgy'],
  [45_613_057, 178, 'bafybeib2jpjlgbf6x5awymrpsu3i476ueuuluaslpfoxfhxwvuhdcxortu'],
]

const leaf = cidProfile.chunkBytes
const far = () => ({ olderThan: new Date(Date.now() + 600_000) })

async function* cids(...listed: string[]) {
  yield* listed
}

/** What every `ContentStore` does. `open` gives an empty store; `close` clears it away. */
export function contentStoreContract(
  open: () => Promise<{ store: ContentStore; close(): Promise<void> }>,
): void {
  let store: ContentStore
  let close: () => Promise<void>
  beforeEach(async () => ({ store, close } = await open()))
  afterEach(() => close())

  const read = async (cid: string) => buffer(await store.cat(cid))
  const isGone = (cid: string) => expect(store.cat(cid)).rejects.toThrow(ContentMissing)

  describe('add and cat', () => {
    it.each(goldenCids)(
      '%d bytes in %d blocks get the CID that Kubo gives, and come back',
      async (size, blocks, cid) => {
        const bytes = seededBytes(size)
        const pieces = Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)])
        expect(await store.add(pieces)).toEqual({ cid, profile: cidProfile.name, size, blocks })
        expect((await read(cid)).equals(bytes)).toBe(true)
        expect(await store.has(cid)).toBe(true)
      },
    )

    it("TRIAL-04: 'hello world' has its well-known CID, from bytes, a path or a stream", async () => {
      const known = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
      const folder = await mkdtemp(join(tmpdir(), 'content-'))
      const path = join(folder, 'hello.txt')
      await writeFile(path, 'hello world')
      for (const source of [Buffer.from('hello world'), path, Readable.from(['hello', ' world'])])
        expect((await store.add(source)).cid).toBe(known)
      expect((await read(known)).toString()).toBe('hello world')
      await rm(folder, { recursive: true })
    })

    it('counts a repeated block once', async () => {
      expect(await store.add(Buffer.alloc(leaf * 4))).toMatchObject({ size: leaf * 4, blocks: 2 })
    })

    it('takes the same bytes from ten sides at once', async () => {
      const bytes = randomBytes(leaf * 3 + 5)
      const added = await Promise.all(Array.from({ length: 10 }, () => store.add(Readable.from([bytes]))))
      expect(new Set(added.map(({ cid }) => cid)).size).toBe(1)
      expect((await read(added[0]!.cid)).equals(bytes)).toBe(true)
    })

    it('says what is missing, and what is no CID', async () => {
      await isGone('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e')
      expect(await store.has('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e')).toBe(false)
      for (const bad of [
        '',
        'hello',
        '../../etc/passwd',
        'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5',
      ])
        for (const attempt of [store.cat(bad), store.has(bad), store.unpin(bad), store.remove(bad)])
          await expect(attempt).rejects.toThrow(CidInvalid)
    })
  })

  describe('a source that does not end well', () => {
    const bytes = randomBytes(leaf * 2 + 1)
    const leafCid = async () => {
      const { cid } = await store.add(bytes.subarray(0, leaf))
      await store.remove(cid)
      return cid
    }

    it('over its limit leaves no block behind', async () => {
      const first = await leafCid()
      await expect(store.add(Readable.from([bytes]), { maxBytes: leaf * 2 })).rejects.toThrow(ObjectTooLarge)
      const source = Readable.from([
        bytes.subarray(0, leaf),
        bytes.subarray(leaf, leaf * 2),
        bytes.subarray(leaf * 2),
      ])
      await expect(store.add(source, { maxBytes: leaf * 2 })).rejects.toMatchObject({
        code: 'OBJECT_TOO_LARGE',
      })
      await isGone(first)
    })

    it('failing half-way or aborted leaves no block behind', async () => {
      const first = await leafCid()
      const controller = new AbortController()
      async function* failing() {
        yield bytes.subarray(0, leaf)
        yield bytes.subarray(leaf, leaf * 2)
        throw new Error('the line went dead')
      }
      async function* stalling() {
        yield bytes.subarray(0, leaf)
        controller.abort(new Error('the visitor left'))
        yield bytes.subarray(leaf)
      }
      await expect(store.add(Readable.from(failing()))).rejects.toThrow('the line went dead')
      await expect(store.add(Readable.from(stalling()), { signal: controller.signal })).rejects.toThrow(
        'the visitor left',
      )
      await expect(store.add('/no/such/file')).rejects.toMatchObject({ code: 'ENOENT' })
      await isGone(first)
    })

    it('does not take away blocks that others need', async () => {
      const { cid } = await store.add(bytes.subarray(0, leaf))
      await expect(store.add(bytes, { maxBytes: leaf * 2 })).rejects.toThrow(ObjectTooLarge)
      expect((await read(cid)).equals(bytes.subarray(0, leaf))).toBe(true)
    })
  })

  describe('letting go', () => {
    const [one, two, three] = [randomBytes(leaf), randomBytes(leaf), randomBytes(leaf)]

    it('remove takes the blocks that no other root needs, and is no error twice', async () => {
      const first = await store.add(Buffer.concat([one, two]))
      const second = await store.add(Buffer.concat([two, three]))
      const single = await store.add(three)
      await store.remove(first.cid)
      await store.remove(first.cid)
      await isGone(first.cid)
      expect(await store.has(first.cid)).toBe(false)
      expect((await read(second.cid)).equals(Buffer.concat([two, three]))).toBe(true)
      await store.remove(second.cid)
      expect((await read(single.cid)).equals(three)).toBe(true)
      const twoAlone = await store.add(two)
      await store.remove(twoAlone.cid)
      await isGone(twoAlone.cid)
    })

    it('what was removed can be added again', async () => {
      const { cid } = await store.add(one)
      await store.remove(cid)
      await store.add(one)
      expect((await read(cid)).equals(one)).toBe(true)
    })

    it('remove leaves a root alone that was added again since the given time', async () => {
      const { cid } = await store.add(one)
      const before = new Date(Date.now() - 60_000)
      await store.remove(cid, { olderThan: before })
      expect((await read(cid)).equals(one)).toBe(true)
      await store.remove(cid, far())
      await store.remove(cid, far())
      await isGone(cid)
    })

    it('unpin lets collect take the blocks; collect keeps what it is told to', async () => {
      const [let_go, kept, unnamed] = [
        await store.add(one),
        await store.add(Buffer.concat([one, two])),
        await store.add(three),
      ]
      await store.unpin(let_go.cid)
      await store.unpin(let_go.cid)
      expect(await store.has(let_go.cid)).toBe(false)
      const absent = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
      expect(await store.collect(cids(kept.cid, absent), far())).toEqual({
        unpinned: 1,
        blocks: 1,
        bytes: leaf,
        missing: [absent],
      })
      await isGone(unnamed.cid)
      expect((await read(kept.cid)).equals(Buffer.concat([one, two]))).toBe(true)
      expect(await store.collect(cids(), far())).toMatchObject({ unpinned: 1, blocks: 3, missing: [] })
      await isGone(kept.cid)
      await isGone(let_go.cid)
    })

    it('collect leaves alone what was added within the hour', async () => {
      const { cid } = await store.add(one)
      expect(await store.collect(cids())).toEqual({ unpinned: 0, blocks: 0, bytes: 0, missing: [] })
      expect((await read(cid)).equals(one)).toBe(true)
    })

    it('adds and removals of overlapping files at once never lose what was added last', async () => {
      const files = Array.from({ length: 6 }, (_, i) => Buffer.concat([one, two, Buffer.from([i])]))
      const added = await Promise.all(files.map((bytes) => store.add(bytes)))
      for (let round = 0; round < 8; round++) {
        const kept = round % 6
        await Promise.all([
          ...added.filter((_, i) => i !== kept).map(({ cid }) => store.remove(cid)),
          store.add(files[kept]!),
          store.collect(cids(added[kept]!.cid), far()),
        ])
        expect((await read(added[kept]!.cid)).equals(files[kept]!)).toBe(true)
        await Promise.all(files.map((bytes) => store.add(bytes)))
      }
    })
  })
}
