/**
 * Where small and medium tests run: the worker's own realm, with modules compiled once, functions optimized late, storages
 * that end with the file, their cost counted, and patience.
 */
const { leavingNoStorages } = require('./async-storages.cjs')
const { counted } = require('./cpu-seconds.cjs')
const { cacheFiles } = require('./file-cache.cjs')
const { optimizeLater } = require('./optimizing-compiler.cjs')
const { patient } = require('./patience.cjs')
const { cacheScripts } = require('./script-cache.cjs')
const { SharedRealmEnvironment } = require('./shared-realm.cjs')

cacheFiles()
cacheScripts()
optimizeLater()

module.exports = counted(patient(leavingNoStorages(SharedRealmEnvironment)))
