export { anvilBinary } from './anvil/binary'
export { askChain, CHAIN_ID, chainKeyFile, chainLaunch, provideSealingAccount } from './anvil/chain'
export { keepChainState } from './anvil/chain-state'
export { type DataFolder, emptyDataFolder, openDataFolder } from './data-folder'
export type { Launch, LaunchInPlace } from './launch'
export { freePort, isTaken } from './ports'
export { ADMIN_ROLE, clusterLaunch, type Durability, initialiseCluster } from './postgres/cluster'
export { type CommitFault, type CommitProxy, startCommitProxy } from './postgres/commit-proxy'
export { assertChineseSearch, connected, provideDatabase, removeDatabase, urlFor } from './postgres/databases'
export { stopLeftoverCluster } from './postgres/leftover'
export { copyDatabase, provideTemplate, type TemplateDatabase } from './postgres/templates'
export { TEST_RUN, TEST_SERVER_URL, TEST_SIGNING_DIR } from './postgres/test-server'
export {
  identify,
  isAlive,
  type ProcessIdentity,
  signal,
  signalGroup,
  withVariable,
} from './process-identity'
export { Refusal } from './refusal'
export { answeringEngine, type ContainerEngine } from './servers/container-engine'
export type { ControlledEngine } from './servers/controlled-engine'
export {
  type Engines,
  openEngines,
  readEndpoints,
  runningEngines,
  startEngines,
  stopEngines,
} from './servers/engines'
export { describeEndpoints, runEngines } from './servers/engines-command'
export { countBrokers } from './servers/kafka-brokers'
export { Missing } from './servers/missing'
export type { Say } from './servers/programs'
export { type Endpoints, type EngineName, engineNames } from './servers/server'
export { PATIENCE, type Patience, until, WaitTimeout } from './until'
