/**
 * An environment in which tests and hooks may take as many times longer than they say as ORIGINSEAL_PATIENCE does: the
 * machine may have other work, and a test that fails for it says nothing of the code. Four times unless that is set.
 * @template {new (...args: any[]) => object} Environment
 * @param {Environment} environment
 * @returns {Environment}
 */
function patient(environment) {
  return class extends environment {
    #testTimeoutMs

    constructor(config, context) {
      super(config, context)
      this.#testTimeoutMs = config.projectConfig.testEnvironmentOptions.testTimeoutMs
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state)
      if (event.name !== 'run_start') return
      const patience = Number(process.env.ORIGINSEAL_PATIENCE ?? 4)
      state.testTimeout = (this.#testTimeoutMs ?? state.testTimeout) * patience
      lengthen(state.rootDescribeBlock, patience)
    }
  }
}

/** Multiplies what tests and hooks of a block, and of the blocks in it, say by themselves. */
function lengthen({ children, hooks }, patience) {
  for (const timed of [...hooks, ...children.filter(({ type }) => type === 'test')])
    if (timed.timeout !== undefined) timed.timeout *= patience
  for (const inner of children.filter(({ type }) => type === 'describeBlock')) lengthen(inner, patience)
}

module.exports = { patient }
