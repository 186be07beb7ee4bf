import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { ObjectKeyInvalid, ObjectMissing, ObjectTooLarge } from './errors'
import type { ObjectStore } from './object-store'

const text = { contentType: 'text/plain' }
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Bytes that never end, and tell how many of them were asked for. `then` is called at each after the first 100,000. */
function endlessSource(then: (stream: Readable) => void = () => undefined) {
  const source = { pulled: 0 }
  const stream = new Readable({
    read() {
      source.pulled += 1024
      if (source.pulled > 100_000) then(stream)
      this.push(Buffer.alloc(1024))
    },
  })
  return Object.assign(source, { stream })
}

/** What every `ObjectStore` does. `open` gives an empty store; `close` clears it away. */
export function objectStoreContract(
  open: () => Promise<{ store: ObjectStore; close(): Promise<void> }>,
): void {
  let store: ObjectStore
  let close: () => Promise<void>
  beforeEach(async () => ({ store, close } = await open()))
  afterEach(() => close())

  const read = async (key: string) => buffer((await store.get(key, { verify: true })).stream)
  const keys = async (prefix: string, options = {}) => {
    const found: string[] = []
    for await (const { key } of store.list(prefix, options)) found.push(key)
    return found
  }

  describe('put and get', () => {
    it.each([0, 1, 65_535, 65_536, 65_537, 1_048_577])(
      'gives back the %d bytes that were put',
      async (size) => {
        const bytes = randomBytes(size)
        const described = { key: 'works/a.bin', size, sha256: sha256(bytes), contentType: 'image/png' }
        expect(await store.put('works/a.bin', Readable.from([bytes]), { contentType: 'image/png' })).toEqual(
          described,
        )
        const { stream, ...found } = await store.get('works/a.bin')
        expect(found).toEqual(described)
        expect((await buffer(stream)).equals(bytes)).toBe(true)
        expect((await read('works/a.bin')).equals(bytes)).toBe(true)
        expect(await store.head('works/a.bin')).toEqual(described)
      },
    )

    it('takes a buffer as well as a stream, and the last put wins', async () => {
      await store.put('a', Buffer.from('first and longer'), text)
      await store.put('a', Buffer.from('second'), text)
      expect((await read('a')).toString()).toBe('second')
    })

    it('is seen whole or not at all by those who read meanwhile, and one of many puts wins whole', async () => {
      const contents = Array.from({ length: 12 }, (_, i) => Buffer.alloc(200_000, i))
      await store.put('a', contents[0]!, text)
      const puts = contents.map((bytes) =>
        store.put('a', Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]), text),
      )
      const reads = contents.map(() => read('a'))
      for (const seen of [...(await Promise.all(reads)), (await Promise.all(puts)) && (await read('a'))])
        expect(contents.some((bytes) => bytes.equals(seen))).toBe(true)
    })

    it('keeps a key and keys below it apart', async () => {
      await store.put('a', Buffer.from('1'), text)
      await store.put('a/b', Buffer.from('2'), text)
      await store.put('a/b/c', Buffer.from('3'), text)
      expect(
        await Promise.all(['a', 'a/b', 'a/b/c'].map(async (key) => (await read(key)).toString())),
      ).toEqual(['1', '2', '3'])
    })

    it('says what is missing', async () => {
      await expect(store.get('none')).rejects.toThrow(ObjectMissing)
      await expect(store.head('none/at/all')).rejects.toMatchObject({
        code: 'OBJECT_MISSING',
        key: 'none/at/all',
      })
    })

    it('refuses a content type that could break a header', async () => {
      await expect(store.put('a', Buffer.from('x'), { contentType: 'text/html\r\nX: y' })).rejects.toThrow(
        RangeError,
      )
      expect(await keys('')).toEqual([])
    })
  })

  describe.each(['put', 'stage'] as const)('%s of a source that does not end well', (method) => {
    const receive = (source: Readable | Buffer, options: { maxBytes?: number; signal?: AbortSignal } = {}) =>
      method === 'put' ? store.put('a', source, { ...text, ...options }) : store.stage(source, options)

    beforeEach(() => store.put('a', Buffer.from('before'), text))
    afterEach(async () => {
      expect((await read('a')).toString()).toBe('before')
      expect(await keys('')).toEqual(['a'])
    })

    it('stops reading at once when the limit is passed', async () => {
      const source = endlessSource()
      await expect(receive(source.stream, { maxBytes: 100_000 })).rejects.toThrow(ObjectTooLarge)
      expect(source.stream.destroyed).toBe(true)
      expect(source.pulled).toBeLessThan(300_000)
      await expect(receive(Buffer.alloc(11), { maxBytes: 10 })).rejects.toMatchObject({
        code: 'OBJECT_TOO_LARGE',
        maxBytes: 10,
      })
    })

    it('passes on the error of a source that fails half-way', async () => {
      async function* failing() {
        yield Buffer.alloc(70_000)
        throw new Error('the line went dead')
      }
      await expect(receive(Readable.from(failing()))).rejects.toThrow('the line went dead')
    })

    it('fails when the source is closed before its end', async () => {
      const { stream } = endlessSource((source) => source.destroy())
      await expect(receive(stream)).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    })

    it('hears of an error that comes before the first byte is read', async () => {
      const { stream } = endlessSource()
      const receiving = receive(stream)
      stream.destroy(new Error('the line never came up'))
      await expect(receiving).rejects.toThrow('the line never came up')
    })

    it('stops when aborted, even while the source is silent', async () => {
      const controller = new AbortController()
      let reads = 0
      const silent = new Readable({
        read() {
          if (++reads === 1) this.push(Buffer.alloc(70_000))
          else setImmediate(() => controller.abort(new Error('the visitor left')))
        },
      })
      await expect(receive(silent, { signal: controller.signal })).rejects.toThrow('the visitor left')
      expect(silent.destroyed).toBe(true)
      await expect(receive(Buffer.from('x'), { signal: controller.signal })).rejects.toThrow(
        'the visitor left',
      )
    })

    it('does not take a stream that was already read for an empty one', async () => {
      const spent = Readable.from([Buffer.from('x')])
      await buffer(spent)
      await expect(receive(spent)).rejects.toThrow('already been consumed')
    })
  })

  it('takes exactly as many bytes as the limit', async () => {
    expect(await store.put('a', Buffer.alloc(10), { ...text, maxBytes: 10 })).toMatchObject({ size: 10 })
  })

  describe('remove', () => {
    it('takes the object away, and is no error twice', async () => {
      await store.put('works/1/a', Buffer.from('x'), text)
      await store.put('works/1', Buffer.from('y'), text)
      await store.remove('works/1/a')
      await store.remove('works/1/a')
      await expect(store.head('works/1/a')).rejects.toThrow(ObjectMissing)
      expect(await keys('')).toEqual(['works/1'])
    })

    it('does not disturb puts to its neighbours', async () => {
      const rounds = Array.from({ length: 40 }, (_, i) => `shelf/box/${i % 4}`)
      await Promise.all(
        rounds.map((key, i) =>
          i % 2 ? store.remove(key) : store.put(key, Buffer.from(key), text).then(() => undefined),
        ),
      )
      await store.put('shelf/box/9', Buffer.from('there'), text)
      expect((await read('shelf/box/9')).toString()).toBe('there')
    })
  })

  describe('list', () => {
    const all = ['a', 'a-b', 'a.b', 'a/b', 'a/b/c', 'a0', 'ab/c', 'b/A', 'b/a']
    beforeEach(() => Promise.all([...all].reverse().map((key) => store.put(key, Buffer.from(key), text))))

    it('goes by ascending key', async () => {
      expect(await keys('')).toEqual(all)
    })

    it('takes any beginning of a key for a prefix', async () => {
      expect(await keys('a')).toEqual(all.filter((key) => key.startsWith('a')))
      expect(await keys('a/')).toEqual(['a/b', 'a/b/c'])
      expect(await keys('a/b')).toEqual(['a/b', 'a/b/c'])
      expect(await keys('a/b/')).toEqual(['a/b/c'])
      expect(await keys('none')).toEqual([])
    })

    it('tells size and time, and leaves out what is not old enough', async () => {
      const before = new Date(Date.now() - 600_000)
      const after = new Date(Date.now() + 600_000)
      for await (const { size, storedAt } of store.list('ab/')) {
        expect(size).toBe(4)
        expect(storedAt.getTime()).toBeGreaterThan(before.getTime())
        expect(storedAt.getTime()).toBeLessThan(after.getTime())
      }
      expect(await keys('', { olderThan: before })).toEqual([])
      expect(await keys('', { olderThan: after })).toEqual(all)
    })
  })

  describe('stage', () => {
    it('puts the bytes on disk under a path until discarded', async () => {
      const bytes = randomBytes(200_000)
      const staged = await store.stage(Readable.from([bytes.subarray(0, 1), bytes.subarray(1)]), {
        maxBytes: 200_000,
      })
      expect(staged).toMatchObject({ size: 200_000, sha256: sha256(bytes) })
      expect((await readFile(staged.path)).equals(bytes)).toBe(true)
      expect(await keys('')).toEqual([])
      await staged.discard()
      await staged.discard()
      await expect(readFile(staged.path)).rejects.toMatchObject({ code: 'ENOENT' })
    })
  })

  it.each(['', '/a', 'a/', 'a//b', '.', 'a/..', '../a', 'a\\b', 'a b', 'é', 'a\0', `${'a'.repeat(201)}`])(
    'refuses the key %j in every method',
    async (key) => {
      const attempts = [
        () => store.put(key, Buffer.from('x'), text),
        () => store.get(key),
        () => store.head(key),
        () => store.remove(key),
      ]
      await store.put('a', Buffer.from('x'), text)
      for (const attempt of attempts) await expect(attempt()).rejects.toThrow(ObjectKeyInvalid)
      expect(await keys('')).toEqual(['a'])
    },
  )

  it('sweeps nothing that is in use', async () => {
    const staged = await store.stage(Buffer.from('x'))
    expect(await store.sweepTemporary()).toBe(0)
    expect((await readFile(staged.path)).toString()).toBe('x')
    await staged.discard()
  })
}
