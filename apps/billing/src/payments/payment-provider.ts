import {
  paymentMethods,
  type NextStep,
  type PaymentInstructions,
  type PaymentMethodName,
} from '@originseal/contracts'
import type { Language } from '@originseal/contracts/languages'

/** A try to pay an order, as a provider needs it. */
export interface Attempt {
  /** Ours; good for one try, for ever. Up to 20 letters and digits. */
  readonly number: string
  readonly orderId: string
  readonly payment: PaymentMethodName
  /** Whole NT$. */
  readonly amount: number
  /** What the payer reads that they pay for. */
  readonly title: string
  readonly startedAt: Date
  /** That the payer reads; Traditional Chinese unless said. */
  readonly language?: Language
  /** The card is to be charged again with the same amount for each of these. */
  readonly interval?: 'month' | 'year'
}

/** What is known of a try. `silent`: the provider could not be asked, or gave no answer that counts. */
export type PaymentStatus =
  | {
      readonly status: 'paid'
      readonly amount: number
      readonly providerNumber: string
      /** Of a card's authorisation. */
      readonly chargeNumber?: string
      /** The provider only played that somebody paid. */
      readonly isSimulated?: boolean
    }
  | {
      readonly status: 'instructed'
      readonly instructions: PaymentInstructions
      readonly providerNumber: string
    }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'unpaid' }
  | { readonly status: 'silent'; readonly askAfter?: Date }

/** Who takes the money. An implementation keeps nothing: what it says is written down by its callers. */
export interface PaymentProvider {
  readonly name: string
  /** The ways to pay that it offers as it is configured; none where it is not. */
  readonly payments: ReadonlySet<PaymentMethodName>
  /** What the buyer does next; asks nobody. */
  begin(attempt: Attempt): NextStep
  /** Asks what became of a try. Never throws for an answer that does not come: that is `silent`. */
  query(attempt: Pick<Attempt, 'number'>, signal: AbortSignal): Promise<PaymentStatus>
}

/** The providers by name; each way to pay is offered by one of them at most. */
export class PaymentProviders {
  private readonly byName: ReadonlyMap<string, PaymentProvider>

  constructor(private readonly providers: readonly PaymentProvider[]) {
    this.byName = new Map(providers.map((provider) => [provider.name, provider]))
  }

  /** Undefined for a way to pay that nobody offers. */
  offering(payment: PaymentMethodName): PaymentProvider | undefined {
    return this.providers.find(({ payments }) => payments.has(payment))
  }

  /** The ways to pay that somebody offers, in the order in which they are shown. */
  offered(): PaymentMethodName[] {
    return paymentMethods.filter((payment) => this.offering(payment))
  }

  named(name: string): PaymentProvider {
    const provider = this.byName.get(name)
    if (!provider) throw new Error(`there is no payment provider ${name}`)
    return provider
  }
}
