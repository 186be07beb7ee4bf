import { setTimeout as pause } from 'node:timers/promises'
import { changedFields, wordings } from './spoilt.mjs'

/** Longer than the bank and the product need for what follows from a notice. */
const restMs = 8_000

/** @typedef {import('./checkout.mjs').Checkout} Checkout */

const item = { kind: 'pack', pack: 'seal-pack' }

/** A notice as the provider seals it. */
const noticeOf = (checkout, change = {}) =>
  checkout.sealed({
    MerchantTradeNo: checkout.number,
    RtnCode: '1',
    RtnMsg: '交易成功',
    TradeNo: checkout.tradeNo,
    TradeAmt: String(checkout.amount),
    PaymentDate: '2026/11/22 12:00:00',
    PaymentType: 'Credit_CreditCard',
    SimulatePaid: '0',
    ...change,
  })

/** How many lots of the pack the buyer was granted: one for each time that the order was fulfilled. */
async function fulfilments(checkout) {
  const { data } = await checkout.call('GET', '/api/units/lines', 200)
  return data.lines.filter(({ move, cause }) => move === 'grant' && cause.id === checkout.orderId).length
}

/** The bank tells of the payment as `notices` says. */
const byBank = (notices, outcome) => async (/** @type {Checkout} */ checkout) => {
  await checkout.pay(notices, outcome)
  await pause(restMs)
}

/** We tell of a payment at the bank, which itself tells nothing. */
const byUs = (bodiesOf) => async (/** @type {Checkout} */ checkout) => {
  await checkout.pay('none')
  const answers = await Promise.all(bodiesOf(checkout).map((fields) => checkout.tell(fields)))
  await pause(restMs)
  return answers
}

const changedNotices = (checkout) => changedFields(noticeOf(checkout))

const fifty = (checkout) =>
  Array.from({ length: 50 }, (_, n) => noticeOf(checkout, { RtnMsg: wordings[n % wordings.length] }))

/** Told once, then again after everything is done. */
async function repeated(checkout) {
  await checkout.pay('none')
  const answers = [await checkout.tell(noticeOf(checkout))]
  await checkout.fulfilled()
  for (const RtnMsg of wordings) answers.push(await checkout.tell(noticeOf(checkout, { RtnMsg })))
  await pause(restMs)
  return answers
}

async function late(checkout) {
  await checkout.pay('late')
  await checkout.fulfilled()
  await pause(restMs)
}

async function cancelledFirst(checkout) {
  await checkout.call('POST', `/api/orders/${checkout.orderId}/cancel`, 200, {})
  return byBank('usual')(checkout)
}

async function lost(checkout, { asAdministrator }) {
  await checkout.pay('none')
  await asAdministrator(`/api/admin/payments/${checkout.orderId}/inquiries`)
  await checkout.fulfilled()
  await pause(restMs)
}

/** @type {import('./attack.mjs').Scenario[]} */
const scenarios = [
  { name: 'one notice', run: byBank('usual'), times: 1 },
  { name: 'five notices in other words (bank)', run: byBank('five-times'), times: 1 },
  { name: 'two notices at once (bank)', run: byBank('two-at-once'), times: 1 },
  { name: 'fifty notices at once in five wordings', run: byUs(fifty), times: 1 },
  { name: 'one notice, then five more after it is fulfilled', run: repeated, times: 1 },
  { name: 'a notice a minute late (bank)', run: late, times: 1 },
  { name: 'a notice after the order was cancelled', run: cancelledFirst, times: 1 },
  { name: 'no notice; the provider is asked', run: lost, times: 1 },
  { name: 'no notice, nobody asks yet', run: byBank('none'), times: 0 },
  { name: 'each field changed, and no seal', run: byUs(changedNotices), times: 0, refused: true },
  { name: 'a wrong seal (bank)', run: byBank('wrong-seal'), times: 0 },
  { name: 'another merchant (bank)', run: byBank('wrong-merchant'), times: 0 },
  { name: 'another amount, rightly sealed (bank)', run: byBank('wrong-amount'), times: 0 },
  { name: 'a simulated payment, rightly sealed (bank)', run: byBank('simulated'), times: 0 },
  { name: 'a declined card (bank)', run: byBank('usual', 'declined'), times: 0 },
]

/** @type {import('./attack.mjs').Attack} */
export const payments = {
  title: 'Fulfilments',
  counted: 'how often the order’s seals were granted, as the member’s own account of units shows it',
  buy: (checkout) => checkout.begin(item),
  count: fulfilments,
  scenarios,
}
