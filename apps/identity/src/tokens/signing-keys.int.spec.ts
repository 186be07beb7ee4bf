import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TokenVerifier } from '@originseal/http'
import { SigningKeys } from './signing-keys'
import { Tokens } from './tokens'

const hour = 3_600_000
const periodMs = 30 * 24 * hour
/** The begin of a period. */
const begin = Math.ceil(Date.parse('2026-11-21T00:00:00Z') / periodMs) * periodMs

let folder: string
let now: number
const replica = () => SigningKeys.load({ folder, periodMs, now: () => now })
const ids = (keys: SigningKeys) => keys.published.keys.map(({ kid }) => kid)

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'signing-keys-')), 'keys')
  now = begin + hour
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

describe('signing keys', () => {
  it('of replicas that start together are the same one, in a file for this user only', async () => {
    const replicas = await Promise.all(Array.from({ length: 8 }, replica))
    expect(new Set(replicas.map((keys) => keys.current.id)).size).toBe(1)
    const files = await readdir(folder)
    expect(files).toHaveLength(1)
    expect((await stat(join(folder, files[0] as string))).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
  })

  it('are published without their secret', async () => {
    const keys = await replica()
    const [file] = await readdir(folder)
    const { d } = JSON.parse(await readFile(join(folder, file as string), 'utf8')) as { d: string }
    expect(d).toMatch(/^[\w-]{43}$/u)
    expect(JSON.stringify(keys.published)).not.toContain(d)
  })

  it('change: first published, then signing, then published until the last token has ended', async () => {
    const keys = await replica()
    const other = await replica()
    const old = keys.current.id

    now = begin + periodMs - hour
    await keys.refresh()
    expect(keys.current.id).toBe(old)
    expect(ids(keys)).toHaveLength(2)
    await other.refresh()
    expect(ids(other).toSorted()).toEqual(ids(keys).toSorted())

    now = begin + periodMs
    // No look is needed for the change itself.
    const next = keys.current.id
    expect(next).not.toBe(old)
    expect(other.current.id).toBe(next)

    now = begin + periodMs + 168 * hour
    await keys.refresh()
    expect(ids(keys)).toContain(old)
    now += hour
    await keys.refresh()
    expect(ids(keys)).toEqual([next])
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('let nobody notice the change: tokens of the old key and of the new one are good', async () => {
    now = Date.now()
    const keys = await replica()
    const tokens = new Tokens(keys)
    const verifier = new TokenVerifier(keys.verifying)
    const expiresAt = new Date(Date.now() + hour)
    const before = await tokens.mint({ userId: 'one', role: 'trial' }, expiresAt)
    now = Math.ceil(now / periodMs) * periodMs
    await keys.refresh()
    const after = await tokens.mint({ userId: 'two', role: 'trial' }, expiresAt)
    expect(await verifier.verify(before)).toMatchObject({ userId: 'one' })
    expect(await verifier.verify(after)).toMatchObject({ userId: 'two' })
  })
})
