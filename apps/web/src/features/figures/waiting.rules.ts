import { queueNames, type QueueName, type ReadFiguresResponse } from '@originseal/contracts'

export interface WaitingThing {
  readonly service: string
  readonly name: QueueName
  readonly waiting: number
}

interface Told {
  readonly service: string
  readonly data?: ReadFiguresResponse | undefined
}

/** What waits for a person in all services, in the order of what is about people first. */
export const waitingOf = (figures: readonly Told[]): WaitingThing[] =>
  figures
    .flatMap(({ service, data }) =>
      (data?.queues ?? []).map(({ name, waiting }) => ({ service, name, waiting })),
    )
    .filter(({ waiting }) => waiting > 0)
    .toSorted((one, other) => queueNames.indexOf(one.name) - queueNames.indexOf(other.name))

/** Where what waits is listed. */
export const listOf: Record<QueueName, string> = {
  proposals: '/admin/approvals',
  'contact-messages': '/admin/contact-messages?state=open',
  'payment-reviews': '/admin/payments?shown=review',
  refunds: '/admin/payments',
  'payment-differences': '/admin/payments',
  'unit-differences': '/admin/payments',
  'cases-past-target': '/admin/cases?late=true',
  'claimants-in-review': '/admin/cases',
  'claim-reports': '/admin/cases',
  'unrecognised-mails': '/admin/cases',
  'unsent-notices': '/admin/cases?unsent=true',
  'services-not-ready': '/admin/services',
  'failing-sources': '/admin/services#scan-sources',
  'expiring-keys': '/admin/settings/api-keys',
  'parked-events': '/admin/parked-events',
  'unsent-mails': '/admin/jobs?trouble=failing&kind=mails.send',
  'parked-jobs': '/admin/jobs',
}

/** What every service has of its own: it is told which one. */
export const isOfEachService = (name: QueueName): boolean =>
  name === 'parked-events' || name === 'parked-jobs'
