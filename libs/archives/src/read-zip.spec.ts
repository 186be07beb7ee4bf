import { buffer } from 'node:stream/consumers'
import { zipSync } from 'fflate'
import { readZip, ZipRefused } from './read-zip'
import { streamZip } from './stream-zip'

async function* files(...names: string[]) {
  for (const name of names)
    yield {
      name,
      content: (async function* () {
        yield Buffer.from(`what ${name} holds`)
      })(),
    }
}
const archive = (...names: string[]) => buffer(streamZip(files(...names)))

test('what was written is read again, in its order', async () => {
  const read = await readZip(await archive('b/one.txt', 'a.txt'))
  expect([...read].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['b/one.txt', 'what b/one.txt holds'],
    ['a.txt', 'what a.txt holds'],
  ])
})

test('no byte of an archive can be another', async () => {
  const whole = await archive('one.txt', 'two.txt')
  for (let at = 0; at < whole.length; at += 1)
    for (const bit of [1, 0x80]) {
      const changed = Buffer.from(whole)
      changed[at]! ^= bit
      await expect(readZip(changed)).rejects.toThrow(ZipRefused)
    }
})

const bytes = (text: string) => Buffer.from(text)
const insert = (whole: Buffer, at: number, more: Buffer) =>
  Buffer.concat([whole.subarray(0, at), more, whole.subarray(at)])

test.each<[string, () => Promise<Uint8Array>]>([
  ['is empty', async () => Buffer.alloc(0)],
  ['is no zip', async () => bytes('PK is all that it has of one')],
  ['has a byte before it', async () => insert(await archive('a'), 0, bytes('x'))],
  ['has a byte behind it', async () => Buffer.concat([await archive('a'), bytes('x')])],
  ['has another archive before it', async () => Buffer.concat([await archive('a'), await archive('b')])],
  ['has the same name twice', () => archive('a', 'a')],
  ['leads out of its folder', () => archive('a/../../b')],
  ['has an absolute name', () => archive('/etc/passwd')],
  ['has a name of another system', () => archive('a\\b')],
  ['has a name that looks like another', () => archive('re\u0430dme.txt')],
  ['has a folder', () => archive('a/')],
  ['is a bomb', async () => zipSync({ a: new Uint8Array(50_000_000) }, { level: 9 })],
  ['was written by another program', async () => zipSync({ a: bytes('a') }, { level: 0 })],
  ['has thousands of files', () => archive(...Array.from({ length: 20_001 }, (_, index) => `f${index}`))],
])('an archive is refused that %s', async (_what, make) => {
  await expect(readZip(await make())).rejects.toThrow(ZipRefused)
})
