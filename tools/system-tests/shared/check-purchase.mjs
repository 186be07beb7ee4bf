import { checkMails } from './mails.mjs'

/**
 * Waits until an order is handed out, and compares it with the books of the payment provider and of the invoices' issuer.
 * @param {{ bank: import('./bank.mjs').Bank, mails: string | undefined }} tools
 * @param {import('./buyer.mjs').Buyer} buyer
 * @param {{ orderId: string, attempt: string, price: number }} purchase
 * @param {import('./record.mjs').Record} record
 */
export async function checkPurchase({ bank, mails }, buyer, { orderId, attempt, price }, record) {
  const order = await buyer.orderUntil(
    orderId,
    'the order to be handed out and its invoice',
    ({ state, invoice }) => state === 'fulfilled' && invoice !== undefined,
  )
  record.artefact('order', `${order.number}, ${order.state}, NT$${order.amount}`)
  record.same(order.amount, price, 'the amount of the order')
  const there = await bank.paid(attempt)
  record.same(there, { isPaid: true, amount: price }, 'the payment in the provider’s books')
  record.artefact('notice', `${attempt}: the provider has NT$${there.amount} as paid`)
  await checkInvoice(bank, order, record)
  // A visitor has no account that mails are sent to.
  const told = { what: 'about the payment and the invoice', texts: [order.id], count: 2 }
  if (buyer.isMember) await checkMails(mails, buyer.email, told, record)
  return order
}

/** The invoice as its issuer has it. */
async function checkInvoice(bank, { number, invoice }, record) {
  const issued = await bank.invoice(number)
  record.same(issued.number, invoice.number, 'the number of the invoice')
  record.same(issued.randomNumber, invoice.randomNumber, 'the random code of the invoice')
  record.artefact('invoice', `${issued.number} (${issued.randomNumber})`)
}

/**
 * Waits until the invoice of a refunded order says so, here and with its issuer: void where all of it went back, else with
 * an allowance.
 */
export async function checkCorrection({ bank }, buyer, order, record) {
  const isWhole = order.refunded === order.amount
  const corrected = await buyer.orderUntil(order.id, 'the correction of the invoice', ({ invoice }) =>
    isWhole ? invoice.isVoid : invoice.allowed === order.refunded,
  )
  const there = await bank.invoice(order.number)
  record.same(there.isVoid, isWhole, 'whether the invoice is void in its issuer’s books')
  if (!isWhole)
    record.same(there.allowable, order.amount - order.refunded, 'what is left of the invoice there')
  record.artefact('invoice', isWhole ? 'void' : `NT$${corrected.invoice.allowed} allowed`)
}
