import { underWay } from './refund.rules'

/** A condition: money of the order in this column is on its way back. */
export const isGivenBack = (orderId: string): string =>
  `EXISTS (SELECT FROM refund r WHERE r.order_id = ${orderId} AND r.state IN ('${underWay.join("', '")}'))`
