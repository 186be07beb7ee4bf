/** Where small and medium tests run: jest's own Node environment, with modules compiled once, their cost counted, and patience. */
const { TestEnvironment } = require('jest-environment-node')
const { counted } = require('./cpu-seconds.cjs')
const { patient } = require('./patience.cjs')
const { cacheScripts } = require('./script-cache.cjs')

cacheScripts()

module.exports = counted(patient(TestEnvironment))
