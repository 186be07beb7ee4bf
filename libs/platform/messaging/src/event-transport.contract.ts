import { until } from '@originseal/testing'
import { maxTries, Undeliverable, type EventMessage, type EventTransport } from './event-message'

/** What a transport under test gives beside the interface. */
export interface TransportUnderTest {
  /** A transport of its own, as another process would have it. */
  connect(): Promise<EventTransport>
  /** Makes what a producer and a group of these names need, where that is not made by itself. */
  declare?(producer: string, groups: readonly string[]): Promise<void>
}

const message = (name: string, key: string, payload: unknown = {}): EventMessage => ({
  id: crypto.randomUUID(),
  name,
  key,
  payload: JSON.stringify(payload),
  occurredAt: new Date(),
})

/** Every transport passes this, whatever carries its events. */
export function describeEventTransport(under: () => TransportUnderTest): void {
  let transport: EventTransport
  beforeEach(async () => (transport = await under().connect()))
  afterEach(() => transport.close())

  /** The name of an event, which is a group's too, and so are the name and one of the suffixes. */
  const fresh = async (what: string, suffixes: readonly string[] = []): Promise<string> => {
    const producer = `${what}-${crypto.randomUUID()}`
    const name = `${producer}.said.v1`
    await under().declare?.(producer, [name, ...suffixes.map((suffix) => name + suffix)])
    return name
  }

  test('messages of one key arrive in the order they were published', async () => {
    const name = await fresh('ordered')
    const heard: string[] = []
    await transport.subscribe({
      group: name,
      names: [name],
      handle: async ({ payload }) => void heard.push(payload),
    })
    const messages = Array.from({ length: 250 }, (_, number) => message(name, 'one', number))
    await transport.publish(messages)
    await until(() => heard.length === 250, { what: '250 messages' })
    expect(heard).toEqual(messages.map(({ payload }) => payload))
  })

  test('what one producer says about one key keeps its order, whatever it is called', async () => {
    const said = await fresh('order')
    const unsaid = said.replace('said', 'unsaid')
    const heard: string[] = []
    await transport.subscribe({
      group: said,
      names: [said, unsaid],
      handle: async ({ name }) => void heard.push(name),
    })
    const names = Array.from({ length: 40 }, (_, number) => (number % 3 === 0 ? unsaid : said))
    await transport.publish(names.map((name) => message(name, 'one')))
    await until(() => heard.length === 40, { what: '40 messages' })
    expect(heard).toEqual(names)
  })

  test('what was published before anybody listened is heard', async () => {
    const name = await fresh('early')
    await transport.publish([message(name, 'one')])
    let heard = 0
    await transport.subscribe({ group: name, names: [name], handle: async () => void (heard += 1) })
    await until(() => heard === 1, { what: 'the early message' })
  })

  test('every group hears everything, and only what it asked for', async () => {
    const name = await fresh('wanted', ['-a', '-b'])
    const other = name.replace('said', 'unwanted')
    const heard: string[] = []
    for (const group of ['a', 'b']) {
      await transport.subscribe({
        group: `${name}-${group}`,
        names: [name],
        handle: async (event) => void heard.push(`${group} ${event.name}`),
      })
    }
    await transport.publish([message(other, 'one'), message(name, 'one')])
    await until(() => heard.length === 2, { what: 'both groups' })
    expect(heard.sort()).toEqual([`a ${name}`, `b ${name}`])
  })

  test('an id that is published again comes at most again: its first delivery keeps its place', async () => {
    const name = await fresh('twice')
    const twice = message(name, 'one', 'twice')
    await transport.publish([twice])
    await transport.publish([twice, message(name, 'one', 'end')])
    const heard = new Map<string, string>()
    await transport.subscribe({
      group: name,
      names: [name],
      handle: async ({ id, payload }) => void heard.set(id, payload),
    })
    await until(() => [...heard.values()].includes('"end"'), { what: 'the end' })
    expect([...heard.values()]).toEqual(['"twice"', '"end"'])
  })

  test('a message whose handling failed comes again', async () => {
    const name = await fresh('failing')
    let tries = 0
    await transport.subscribe({
      group: name,
      names: [name],
      handle: async () => {
        tries += 1
        if (tries < 3) throw new Error('planted')
      },
    })
    await transport.publish([message(name, 'one')])
    await until(() => tries === 3, { what: 'the third try' })
  })

  test(`D7: poison is parked with its reason after ${maxTries} tries, and what follows is heard`, async () => {
    const name = await fresh('poison')
    let tries = 0
    let after = 0
    await transport.subscribe({
      group: name,
      names: [name],
      handle: async ({ payload }) => {
        if (payload !== '"poison"') return void (after += 1)
        tries += 1
        throw new Error('planted poison')
      },
    })
    const poison = message(name, 'one', 'poison')
    await transport.publish([poison, message(name, 'one', 'good')])
    await until(() => after === 1, { what: 'the message behind the poison', within: 60_000 })
    expect(tries).toBe(maxTries)
    expect(await transport.parked(name)).toEqual([
      {
        id: poison.id,
        name,
        reason: 'planted poison',
        tries: maxTries,
        parkedAt: expect.any(Date),
      },
    ])
  })

  test('what can never be handled is parked at once', async () => {
    const name = await fresh('undeliverable')
    let tries = 0
    await transport.subscribe({
      group: name,
      names: [name],
      handle: async () => {
        tries += 1
        throw new Undeliverable('no such thing')
      },
    })
    await transport.publish([message(name, 'one')])
    await until(async () => (await transport.parked(name)).length === 1, { what: 'the parked message' })
    expect(tries).toBe(1)
  })

  test('what failed because nothing could be handled is no try, and is not parked', async () => {
    const name = await fresh('unable')
    let tries = 0
    let able = false
    await transport.subscribe({
      group: name,
      names: [name],
      able: async () => {
        if (!able) throw new Error('planted: the database is away')
      },
      handle: async () => {
        tries += 1
        able = tries > maxTries
        if (tries <= maxTries + 1) throw new Error('planted')
      },
    })
    await transport.publish([message(name, 'one')])
    await until(() => tries === maxTries + 2, { what: 'more tries than a message has', within: 30_000 })
    await until(async () => (await transport.backlog(name)).unread === 0, { what: 'the message to be past' })
    expect(await transport.parked(name)).toEqual([])
  })

  test('redriven, what was parked comes again to its group alone; what fails again is parked again', async () => {
    const name = await fresh('redriven', ['-other'])
    const other = name.replace('said', 'unsaid')
    const heard: string[] = []
    let healed = false
    await transport.subscribe({
      group: name,
      names: [name, other],
      handle: async ({ payload }) => {
        if (!healed || payload === '"hopeless"') throw new Undeliverable(`planted ${payload}`)
        heard.push(payload)
      },
    })
    await transport.subscribe({
      group: `${name}-other`,
      names: [name, other],
      handle: async ({ payload }) => void heard.push(`other ${payload}`),
    })
    const [first, second, hopeless] = [
      message(name, 'one', 'first'),
      message(other, 'two', 'second'),
      message(name, 'one', 'hopeless'),
    ] as const
    await transport.publish([first, second, hopeless])
    const parked = async () => (await transport.parked(name)).map(({ reason }) => reason).sort()
    await until(async () => (await parked()).length === 3, { what: 'three parked messages' })
    await until(() => heard.length === 3, { what: 'the other group' })
    expect(await transport.backlog(name)).toEqual({ unread: 0, parked: 3 })
    heard.length = 0

    healed = true
    expect(await transport.redrive(name, { names: ['nobody.said.v1'] })).toBe(0)
    expect(await transport.redrive(name, { names: [other] })).toBe(1)
    await until(() => heard.length === 1, { what: 'the one that was chosen by its name' })
    expect(await parked()).toEqual(['planted "first"', 'planted "hopeless"'])
    expect(await transport.redrive(name, { ids: [first.id, hopeless.id] })).toBe(2)
    await until(async () => heard.length === 2 && (await parked()).length === 1, { what: 'the others' })
    expect(await parked()).toEqual(['planted "hopeless"'])
    expect(await transport.redrive(name)).toBe(1)
    await until(async () => (await transport.backlog(name)).unread === 0, { what: 'the last to be tried' })
    expect(await transport.backlog(name)).toEqual({ unread: 0, parked: 1 })
    expect(heard).toEqual(['"second"', '"first"'])
  })

  test('a backlog counts what its group has not had', async () => {
    const name = await fresh('backlog')
    let heard = 0
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await transport.subscribe({
      group: name,
      names: [name],
      handle: async () => {
        await released
        heard += 1
      },
    })
    await transport.publish(['a', 'b', 'c', 'd'].map((key) => message(name, key)))
    await until(async () => (await transport.backlog(name)).unread === 4, { what: 'four unread messages' })
    release()
    await until(async () => (await transport.backlog(name)).unread === 0, { what: 'none' })
    expect(heard).toBe(4)
  })

  test('pruning forgets what every group has had, and nothing before its time', async () => {
    const name = await fresh('pruned', ['-late', '-prompt', '-young', '-new'])
    const heard: string[] = []
    const listen = (group: string) => ({
      group: `${name}-${group}`,
      names: [name],
      handle: async ({ payload }: EventMessage) => void heard.push(`${group} ${payload}`),
    })
    const late = await under().connect()
    await late.subscribe(listen('late'))
    await late.close()
    await transport.subscribe(listen('prompt'))
    await transport.publish([message(name, 'one', 1)])
    await until(() => heard.includes('prompt 1'), { what: 'the message' })

    expect((await transport.prune(0)).heldBackBy).toContain(`${name}-late`)
    const again = await under().connect()
    await again.subscribe(listen('late'))
    await until(() => heard.includes('late 1'), { what: 'the message that was kept for it' })
    await again.close()

    await transport.prune(1)
    await transport.subscribe(listen('young'))
    await until(() => heard.includes('young 1'), { what: 'a message within its time' })

    const isForgotten = async () => !(await transport.prune(0)).heldBackBy.some((g) => g.startsWith(name))
    await until(isForgotten, { what: 'every group to be past the message' })
    await transport.prune(0)
    await transport.subscribe(listen('new'))
    await transport.publish([message(name, 'one', 2)])
    await until(() => heard.includes('new 2'), { what: 'the next message' })
    expect(heard).not.toContain('new 1')
  })

  test('of two processes in a group one handles; when it goes, the other goes on', async () => {
    const name = await fresh('shared')
    const heard: string[] = []
    const first = await under().connect()
    const listen = (who: string) => ({
      group: name,
      names: [name],
      handle: async ({ payload }: EventMessage) => void heard.push(`${who} ${payload}`),
    })
    await first.subscribe(listen('first'))
    await transport.publish([message(name, 'one', 1)])
    await until(() => heard.length === 1, { what: 'the first message' })
    await transport.subscribe(listen('second'))
    await first.close()
    await transport.publish([message(name, 'one', 2)])
    await until(() => heard.length === 2, { what: 'the second message' })
    expect(heard).toEqual(['first 1', 'second 2'])
  })
}
