import { Injectable } from '@nestjs/common'
import {
  countsOfDays,
  figureDays,
  lastTaipeiDays,
  startOfTaipeiDay,
  type ReadFiguresResponse,
} from '@originseal/contracts'
import { JobMetrics } from '@originseal/jobs'
import { sendMail } from '@originseal/mail'
import { EventMetrics } from '@originseal/messaging'
import { ContactQueries } from '../../contact/contact.queries'
import { ProposalsQueries } from '../../proposals/proposals.queries'
import { RegistrationsQueries } from './registrations.queries'

/** Registrations by the day, and what of identity waits for a person. */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly registrations: RegistrationsQueries,
    private readonly proposals: ProposalsQueries,
    private readonly contact: ContactQueries,
    private readonly jobs: JobMetrics,
    private readonly events: EventMetrics,
  ) {}

  async execute(): Promise<ReadFiguresResponse> {
    const days = lastTaipeiDays(new Date(), figureDays)
    const [registrations, proposals, messages, unsent, parkedJobs, parkedEvents] = await Promise.all([
      this.registrations.since(startOfTaipeiDay(days[0] as string)),
      this.proposals.waiting(),
      this.contact.open(),
      this.jobs.failing(sendMail),
      this.jobs.parked(),
      this.events.parked(),
    ])
    return {
      series: [{ name: 'registrations', days: countsOfDays(days, registrations) }],
      queues: [
        { name: 'proposals', waiting: proposals },
        { name: 'contact-messages', waiting: messages },
        { name: 'unsent-mails', waiting: unsent },
        { name: 'parked-jobs', waiting: parkedJobs },
        { name: 'parked-events', waiting: parkedEvents },
      ],
    }
  }
}
