import { HashingLanes } from './hashing-lanes'
import { Passwords } from './passwords'

const lanes = new HashingLanes({
  atOnce: 2,
  waiting: { known: 9, newcomer: 9, stranger: 9 },
  patienceMs: 60_000,
})
const passwords = new Passwords(lanes)
beforeAll(() => passwords.onModuleInit())

describe('a password', () => {
  it('is kept as Argon2id of 19 MiB, 2 passes and one lane, with a salt of its own', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('原印123', 'known'),
      passwords.hash('原印123', 'known'),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
    expect(one).not.toBe(other)
  })

  it('matches its hash and no other one', async () => {
    const hash = await passwords.hash('原印123', 'known')
    expect(await passwords.matches(hash, '原印123', 'stranger')).toBe(true)
    expect(await passwords.matches(hash, '原印124', 'stranger')).toBe(false)
  })

  it.each([null, undefined])('matches nothing where there is no hash (%p)', async (hash) => {
    expect(await passwords.matches(hash, '', 'stranger')).toBe(false)
    expect(await passwords.matches(hash, 'null', 'stranger')).toBe(false)
  })

  it('takes as much work to miss where there is no hash as where there is one', async () => {
    const hash = await passwords.hash('原印123', 'known')
    const cpuOf = async (hashed: string | null): Promise<number> => {
      const before = process.cpuUsage()
      await passwords.matches(hashed, 'wrong', 'stranger')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    // By turns, and the least of each: what else the process does only adds.
    const spent: [number, number][] = []
    for (let round = 0; round < 10; round += 1) spent.push([await cpuOf(null), await cpuOf(hash)])
    const least = (which: 0 | 1): number => Math.min(...spent.map((pair) => pair[which]))
    const ratio = least(0) / least(1)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.7)
  })
})
