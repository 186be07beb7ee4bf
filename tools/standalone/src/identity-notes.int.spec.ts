import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstPasswordFile, identityNotes } from './identity-notes'

describe('what is said about identity before the ready line', () => {
  let root: string
  const systemOf = (sendsMails: boolean) => ({
    folder: (...names: string[]) => {
      const made = join(root, ...names)
      mkdirSync(made, { recursive: true })
      return made
    },
    url: (name: string) => `http://127.0.0.1:4000/${name}`,
    settings: { adminEmail: 'chief@example.com', sendsMails },
  })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'originseal-notes-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('ADMIN-01: the first password once, and nowhere after that', async () => {
    const system = systemOf(true)
    writeFileSync(firstPasswordFile(system), 'Zm9yIHRoZSBjaGllZg\n')
    expect(await identityNotes(system)).toEqual([
      'Administrator, said this once: chief@example.com with the password Zm9yIHRoZSBjaGllZg',
    ])
    expect(existsSync(firstPasswordFile(system))).toBe(false)
    expect(await identityNotes(system)).toEqual([])
  })

  it('where mails are read, unless a server sends them', async () => {
    expect(await identityNotes(systemOf(false))).toEqual([
      'Mails stay on this machine: http://127.0.0.1:4000/identity/mails',
    ])
    expect(await identityNotes(systemOf(true))).toEqual([])
  })
})
