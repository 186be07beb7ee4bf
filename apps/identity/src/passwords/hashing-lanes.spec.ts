import { HashingLanes, type Lane } from './hashing-lanes'

/** Lanes of one place, and work that ends when the test says so. */
function crowded(waiting = 2, patienceMs = 60_000) {
  const lanes = new HashingLanes({
    atOnce: 1,
    waiting: { known: waiting, newcomer: waiting, stranger: waiting },
    patienceMs,
  })
  const begun: string[] = []
  const finishing: (() => void)[] = []
  const enter = (lane: Lane, name: string): Promise<string> =>
    lanes.run(lane, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => finishing.push(resolve))
      return name
    })
  const finish = async (): Promise<void> => {
    finishing.shift()?.()
    await new Promise(setImmediate)
  }
  return { lanes, begun, enter, finish }
}

describe('the lanes of hashing', () => {
  it('serve known devices first, then newcomers, then strangers, and each lane in its order', async () => {
    const { begun, enter, finish } = crowded()
    const all = [
      enter('stranger', 'first of all'),
      enter('stranger', 'stranger 1'),
      enter('stranger', 'stranger 2'),
      enter('newcomer', 'newcomer'),
      enter('known', 'known 1'),
      enter('known', 'known 2'),
    ]
    for (let left = all.length; left > 0; left -= 1) await finish()
    expect(begun).toEqual(['first of all', 'known 1', 'known 2', 'newcomer', 'stranger 1', 'stranger 2'])
    expect(await Promise.all(all)).toHaveLength(6)
  })

  it('refuse who comes to a full lane, and let others into theirs', async () => {
    const { begun, enter, finish } = crowded(1)
    const all = [enter('stranger', 'one'), enter('stranger', 'two')]
    await expect(enter('stranger', 'three')).rejects.toMatchObject({
      code: 'LOGIN_BUSY',
      retryAfterSeconds: 5,
    })
    all.push(enter('known', 'four'))
    for (let left = all.length; left > 0; left -= 1) await finish()
    expect(begun).toEqual(['one', 'four', 'two'])
  })

  it('let nobody wait for too long, and give the place of who was refused to nobody', async () => {
    const { begun, enter, finish } = crowded(1, 20)
    const first = enter('stranger', 'one')
    await expect(enter('stranger', 'two')).rejects.toMatchObject({ code: 'LOGIN_BUSY' })
    await finish()
    await first
    const last = enter('stranger', 'three')
    await finish()
    await last
    expect(begun).toEqual(['one', 'three'])
  })

  it('never run more at once than they may, whatever fails', async () => {
    const lanes = new HashingLanes({
      atOnce: 3,
      waiting: { known: 99, newcomer: 99, stranger: 99 },
      patienceMs: 60_000,
    })
    let running = 0
    let most = 0
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        lanes.run(index % 2 ? 'known' : 'stranger', async () => {
          running += 1
          most = Math.max(most, running)
          await new Promise(setImmediate)
          running -= 1
          if (index % 5 === 0) throw new Error('planted')
        }),
      ),
    )
    expect(most).toBe(3)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(12)
  })
})
