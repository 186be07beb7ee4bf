import { Module } from '@nestjs/common'
import { CountAgain } from './count-again'
import { DeadlinesQueries } from './deadlines.queries'
import { DeadlinesRepository } from './deadlines.repository'
import { DueDeadlines } from './due-deadlines'
import { DueReminders } from './due-reminders'
import { FollowDeadlines } from './follow-deadlines'

@Module({
  providers: [CountAgain, DeadlinesQueries, DeadlinesRepository, DueDeadlines, DueReminders, FollowDeadlines],
  exports: [CountAgain, DeadlinesQueries, DueDeadlines, DueReminders, FollowDeadlines],
})
export class DeadlinesModule {}
