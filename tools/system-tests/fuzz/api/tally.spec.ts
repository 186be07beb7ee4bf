import { tallyOf, withoutSuccess } from './tally.mjs'

const passed = (name: string) => ({ name, status: 'success' })
const failed = (name: string, message: string) => ({
  name,
  status: 'failure',
  failure_info: { failure: { title: 'Not as described', message } },
})
const interaction = (status?: number, method = 'GET') => ({
  request: { method, uri: 'http://localhost/api/works', headers: {} },
  ...(status !== undefined && { response: { status_code: status } }),
})

const scenario = (label: string, interactions: object, checks: object): string =>
  JSON.stringify({ ScenarioFinished: { recorder: { label, interactions, checks } } })

const report = [
  JSON.stringify({ Initialize: { seed: 1 } }),
  scenario(
    'GET /api/works',
    { a: interaction(200), b: interaction(404), c: interaction() },
    {
      a: [passed('not_a_server_error'), failed('response_schema_conformance', 'no title')],
      b: [passed('not_a_server_error'), failed('response_schema_conformance', 'no title')],
    },
  ),
  scenario(
    'GET /api/works',
    { d: interaction(200), e: interaction(405, 'PUT') },
    { d: [passed('not_a_server_error')] },
  ),
  JSON.stringify({ NonFatalError: { label: 'GET /api/scans', value: { message: 'no pattern' } } }),
].join('\n')

describe('a report of Schemathesis', () => {
  const tally = tallyOf(`${report}\n`)

  it('is counted by operation and status, what was not answered too; other methods at its address are not its own', () => {
    expect(tally.requests).toBe(5)
    expect(tally.statuses).toEqual({ 'GET /api/works': { 200: 2, 404: 1, none: 1 } })
  })

  it('is counted by check; a fault that comes again is one with its times', () => {
    expect(tally.checks).toEqual({
      not_a_server_error: { held: 3, failed: 0 },
      response_schema_conformance: { held: 0, failed: 2 },
    })
    expect(tally.failures).toMatchObject([
      { operation: 'GET /api/works', check: 'response_schema_conformance', message: 'no title', times: 2 },
    ])
  })

  it('tells which operations could not be tried', () => {
    expect(tally.errors).toEqual(['GET /api/scans: no pattern'])
  })

  it('tells which operations never succeeded, with any caller', () => {
    const document = {
      paths: {
        '/api/works': { get: { responses: { 200: {}, 404: {} } } },
        '/api/scans': { get: { responses: { 200: {} } }, post: { responses: { 202: {}, 400: {} } } },
      },
    }
    const other = { statuses: { 'POST /api/scans': { 202: 1 }, 'GET /api/scans': { 404: 3 } } }
    expect(withoutSuccess(document, [tally, other])).toEqual(['GET /api/scans: 200'])
  })
})
