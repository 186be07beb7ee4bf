/** The small tests, in jest's own environment: Stryker notes in it which test reaches which change. */
const projects = /** @type {Record<string, unknown>[]} */ (require('../../jest.config.js').projects)
const [{ displayName: _, ...small }] = projects

/** @type {import('jest').Config} */
module.exports = { ...small, testEnvironment: 'node' }
