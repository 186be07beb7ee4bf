import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../shared/until.mjs'

/** Longer than the product needs to give money back, with the pauses after an answer that did not come. */
const restMs = 8_000
const item = { kind: 'pack', pack: 'seal-pack' }

/** Bought and paid, and captured at the bank, so that only a refund gives the money back. */
async function buy(checkout) {
  await checkout.begin(item)
  await checkout.pay('usual')
  await checkout.fulfilled()
  await checkout.press('/desk/captures', {})
}

const ask = (checkout, key) =>
  checkout.send('POST', `/api/orders/${checkout.orderId}/refunds`, { reason: '不需要了' }, key)

/** How often the price went back, by the provider's books and by ours; they have to say the same. */
async function refunds(checkout) {
  const { gwsr } = await infoOf(checkout)
  const fields = { CreditRefundId: gwsr, CreditAmount: String(checkout.amount), CreditCheckCode: '25938299' }
  const answer = await checkout.question('/CreditDetail/QueryTrade/V2', fields)
  const { RtnValue } = await answer.json()
  const there = (Number(RtnValue.amount) - Number(RtnValue.clsamt)) / checkout.amount
  const here = (await checkout.order()).refunded / checkout.amount
  if (there !== here) throw new Error(`the provider has given back ${there}×, by our books it was ${here}×`)
  return there
}

async function infoOf(checkout) {
  const TimeStamp = String(Math.floor(Date.now() / 1_000))
  const asked = { MerchantTradeNo: checkout.number, TimeStamp }
  const answer = await checkout.question('/Cashier/QueryTradeInfo/V5', asked)
  return Object.fromEntries(new URLSearchParams(await answer.text()))
}

const refunded = (checkout) => checkout.orderIs('refunded')

async function once(checkout) {
  await ask(checkout)
  await refunded(checkout)
  await pause(restMs)
}

const fifty = (keyOf) => async (checkout) => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(checkout, keyOf())))
  const limited = answers.filter(({ status }) => status === 429)
  if (limited.length > 0) throw new Error(`${limited.length} of fifty were not worked on`)
  await refunded(checkout)
  await pause(restMs)
}

/** The bank does what is asked, and `fault` becomes of its answer. */
const answered = (fault) => async (checkout) => {
  await checkout.fault(fault, true)
  try {
    await ask(checkout)
    await until(async () => (await given(checkout)) > 0, { what: 'the bank to give the money back' })
    // One more try of ours finds the fault still there.
    await pause(restMs)
  } finally {
    await checkout.fault(fault, false)
  }
  await refunded(checkout)
  await pause(restMs)
}

async function given(checkout) {
  const { gwsr } = await infoOf(checkout)
  const fields = { CreditRefundId: gwsr, CreditAmount: String(checkout.amount), CreditCheckCode: '25938299' }
  const { RtnValue } = await (await checkout.question('/CreditDetail/QueryTrade/V2', fields)).json()
  return Number(RtnValue.amount) - Number(RtnValue.clsamt)
}

/** What the provider does not do, or says it has not done, waits for an administrator, who tries again. */
const triedAgain =
  (fault) =>
  async (checkout, { asAdministrator }) => {
    await checkout.fault(fault, true)
    try {
      await ask(checkout)
      const state = async () => (await checkout.order()).refund.state
      await until(async () => (await state()) === 'failed', { what: 'the refund to be refused' })
    } finally {
      await checkout.fault(fault, false)
    }
    const { refund } = await checkout.order()
    await Promise.all(
      Array.from({ length: 5 }, () =>
        asAdministrator(`/api/admin/refunds/${refund.id}/retries`, 200).catch(() => undefined),
      ),
    )
    await refunded(checkout)
    await pause(restMs)
  }

async function nothingAsked(checkout) {
  const answers = await Promise.all(
    ['R', 'N', 'E'].map((Action) =>
      checkout.tell(
        checkout.sealed({
          MerchantTradeNo: checkout.number,
          TradeNo: checkout.tradeNo,
          Action,
          RtnCode: '1',
          RtnMsg: 'OK',
        }),
      ),
    ),
  )
  await pause(restMs)
  return answers
}

const sameKey = () => {
  const key = randomUUID()
  return () => key
}

/** @type {import('./attack.mjs').Attack} */
export const refundAttack = {
  title: 'Refunds',
  counted: 'how often the price went back, in the provider’s books and in ours, which have to agree',
  buy,
  count: refunds,
  scenarios: [
    { name: 'asked for once', run: once, times: 1 },
    { name: 'asked for fifty times at once, each for itself', run: fifty(randomUUID), times: 1 },
    { name: 'asked for fifty times at once under one key', run: fifty(sameKey()), times: 1 },
    { name: 'the answer is lost (bank)', run: answered('refund-answers-lost'), times: 1 },
    { name: 'the answer comes too late (bank)', run: answered('refund-answers-late'), times: 1 },
    { name: 'the answer is garbled (bank)', run: answered('refund-answers-garbled'), times: 1 },
    {
      name: 'done, but the answer refuses (bank); tried again five times',
      run: triedAgain('refund-answers-refusing'),
      times: 1,
    },
    {
      name: 'refused for want of money (bank); tried again five times',
      run: triedAgain('balance-too-low'),
      times: 1,
    },
    { name: 'nobody asks; answers of refunds are sent as notices', run: nothingAsked, times: 0 },
  ],
}
