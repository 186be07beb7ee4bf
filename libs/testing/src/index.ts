export { type Patience, until, WaitedInVain } from '@originseal/engines'
export { createTestDatabase, type TestDatabase } from './postgres'
export { findTraces, type PlacesToLook } from './traces'
