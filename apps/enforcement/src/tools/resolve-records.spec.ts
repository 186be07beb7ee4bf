import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveRecords } from './resolve-records'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('names of this machine are read from their file, and only these', async () => {
  const file = join(folder, 'records.json')
  await writeFile(file, JSON.stringify({ 'market._domainkey.localhost': 'v=DKIM1; p=abc' }))
  const resolve = resolveRecords(file)
  expect(await resolve('market._domainkey.localhost', 'TXT')).toEqual([['v=DKIM1; p=abc']])
  await expect(resolve('other._domainkey.invalid', 'TXT')).rejects.toThrow('queryTxt')
  await writeFile(file, '{')
  await expect(resolve('market._domainkey.localhost', 'TXT')).rejects.toThrow('JSON')
})
