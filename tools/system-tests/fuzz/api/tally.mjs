/**
 * What a run of Schemathesis tells (`--report-ndjson-path`), counted.
 *
 * @typedef {{ check: string, operation: string, title: string, message: string, request: string, times: number }} Failure
 * @typedef {{ requests: number, statuses: Record<string, Record<string, number>>,
 *   checks: Record<string, { held: number, failed: number }>, failures: Failure[], errors: string[] }} Tally
 *   `statuses`: how often each operation (`GET /path`) answered which status; `errors`: what kept an operation from
 *   being tried, such as a request without an answer
 * @typedef {{ paths: Record<string, Record<string, { responses: object }>> }} OpenApi
 */

/** @param {string} report lines of JSON @returns {Tally} */
export function tallyOf(report) {
  const events = report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const scenarios = events.flatMap(({ ScenarioFinished }) => ScenarioFinished?.recorder ?? [])
  /** @type {Tally} */
  const tally = { requests: 0, statuses: {}, checks: {}, failures: [], errors: [] }
  for (const scenario of scenarios) countScenario(tally, scenario)
  for (const { NonFatalError } of events)
    if (NonFatalError) tally.errors.push(`${NonFatalError.label}: ${NonFatalError.value?.message}`)
  return tally
}

function countScenario(tally, { label, interactions = {}, checks = {} }) {
  const statuses = (tally.statuses[label] ??= {})
  for (const { request, response } of Object.values(interactions)) {
    tally.requests++
    // Methods that the document does not have are tried as well: a page may be at the same address.
    if (!label.startsWith(`${request.method} `)) continue
    const status = response?.status_code ?? 'none'
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  for (const [id, results] of Object.entries(checks))
    for (const { name, status, failure_info: info } of results) {
      const count = (tally.checks[name] ??= { held: 0, failed: 0 })
      if (status === 'success') count.held++
      else count.failed++
      if (info) keepFailure(tally, name, label, info.failure, interactions[id]?.request)
    }
}

/** One of a kind is kept, with the request that met it first. */
function keepFailure(tally, check, operation, { title, message }, request) {
  const known = tally.failures.find(
    (failure) => failure.check === check && failure.operation === operation && failure.message === message,
  )
  if (known) known.times++
  else tally.failures.push({ check, operation, title, message, request: describe(request), times: 1 })
}

const describe = (request) =>
  request
    ? `${request.method} ${request.uri} ${JSON.stringify({ ...request.headers, body: request.body })}`
    : ''

/**
 * Operations none of whose successes came, by the document.
 * @param {OpenApi} document
 * @param {Pick<Tally, 'statuses'>[]} tallies
 * @returns {string[]} such as `GET /path`
 */
export function withoutSuccess(document, tallies) {
  return operationsOf(document)
    .filter(({ label, success }) => !tallies.some(({ statuses }) => statuses[label]?.[success]))
    .map(({ label, success }) => `${label}: ${success}`)
}

/** @param {OpenApi} document @returns {{ label: string, success: string }[]} `success`: the status, empty where it has none */
export function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      label: `${method.toUpperCase()} ${path}`,
      success: Object.keys(responses).find((status) => status.startsWith('2')) ?? '',
    })),
  )
}
