/**
 * Where small and medium tests run: jest's own Node environment, with modules compiled once, functions optimized late,
 * storages that end with the file, their cost counted, and patience.
 */
const { TestEnvironment } = require('jest-environment-node')
const { leavingNoStorages } = require('./async-storages.cjs')
const { counted } = require('./cpu-seconds.cjs')
const { cacheFiles } = require('./file-cache.cjs')
const { optimizeLater } = require('./optimizing-compiler.cjs')
const { patient } = require('./patience.cjs')
const { cacheScripts } = require('./script-cache.cjs')

cacheFiles()
cacheScripts()
optimizeLater()

module.exports = counted(patient(leavingNoStorages(TestEnvironment)))
