export * from './account-endpoints'
export * from './session-endpoints'
export * from './notification-endpoints'
export * from './operator-endpoints'
