import { Injectable } from '@nestjs/common'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { SessionsRepository } from './sessions.repository'

const forgetSessions = defineRecurringJob({ name: 'sessions.forget-old', schedule: '10 * * * *' })

/** Sessions that ran out, and the ids of ended ones that no living token bears, are kept no longer. */
@Injectable()
export class ForgetSessions {
  constructor(private readonly sessions: SessionsRepository) {}

  @OnJob(forgetSessions)
  async execute(): Promise<Effect> {
    return (tx) => this.sessions.forgetOld(tx)
  }
}
