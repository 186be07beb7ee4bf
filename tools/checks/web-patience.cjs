/**
 * For the web's tests: a page or text that a test waits for may take this long, in milliseconds. The first page of a
 * file loads its modules, and the machine may have other work.
 */
const { configure } = require('@testing-library/react')

configure({ asyncUtilTimeout: 30_000 })
