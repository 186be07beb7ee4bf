import { mailsAbout } from './mails.mjs'

/**
 * Waits until an order is handed out, and compares it with the books of the payment provider and of the invoices' issuer.
 * @param {{ bank: import('./bank.mjs').Bank, mails: string | undefined }} tools
 * @param {import('./buyer.mjs').Buyer} buyer
 * @param {{ orderId: string, attempt: string, price: number }} purchase
 * @param {import('../record.mjs').Record} record
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
  const issued = await bank.invoice(order.number)
  record.same(issued.number, order.invoice.number, 'the number of the invoice')
  record.same(issued.randomNumber, order.invoice.randomNumber, 'the random code of the invoice')
  record.artefact('invoice', `${issued.number} (${issued.randomNumber})`)
  const written = mailsAbout(mails, buyer.email, order.number)
  if (written.length === 0) record.omit('the mail about the order: none was found on this machine')
  for (const { subject } of written) record.artefact('mail', subject)
  return order
}
