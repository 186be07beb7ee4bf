import type { DatabaseOptions } from '@originseal/database'
import { Messaging1700000000001 } from '@originseal/messaging'
import { TrialVisitors1700000001000 } from './migrations/1700000001000-trial-visitors'
import { TrialVisitorEntity } from './trial-visitors/trial-visitor.entity'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'identity',
  entities: [TrialVisitorEntity],
  migrations: [Messaging1700000000001, TrialVisitors1700000001000],
})
