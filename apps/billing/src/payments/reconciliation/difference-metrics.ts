import { Injectable } from '@nestjs/common'
import { Metrics } from '@originseal/runtime'
import { UnitDifferencesQueries } from '../../units/unit-differences.queries'
import { PaymentDifferencesQueries } from './payment-differences.queries'

const weekMs = 7 * 86_400_000

/** Tells whoever runs the service that books differ: with the payment provider, or with a spender of units. */
@Injectable()
export class DifferenceMetrics {
  constructor(metrics: Metrics, payments: PaymentDifferencesQueries, units: UnitDifferencesQueries) {
    metrics.gauge(
      {
        name: 'originseal_payment_differences_open',
        help: 'Differences from the payment provider’s books that nobody has settled.',
      },
      async () => [{ value: await payments.open(), labels: {} }],
      [],
    )
    metrics.gauge(
      {
        name: 'originseal_unit_differences_week',
        help: 'Differences between a ledger of units and its mirror that were found within a week.',
      },
      async () => {
        const found = await units.foundSince(new Date(Date.now() - weekMs))
        return found.map(({ unit, count }) => ({ value: Number(count), labels: { unit } }))
      },
      ['unit'],
    )
  }
}
