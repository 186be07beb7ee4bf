export { givenEngines } from './given-engines'
export type { ServiceDefinition } from './processes'
export { type Prepared, runStandalone } from './standalone'
export { type Composition, type RunningSystem, startSystem } from './supervisor'
