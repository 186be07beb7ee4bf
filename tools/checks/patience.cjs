/**
 * @typedef {{ type?: string, timeout?: number }} Timed a test or a hook, in milliseconds
 * @typedef {Timed & { children: (Timed | Block)[], hooks: Timed[] }} Block
 * @typedef {{ testTimeout: number, rootDescribeBlock: Block }} State
 */

/**
 * An environment in which tests and hooks may take as many times longer than they say as ORIGINSEAL_PATIENCE does: the
 * machine may have other work, and a test that fails for it says nothing of the code. Four times unless that is set.
 * @template {new (...args: any[]) => { teardown?(): Promise<void>, handleTestEvent?(event: any, state: any): unknown }} Environment
 * @param {Environment} environment
 */
function patient(environment) {
  return class extends environment {
    #testTimeoutMs

    /** @param {any[]} args configuration and context */
    constructor(...args) {
      super(...args)
      const [config] = args
      this.#testTimeoutMs = config.projectConfig.testEnvironmentOptions.testTimeoutMs
    }

    /**
     * @override
     * @param {{ name: string }} event
     * @param {State} state
     */
    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state)
      if (event.name !== 'run_start') return
      const patience = Number(process.env.ORIGINSEAL_PATIENCE ?? 4)
      state.testTimeout = (this.#testTimeoutMs ?? state.testTimeout) * patience
      lengthen(state.rootDescribeBlock, patience)
    }
  }
}

/**
 * Multiplies what tests and hooks of a block, and of the blocks in it, say by themselves.
 * @param {Block} block
 * @param {number} patience
 */
function lengthen({ children, hooks }, patience) {
  for (const timed of [...hooks, ...children.filter(({ type }) => type === 'test')])
    if (timed.timeout !== undefined) timed.timeout *= patience
  for (const inner of children) if ('children' in inner) lengthen(inner, patience)
}

module.exports = { patient }
