export interface Failure {
  check: string
  operation: string
  title: string
  message: string
  request: string
  times: number
}
export interface Tally {
  requests: number
  statuses: Record<string, Record<string, number>>
  checks: Record<string, { held: number; failed: number }>
  failures: Failure[]
  errors: string[]
}
export interface OpenApi {
  paths: Record<string, Record<string, { responses: object }>>
}
export function tallyOf(report: string): Tally
export function withoutSuccess(document: OpenApi, tallies: readonly Pick<Tally, 'statuses'>[]): string[]
export function operationsOf(document: OpenApi): { label: string; success: string }[]
