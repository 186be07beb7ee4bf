const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')
const { IN_THIS_REALM } = require('./script-cache.cjs')
const { lastingGlobals } = require('./shared-packages.cjs')

/** What an emitter counts its listeners with; those are restored by name. */
const LISTENERS = new Set(['_events', '_eventsCount'])

/**
 * Notes an object's own properties. The function it returns deletes those that were added since and puts back those that
 * were changed.
 * @param {object} object
 * @param {ReadonlySet<PropertyKey>} [lasting] properties that stay as they are
 * @returns {() => void}
 */
function keepProperties(object, lasting = new Set()) {
  const before = new Map(Reflect.ownKeys(object).map((key) => [key, descriptorOf(object, key)]))
  return () => {
    for (const key of Reflect.ownKeys(object))
      if (!before.has(key) && !lasting.has(key)) Reflect.deleteProperty(object, key)
    for (const [key, descriptor] of before)
      if (!lasting.has(key) && !isSame(descriptor, descriptorOf(object, key)))
        Reflect.defineProperty(object, key, descriptor)
  }
}

/** @returns {PropertyDescriptor} */
const descriptorOf = (object, key) => Reflect.getOwnPropertyDescriptor(object, key) ?? {}

const isSame = (one, other) => one.value === other.value && one.get === other.get && one.set === other.set

/**
 * Notes an emitter's listeners. The function it returns removes those that were added since.
 * @param {import('node:events').EventEmitter} emitter
 * @returns {() => void}
 */
function keepListeners(emitter) {
  const listeners = (name) => emitter.rawListeners(name)
  const before = new Map(emitter.eventNames().map((name) => [name, new Set(listeners(name))]))
  return () => {
    for (const name of emitter.eventNames())
      for (const listener of listeners(name))
        if (!before.get(name)?.has(listener)) emitter.removeListener(name, /** @type {any} */ (listener))
  }
}

/**
 * Runs a test file in the worker's own realm instead of a context of its own. There a global is looked up at once and not
 * through a proxy, and packages that every file needs can be loaded once a worker (shared-packages.cjs). What a file
 * changes of the globals and of the process is put back at its end; modules of the repository are still its own.
 */
class SharedRealmEnvironment {
  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ projectConfig }) {
    /** @type {typeof globalThis | null} */
    this.global = globalThis
    const { exitCode } = process
    const folder = process.cwd()
    this.restorations = [
      keepProperties(globalThis, lastingGlobals),
      keepProperties(process, LISTENERS),
      keepProperties(process.env),
      keepProperties(Error),
      keepListeners(process),
      // What stands behind getters.
      () => (process.exitCode = exitCode),
      () => process.chdir(folder),
    ]
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimers = null
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    for (const restore of this.restorations) restore()
    this.global = null
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  /** What jest hands to `compileFunction`; null once the file has ended. */
  getVmContext() {
    return this.global === null ? null : IN_THIS_REALM
  }
}

module.exports = { keepListeners, keepProperties, LISTENERS, SharedRealmEnvironment }
