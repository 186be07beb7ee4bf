/**
 * How jest finds a module: workspace packages by their sources, and packages that only export an ES module
 * by the conditions that `require(esm)` of Node >= 20.19 understands.
 */
const WORKSPACE = '@originseal/source'
const ES_MODULE_ONLY = ['module-sync', 'import']

/**
 * @param {string} request
 * @param {{ conditions?: string[], defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = function resolve(request, options) {
  const conditions = [WORKSPACE, ...(options.conditions ?? [])]
  try {
    return options.defaultResolver(request, { ...options, conditions })
  } catch (refusal) {
    try {
      return options.defaultResolver(request, { ...options, conditions: [...conditions, ...ES_MODULE_ONLY] })
    } catch {
      throw refusal
    }
  }
}
