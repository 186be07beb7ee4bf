import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../shared/until.mjs'
import { changedFields, wordings } from './spoilt.mjs'

const restMs = 8_000
const item = { kind: 'plan', plan: 'basic', interval: 'month' }

/** A plan whose card is charged again for each month. */
async function buy(checkout) {
  await checkout.begin(item)
  await checkout.pay('usual')
  await checkout.fulfilled()
}

/** How many further months were booked for their one charge at the price of the plan, and granted. */
async function renewals(checkout) {
  const { orders } = await checkout.call('GET', '/api/orders', 200)
  const booked = orders.filter(({ renewalOf }) => renewalOf === checkout.orderId)
  const wrong = booked.filter(({ amount, state }) => amount !== checkout.amount || state !== 'fulfilled')
  if (wrong.length > 0) throw new Error(`a further month is wrong: ${JSON.stringify(wrong)}`)
  return booked.length
}

const charge = (checkout, notices, outcome = 'succeeded') =>
  checkout.press(`/desk/trades/${checkout.tradeNo}/periods`, { outcome, notices })

const byBank = (notices, outcome) => async (checkout) => {
  await charge(checkout, notices, outcome)
  await pause(restMs)
}

/** The number of the charge that the bank made last. */
async function lastCharge(checkout) {
  const TimeStamp = String(Math.floor(Date.now() / 1_000))
  const asked = { MerchantTradeNo: checkout.number, TimeStamp }
  const { ExecLog } = await (await checkout.question('/Cashier/QueryCreditCardPeriodInfo', asked)).json()
  return ExecLog.at(-1).gwsr
}

/** A notice of a further charge as the provider seals it. */
const noticeOf = (checkout, gwsr, change = {}) =>
  checkout.sealed({
    MerchantTradeNo: checkout.number,
    RtnCode: '1',
    RtnMsg: '交易成功',
    PeriodType: 'M',
    Frequency: '1',
    ExecTimes: '99',
    Amount: String(checkout.amount),
    Gwsr: String(gwsr),
    ProcessDate: '2026/11/22 12:00:00',
    TotalSuccessTimes: '2',
    ...change,
  })

/** The bank charges and tells nothing; we tell. */
const byUs = (bodiesOf) => async (checkout) => {
  await charge(checkout, 'none')
  const gwsr = await lastCharge(checkout)
  const answers = await Promise.all(bodiesOf(checkout, gwsr).map((fields) => checkout.tell(fields, 'period')))
  await pause(restMs)
  return answers
}

const fifty = (checkout, gwsr) =>
  Array.from({ length: 50 }, (_, n) => noticeOf(checkout, gwsr, { RtnMsg: wordings[n % wordings.length] }))

async function repeated(checkout) {
  await charge(checkout, 'none')
  const gwsr = await lastCharge(checkout)
  const answers = [await checkout.tell(noticeOf(checkout, gwsr), 'period')]
  await until(async () => (await renewals(checkout)) === 1, { what: 'the further month to be booked' })
  for (const RtnMsg of wordings)
    answers.push(await checkout.tell(noticeOf(checkout, gwsr, { RtnMsg }), 'period'))
  await pause(restMs)
  return answers
}

async function late(checkout) {
  await charge(checkout, 'late')
  await until(async () => (await renewals(checkout)) === 1, { what: 'the further month to be booked' })
  await pause(restMs)
}

async function lost(checkout, { asAdministrator }) {
  await charge(checkout, 'none')
  await asAdministrator(`/api/admin/payments/${checkout.orderId}/inquiries`)
  await until(async () => (await renewals(checkout)) === 1, { what: 'the further month to be booked' })
  await pause(restMs)
}

/** Rightly sealed, of a charge that the provider does not know of. */
async function invented(checkout) {
  const answers = [await checkout.tell(noticeOf(checkout, '99999999'), 'period')]
  await pause(restMs)
  return answers
}

/** @type {import('./attack.mjs').Attack} */
export const periodAttack = {
  title: 'Further periods of a plan',
  counted: 'how many further months of the plan were booked, each fulfilled at the price of the plan',
  buy,
  count: renewals,
  scenarios: [
    { name: 'one notice', run: byBank('usual'), times: 1 },
    { name: 'five notices in other words (bank)', run: byBank('five-times'), times: 1 },
    { name: 'two notices at once (bank)', run: byBank('two-at-once'), times: 1 },
    { name: 'fifty notices at once in five wordings', run: byUs(fifty), times: 1 },
    { name: 'one notice, then five more after it is booked', run: repeated, times: 1 },
    { name: 'a notice a minute late (bank)', run: late, times: 1 },
    { name: 'no notice; the provider is asked', run: lost, times: 1 },
    {
      name: 'another amount, rightly sealed (bank): the provider’s list counts',
      run: byBank('wrong-amount'),
      times: 1,
    },
    { name: 'no notice, nobody asks yet', run: byBank('none'), times: 0 },
    {
      name: 'each field changed, and no seal',
      run: byUs((checkout, gwsr) => changedFields(noticeOf(checkout, gwsr))),
      times: 0,
      refused: true,
    },
    { name: 'a charge that the provider does not know, rightly sealed', run: invented, times: 0 },
    { name: 'a wrong seal (bank)', run: byBank('wrong-seal'), times: 0 },
    { name: 'another merchant (bank)', run: byBank('wrong-merchant'), times: 0 },
    { name: 'a simulated charge, rightly sealed (bank)', run: byBank('simulated'), times: 0 },
    { name: 'a declined card (bank)', run: byBank('usual', 'failed'), times: 0 },
  ],
}
