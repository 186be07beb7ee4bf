import { Injectable } from '@nestjs/common'
import { Metrics } from '@originseal/runtime'
import { RefundsQueries } from './refunds.queries'

/** Tells whoever runs the service of refunds that somebody has to do something about. */
@Injectable()
export class RefundMetrics {
  constructor(metrics: Metrics, refunds: RefundsQueries) {
    metrics.gauge(
      {
        name: 'originseal_refunds_waiting',
        help: 'Refunds that wait for an administrator: a decision, a transfer, or after a refusal.',
      },
      async () => (await refunds.waiting()).map(({ state, count }) => ({ value: count, labels: { state } })),
      ['state'],
    )
  }
}
