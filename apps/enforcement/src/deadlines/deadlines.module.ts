import { Module } from '@nestjs/common'
import { DeadlinesQueries } from './deadlines.queries'
import { DeadlinesRepository } from './deadlines.repository'
import { DueDeadlines } from './due-deadlines'
import { FollowDeadlines } from './follow-deadlines'

@Module({
  providers: [DeadlinesQueries, DeadlinesRepository, DueDeadlines, FollowDeadlines],
  exports: [DeadlinesQueries, DueDeadlines, FollowDeadlines],
})
export class DeadlinesModule {}
