import { Injectable } from '@nestjs/common'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { ProposalsRepository } from './proposals.repository'

const forgetProposals = defineRecurringJob({ name: 'proposals.forget-old', schedule: '35 19 * * *' })

/** Removes what was proposed more than thirty days ago, done or not. */
@Injectable()
export class ForgetProposals {
  constructor(private readonly proposals: ProposalsRepository) {}

  @OnJob(forgetProposals)
  async execute(): Promise<Effect> {
    return (tx) => this.proposals.forgetOld(tx)
  }
}
