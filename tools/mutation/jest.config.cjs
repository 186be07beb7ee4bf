/** The small tests, in jest's own environment: Stryker notes in it which test reaches which change. */
const [{ displayName: _, ...small }] = require('../../jest.config.js').projects

/** @type {import('jest').Config} */
module.exports = { ...small, testEnvironment: 'node' }
