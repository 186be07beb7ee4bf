export { ConfigInvalid, parseConfig, serviceSettings, type ServiceSettings } from './config'
export { loggerModule, pathOnly, redactedPaths } from './logger'
export { Loop, type LoopOptions } from './loop'
export { Readiness, ReadinessModule, type ReadinessReport } from './readiness'
