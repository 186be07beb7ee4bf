import { Module } from '@nestjs/common'
import { DeadlinesQueries } from './deadlines.queries'
import { DeadlinesRepository } from './deadlines.repository'
import { FollowDeadlines } from './follow-deadlines'

@Module({
  providers: [DeadlinesQueries, DeadlinesRepository, FollowDeadlines],
  exports: [DeadlinesQueries, DeadlinesRepository, FollowDeadlines],
})
export class DeadlinesModule {}
