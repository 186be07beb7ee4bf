import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../chaos/until.mjs'

/** Longer than the bank and the product need for what follows from a notice. */
const restMs = 8_000
const wordings = ['交易成功', 'paid', 'Succeeded', '', '付款成功']

/** @typedef {import('./checkout.mjs').Checkout} Checkout */

const fulfilled = (checkout) =>
  until(async () => (await checkout.state()) === 'fulfilled', {
    what: 'the order to be fulfilled',
    within: 90_000,
  })

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

/** Every field with one more character, and the whole without its seal. */
function changedNotices(checkout) {
  const right = checkout.notice()
  const { CheckMacValue: _seal, ...unsealed } = right
  const changed = Object.keys(right).map((name) => Object.assign({}, right, { [name]: `${right[name]}0` }))
  return [...changed, unsealed]
}

const fifty = (checkout) =>
  Array.from({ length: 50 }, (_, n) => checkout.notice({ RtnMsg: wordings[n % wordings.length] }))

/** Told once, then again after everything is done. */
async function repeated(checkout) {
  await checkout.pay('none')
  const answers = [await checkout.tell(checkout.notice())]
  await fulfilled(checkout)
  for (const RtnMsg of wordings) answers.push(await checkout.tell(checkout.notice({ RtnMsg })))
  await pause(restMs)
  return answers
}

async function late(checkout) {
  await checkout.pay('late')
  await fulfilled(checkout)
  await pause(restMs)
}

async function cancelledFirst(checkout) {
  await checkout.cancel()
  return byBank('usual')(checkout)
}

async function lost(checkout, { askProvider }) {
  await checkout.pay('none')
  await askProvider(checkout.orderId)
  await fulfilled(checkout)
  await pause(restMs)
}

/**
 * What is done, and how often the order must be fulfilled by it; `refused`: no answer may be `1|OK`.
 * @type {readonly { name: string, run: Function, times: 0 | 1, refused?: true }[]}
 */
export const scenarios = [
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
