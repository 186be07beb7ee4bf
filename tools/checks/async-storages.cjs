const { AsyncLocalStorage } = require('node:async_hooks')

/** Marks what stands in a storage for the value that was entered; one mark for all copies of this module. */
const ENTRY = Symbol.for('originseal:storage-entry')

const isEntry = (value) => typeof value === 'object' && value !== null && ENTRY in value

/**
 * Notes which storages are entered from now on, and keeps the values out of them: a timer of Node's own `fetch` keeps
 * what each storage held when it was set, for the rest of the process, and a value keeps all modules of its file. The
 * function it returns ends that and disables the storages; one that is entered again afterwards works again.
 * @returns {() => void}
 */
function watchStorages() {
  const { prototype } = AsyncLocalStorage
  const { run, enterWith, getStore } = prototype
  /** @type {Set<AsyncLocalStorage<unknown>>} */
  const entered = new Set()
  /** @type {WeakMap<object, unknown>} */
  let values = new WeakMap()
  /** Node 24's `run` calls `enterWith`, so that what comes may be an entry already. */
  const entryOf = (value) => {
    if (isEntry(value)) return value
    const entry = { [ENTRY]: true }
    values.set(entry, value)
    return entry
  }
  const watched = (method) =>
    /** @this {AsyncLocalStorage<unknown>} */
    function (value, ...args) {
      entered.add(this)
      return method.call(this, entryOf(value), ...args)
    }
  Object.assign(prototype, {
    run: watched(run),
    enterWith: watched(enterWith),
    /** @this {AsyncLocalStorage<unknown>} */
    getStore() {
      const held = getStore.call(this)
      return values.has(held) ? values.get(held) : held
    },
  })
  return () => {
    Object.assign(prototype, { run, enterWith, getStore })
    for (const storage of entered) storage.disable()
    values = new WeakMap()
  }
}

/**
 * The environment of a test file whose storages end with it. Before version 24 Node tells every storage that was ever
 * entered of every promise of the process until the storage is disabled; those that a file's modules made outlive the
 * file, and all later files of the worker would pay for them.
 * @template {new (...args: any[]) => { teardown(): Promise<void> }} Environment
 * @param {Environment} environment
 */
function leavingNoStorages(environment) {
  return class extends environment {
    /** @param {any[]} args */
    constructor(...args) {
      super(...args)
      this.disableStorages = watchStorages()
    }

    /** @override */
    async teardown() {
      await super.teardown()
      this.disableStorages()
    }
  }
}

module.exports = { leavingNoStorages }
