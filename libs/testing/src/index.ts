export { type Patience, until, WaitTimeout } from '@originseal/engines'
export { type CommitFault, type CommitProxy, startCommitProxy } from '@originseal/engines'
export { createTestDatabase, type TestDatabase } from './postgres'
export { findTraces, type PlacesToLook } from './traces'
