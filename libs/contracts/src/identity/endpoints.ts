export * from './account-endpoints'
export * from './session-endpoints'
