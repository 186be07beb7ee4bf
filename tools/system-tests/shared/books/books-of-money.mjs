/**
 * Holds billing's books against those of the payment provider and of the invoices' issuer, row by row and in sum. Everything
 * is added up here from the tables; no code of the services takes part.
 *
 * @typedef {ReturnType<typeof import('../databases.mjs').openDatabases>} Databases
 * @typedef {{ looked: number, broken: string[] }} Finding
 */

/** Of an order that was paid at the provider: its tries, what it brought, and what went back. */
const ordersSql = `
  SELECT o.number, o.amount, o.refunded, o.state, o.review, (f.order_id IS NOT NULL) AS fulfilled,
    (SELECT count(*)::int FROM outbox e
       WHERE e.name = 'billing.order-paid.v1' AND e.payload::jsonb ->> 'orderId' = o.id::text) AS told,
    coalesce((SELECT sum(r.amount) FROM refund r WHERE r.order_id = o.id AND r.state = 'refunded'), 0)::int AS returned,
    coalesce(json_agg(json_build_object('number', coalesce(c.mandate_number, a.number), 'amount', a.amount,
      'provider', a.provider, 'providerNumber', a.provider_number)) FILTER (WHERE a.state = 'paid'), '[]') AS paid
  FROM purchase_order o
    LEFT JOIN fulfilment f ON f.order_id = o.id
    LEFT JOIN payment_attempt a ON a.order_id = o.id
    LEFT JOIN mandate_charge c ON c.order_id = o.id
  GROUP BY o.id, f.order_id`

/** What the provider has received: cards by charge, numbers by trade. */
const paymentsSql = `
  SELECT t.merchant_trade_no AS number, c.trade_no AS "providerNumber", c.amount, c.refunded
  FROM card_charge c JOIN trade t ON t.trade_no = c.ordered_by WHERE c.code = '1'
  UNION ALL
  SELECT merchant_trade_no, trade_no, amount, 0 FROM trade WHERE state = 'paid' AND method <> 'Credit'`

const invoicesSql = `
  SELECT i.relate_number AS number, i.amount, i.voided_at IS NOT NULL AS "isVoid",
    coalesce((SELECT sum(a.amount) FROM allowance a WHERE a.invoice_number = i.number AND a.voided_at IS NULL), 0)::int AS allowed
  FROM invoice i`

/** @param {{ databases: Databases }} world */
async function read({ databases }) {
  const [orders, payments, invoices] = await Promise.all([
    databases.query('billing', ordersSql),
    databases.query('sandbox-bank', paymentsSql),
    databases.query('sandbox-bank', invoicesSql),
  ])
  return { orders, payments, invoices: new Map(invoices.map((invoice) => [invoice.number, invoice])) }
}

const sum = (amounts) => amounts.reduce((total, amount) => total + amount, 0)
const isHandedOut = ({ state }) => ['fulfilled', 'part-refunded', 'refunded'].includes(state)

/** Whoever has paid has got it once, and nobody else. @returns {Promise<Finding>} */
export async function paidOrders(world) {
  const { orders, payments } = await read(world)
  const received = new Set(payments.map(({ number, providerNumber }) => `${number} ${providerNumber}`))
  const booked = new Set(
    orders.flatMap(({ paid }) => paid.map(({ number, providerNumber }) => `${number} ${providerNumber}`)),
  )
  const known = orders.filter(({ paid }) => paid.length > 0)
  const faultOf = (order) => {
    const { number, paid, review, fulfilled, told } = order
    const unpaid = paid.filter(
      (each) => each.provider === 'ecpay' && !received.has(`${each.number} ${each.providerNumber}`),
    )
    if (unpaid.length > 0) return `order ${number} stands as paid, which the provider does not know`
    if (review === null && paid.length > 1) return `order ${number} was paid ${paid.length} times`
    if (isHandedOut(order) !== fulfilled) return `order ${number} is ${order.state}, fulfilled: ${fulfilled}`
    if (review === null && !fulfilled) return `order ${number} is paid and was not fulfilled`
    // What was sent long ago may be forgotten.
    return told > 1 ? `order ${number} was told as paid ${told} times` : undefined
  }
  const lost = payments.filter(({ number, providerNumber }) => !booked.has(`${number} ${providerNumber}`))
  const handedOut = orders.filter((order) => order.fulfilled && order.paid.length === 0)
  return {
    looked: known.length,
    broken: [
      ...known.flatMap((order) => faultOf(order) ?? []),
      ...lost.map(
        ({ number, amount }) => `NT$${amount} of ${number} are with the provider, not in our books`,
      ),
      ...handedOut.map(({ number }) => `order ${number} was fulfilled without a payment`),
    ],
  }
}

/** What was paid less what went back is the same in both books, for each order and in sum. @returns {Promise<Finding>} */
export async function moneyInBooks(world) {
  const { orders, payments } = await read(world)
  const byNumber = new Map(payments.map((each) => [`${each.number} ${each.providerNumber}`, each]))
  const ofOrder = (order) =>
    order.paid.flatMap((each) => byNumber.get(`${each.number} ${each.providerNumber}`) ?? [])
  const paid = orders.filter((order) => ofOrder(order).length > 0)
  const broken = paid.flatMap((order) => {
    const there = ofOrder(order)
    const theirs = sum(there.map(({ refunded }) => refunded))
    if (order.refunded !== order.returned) return [`order ${order.number}: refunds are not what it says`]
    if (there.some(({ amount }) => amount !== order.amount)) return [`order ${order.number}: another amount`]
    // By bank transfer, of which the provider knows nothing, where no card was charged.
    return theirs > 0 && theirs !== order.refunded
      ? [`order ${order.number}: NT$${theirs} went back there, NT$${order.refunded} here`]
      : []
  })
  const ours = sum(paid.map((order) => order.amount * ofOrder(order).length))
  const theirs = sum(payments.map(({ amount }) => amount))
  if (ours !== theirs) broken.push(`NT$${ours} in our books, NT$${theirs} in the provider’s`)
  return { looked: paid.length, broken }
}

/** Each order that was handed out has one invoice, of what was not given back. @returns {Promise<Finding>} */
export async function invoicesOfOrders(world) {
  const { orders, invoices } = await read(world)
  const handedOut = orders.filter(({ fulfilled }) => fulfilled)
  const broken = handedOut.flatMap(({ number, amount, refunded }) => {
    const invoice = invoices.get(number)
    if (!invoice) return [`order ${number} has no invoice`]
    const stands = invoice.isVoid ? 0 : invoice.amount - invoice.allowed
    return stands === amount - refunded
      ? []
      : [`the invoice of order ${number} stands at NT$${stands}, not NT$${amount - refunded}`]
  })
  const numbers = new Set(handedOut.map(({ number }) => number))
  const without = [...invoices.keys()].filter((number) => !numbers.has(number))
  return {
    looked: handedOut.length,
    broken: [...broken, ...without.map((number) => `an invoice names ${number}, which was not handed out`)],
  }
}
