export { ConfigInvalid, parseConfig, serviceSettings, type ServiceSettings } from './config'
export { loggerModule, pathOnly, redactedPaths } from './logger'
export { Loop, type LoopOptions } from './loop'
export { Metrics, MetricsModule, type MetricName, type Reading } from './metrics'
export { readOrMake } from './read-or-make'
export { demand, runCommand } from './run-command'
export { SharedCalls } from './shared-calls'
export {
  ForbiddenInTransaction,
  insideTransaction,
  outsideTransactions,
  refuseInTransaction,
} from './transaction-scope'
export { Readiness, ReadinessModule, type ReadinessReport } from './readiness'
