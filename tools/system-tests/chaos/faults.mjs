import { faultsOfCases } from './faults-of-cases.mjs'
import { faultsOfEngines } from './faults-of-engines.mjs'
import { faultsOfEvents } from './faults-of-events.mjs'
import { faultsOfServices } from './faults-of-services.mjs'
import { seconds } from '../shared/until.mjs'

/**
 * What is done to the product while it works. `during` does it and undoes it; what it returns as planted is looked for
 * afterwards, what it measured is printed. Those that need engines are not run without them.
 *
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} promise of the list of promises, or of the issue
 * @property {boolean} [needsEngines]
 * @property {(stack: import('./stack.mjs').ChaosStack, load: import('./load.mjs').Load) => Promise<Told | void>} during
 * @property {(result: Result) => string[]} [missed] the promise's figures that were missed
 *
 * @typedef {object} Told
 * @property {string[]} [planted]
 * @property {string} [measured]
 * @property {string[]} [missed]
 *
 * @typedef {object} Result
 * @property {number} accepted share of commands at their first try
 * @property {number} unanswered questions
 * @property {number | undefined} restMs undefined where it did not come to rest
 * @property {import('./ledger.mjs').Ledger['failures']} failures first tries of its time that failed
 * @property {boolean} isReplicated whether each service has two processes
 */

/** @param {number} kills of each service, one process after the other @returns {Fault[]} */
export const allFaults = (kills) => [
  { name: 'nothing, for a minute', promise: 'the measure', during: () => seconds(60) },
  ...faultsOfServices(kills),
  ...faultsOfCases,
  ...faultsOfEngines,
  ...faultsOfEvents,
]
