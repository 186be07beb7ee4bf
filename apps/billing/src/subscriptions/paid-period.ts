/** The time of a plan that an order has paid for. */
export interface PaidPeriod {
  readonly subscriptionId: string
  readonly from: Date
  readonly until: Date
}
