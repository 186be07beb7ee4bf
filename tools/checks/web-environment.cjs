/**
 * Where the web's tests run: a DOM with Node's own fetch and streams, with modules compiled once, functions optimized
 * late, storages that end with the file, their cost counted, and patience.
 */
const FixedJsdomEnvironment = require('jest-fixed-jsdom')
const { leavingNoStorages } = require('./async-storages.cjs')
const { counted } = require('./cpu-seconds.cjs')
const { cacheFiles } = require('./file-cache.cjs')
const { optimizeLater } = require('./optimizing-compiler.cjs')
const { patient } = require('./patience.cjs')
const { cacheScripts } = require('./script-cache.cjs')

cacheFiles()
cacheScripts()
optimizeLater()

module.exports = counted(patient(leavingNoStorages(FixedJsdomEnvironment)))
