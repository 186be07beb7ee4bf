import { EventEmitter } from 'node:events'
import { Script } from 'node:vm'
import { lastingGlobals } from './shared-packages.cjs'
import { keepListeners, keepProperties, LISTENERS, SharedRealmEnvironment } from './shared-realm.cjs'

/** What a test file may change of everything that files of a worker share. */
const shared = globalThis as Record<PropertyKey, unknown>
const environment = () =>
  new SharedRealmEnvironment({ projectConfig: { fakeTimers: {} } } as ConstructorParameters<
    typeof SharedRealmEnvironment
  >[0])

it('a test file runs in the realm of its worker', () => {
  expect(new Script('Array').runInThisContext()).toBe(Array)
})

describe('properties', () => {
  it('are as before: added ones gone, changed and deleted ones back', () => {
    const object: Record<PropertyKey, unknown> = { changed: 1, deleted: 2, kept: 3 }
    Object.defineProperty(object, 'computed', { get: () => 4, configurable: true })
    const restore = keepProperties(object)
    const symbol = Symbol('added')
    Object.assign(object, { changed: 10, added: 5, [symbol]: 6 })
    Object.defineProperty(object, 'computed', { value: 40, configurable: true })
    delete object['deleted']
    restore()
    expect(object).toEqual({ changed: 1, deleted: 2, kept: 3 })
    expect(object['computed']).toBe(4)
    expect(Reflect.ownKeys(object)).not.toContain(symbol)
  })

  it('that last stay as they are', () => {
    const object: Record<string, unknown> = { engine: 'none' }
    const restore = keepProperties(object, new Set(['engine', 'made']))
    Object.assign(object, { engine: 'set', made: true })
    restore()
    expect(object).toEqual({ engine: 'set', made: true })
  })
})

it('listeners that were added are removed, once-listeners too, and no others', () => {
  const emitter = new EventEmitter()
  const heard: string[] = []
  const listen = (name: string) => () => heard.push(name)
  emitter.on('message', listen('before'))
  const restore = keepListeners(emitter)
  emitter.on('message', listen('added'))
  emitter.once('message', listen('once'))
  emitter.on('signal', listen('signal'))
  restore()
  emitter.emit('message')
  expect(heard).toEqual(['before'])
  expect(emitter.eventNames()).toEqual(['message'])
})

it('an emitter’s table of listeners is no property to put back: it is replaced when the last listener goes', () => {
  const emitter = new EventEmitter()
  const restore = keepProperties(emitter, LISTENERS)
  const listen = () => undefined
  emitter.on('signal', listen).off('signal', listen)
  emitter.on('message', listen)
  restore()
  expect(emitter.listeners('message')).toEqual([listen])
})

describe('at the end of a file', () => {
  it('what it changed of globals, environment variables, process and spies is as before', async () => {
    const { stackTraceLimit } = Error
    const { exitCode } = process
    const folder = process.cwd()
    const listeners = process.listenerCount('SIGTERM')
    const subject = { name: () => 'itself' }
    const ending = environment()
    shared['planted'] = 'by a test'
    process.env['PLANTED'] = 'by a test'
    process.on('SIGTERM', () => undefined)
    Error.stackTraceLimit = 1
    process.exitCode = 7
    process.chdir('/')
    ending.moduleMocker.spyOn(subject, 'name').mockReturnValue('another')
    await ending.teardown()
    expect(shared).not.toHaveProperty('planted')
    expect(process.env).not.toHaveProperty('PLANTED')
    expect(process.listenerCount('SIGTERM')).toBe(listeners)
    expect(Error.stackTraceLimit).toBe(stackTraceLimit)
    expect(process.exitCode).toBe(exitCode)
    expect(process.cwd()).toBe(folder)
    expect(subject.name()).toBe('itself')
  })

  it('a global that a shared package needs stays', async () => {
    const ending = environment()
    lastingGlobals.add('engineOfPackage')
    shared['engineOfPackage'] = 'set'
    await ending.teardown()
    expect(shared['engineOfPackage']).toBe('set')
    lastingGlobals.delete('engineOfPackage')
    delete shared['engineOfPackage']
  })

  it('nothing more is run', async () => {
    const ended = environment()
    expect(ended.getVmContext()).not.toBeNull()
    await ended.teardown()
    expect(ended.getVmContext()).toBeNull()
  })
})
