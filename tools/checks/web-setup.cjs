/**
 * For the web's tests: a page or text that a test waits for may take this long, in milliseconds. The first page of a
 * file loads its modules, and the machine may have other work.
 */
const { configure, getConfig } = require('@testing-library/react')

configure({ asyncUtilTimeout: 30_000 })

/**
 * A wait looks again and again, and each look that finds nothing would print the whole page into an error that nobody
 * reads: 4 % of what the web's tests compute. Within a wait it is printed when its message is asked for, that is once, when
 * the wait is given up.
 */
const { getElementError } = getConfig()
configure({
  getElementError(message, container) {
    if (!Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics'))
      return getElementError(message, container)
    /** @type {string | undefined} */
    let printed
    return Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { configurable: true, get: () => (printed ??= getElementError(message, container).message) },
    })
  },
})

/**
 * React takes a stack trace for each element that is made, for the owner stacks of its warnings, until it has taken
 * 10,000 within a second: a tenth of what the web's costliest tests compute. Here it has always taken enough.
 */
const internals = Reflect.get(
  require('react'),
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} })
