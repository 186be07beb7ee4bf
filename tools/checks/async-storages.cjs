const { AsyncLocalStorage } = require('node:async_hooks')

/**
 * Notes which storages are entered from now on. The function it returns ends that and disables them; one that is entered
 * again afterwards works again.
 * @returns {() => void}
 */
function watchStorages() {
  const { prototype } = AsyncLocalStorage
  const { run, enterWith } = prototype
  /** @type {Set<AsyncLocalStorage<unknown>>} */
  const entered = new Set()
  const watched = (method) =>
    /** @this {AsyncLocalStorage<unknown>} */
    function (...args) {
      entered.add(this)
      return method.apply(this, args)
    }
  Object.assign(prototype, { run: watched(run), enterWith: watched(enterWith) })
  return () => {
    Object.assign(prototype, { run, enterWith })
    for (const storage of entered) storage.disable()
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
