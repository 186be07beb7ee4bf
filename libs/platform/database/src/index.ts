export { DatabaseModule, dataSource, openDatabase, type DatabaseOptions } from './database.module'
export { Listener } from './listener'
export { codeOf, isUniqueViolation, Transaction } from './transaction'
export { Tx } from './tx'
