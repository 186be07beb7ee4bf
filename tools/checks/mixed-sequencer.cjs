const { createHash } = require('node:crypto')
const Sequencer = require('@jest/test-sequencer').default

/** So many begin first, the longest ahead, so that none of them is what is waited for at the end. */
const AHEAD = 12

/**
 * Jest's order, the longest first, brings together files that mostly wait, since these take about as long as one another:
 * then all workers wait at once, for 73 of 300 CPU s. Behind the longest ones the order is by a hash of the path, the same
 * in each run.
 */
class MixedSequencer extends Sequencer {
  /** @override */
  async sort(tests) {
    const sorted = await super.sort(tests)
    const rest = sorted.slice(AHEAD).map((test) => ({ test, key: keyOf(test) }))
    rest.sort((one, other) => (one.key < other.key ? -1 : 1))
    return [...sorted.slice(0, AHEAD), ...rest.map(({ test }) => test)]
  }
}

/** Of the path below the root, so that it is the same in every clone. */
function keyOf({ path, context }) {
  return createHash('sha256').update(path.slice(context.config.rootDir.length)).digest('hex')
}

module.exports = MixedSequencer
