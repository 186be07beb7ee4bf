import { Injectable } from '@nestjs/common'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { ContactRepository } from './contact.repository'

export const forgetContactMessages = defineRecurringJob({
  name: 'contact.forget-old',
  schedule: '50 19 * * *',
})

/** Removes messages that nobody needs any more. */
@Injectable()
export class ForgetContactMessages {
  constructor(private readonly messages: ContactRepository) {}

  @OnJob(forgetContactMessages)
  async execute(): Promise<Effect> {
    return (tx) => this.messages.forgetOld(tx)
  }
}
