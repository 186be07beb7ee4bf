/** Where the web's tests run: a DOM with Node's own fetch and streams, with modules compiled once and their cost counted. */
const FixedJsdomEnvironment = require('jest-fixed-jsdom')
const { counted } = require('./cpu-seconds.cjs')
const { cacheScripts } = require('./script-cache.cjs')

cacheScripts()

module.exports = counted(FixedJsdomEnvironment)
