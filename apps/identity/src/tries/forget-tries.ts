import { Injectable } from '@nestjs/common'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { TriesRepository } from './tries.repository'

const forgetTries = defineRecurringJob({ name: 'tries.forget-old', schedule: '*/15 * * * *' })

/** What is older than the window counts no more, so nothing of it is kept. */
@Injectable()
export class ForgetTries {
  constructor(private readonly tries: TriesRepository) {}

  @OnJob(forgetTries)
  async execute(): Promise<Effect> {
    return (tx) => this.tries.forgetOld(tx)
  }
}
