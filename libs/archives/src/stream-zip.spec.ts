import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { streamZip } from './stream-zip'

async function* chunksOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
async function* files(...names: string[]) {
  for (const name of names) yield { name, content: chunksOf(name, ' 內容') }
}

test('every file is in the archive, with its name and its bytes', async () => {
  const unzipped = unzipSync(new Uint8Array(await buffer(streamZip(files('一.txt', 'b.txt')))))
  expect(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['一.txt', '一.txt 內容'],
    ['b.txt', 'b.txt 內容'],
  ])
})

test('nothing is asked for before the archive is read, and no file before its turn', async () => {
  const asked: string[] = []
  async function* asking() {
    for (const name of ['a', 'b']) {
      asked.push(name)
      yield { name, content: chunksOf('x'.repeat(200_000)) }
    }
  }
  const stream = streamZip(asking())
  expect(asked).toEqual([])
  await new Promise<void>((resolve) => stream.once('readable', resolve))
  expect(asked).toEqual(['a'])
  stream.destroy()
})

test('a file that fails ends the archive with its error', async () => {
  async function* failing() {
    yield { name: 'a', content: chunksOf('a') }
    throw new Error('lost')
  }
  await expect(buffer(streamZip(failing()))).rejects.toThrow('lost')
})
