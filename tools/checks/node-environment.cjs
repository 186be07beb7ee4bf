/** Where small and medium tests run: jest's own Node environment, with modules compiled once and their cost counted. */
const { TestEnvironment } = require('jest-environment-node')
const { counted } = require('./cpu-seconds.cjs')
const { cacheScripts } = require('./script-cache.cjs')

cacheScripts()

module.exports = counted(TestEnvironment)
