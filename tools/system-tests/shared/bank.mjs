import { createRequire } from 'node:module'
import { ask, askJson } from './ask.mjs'

const require = createRequire(import.meta.url)
/** Built by the time that a product runs. */
const ecpay = () => require('@originseal/ecpay')

/** @returns {Parameters<typeof ask>[1]} */
const posted = (fields, status) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual',
  status,
})

/** The payment provider as a payer's browser and an auditor meet it: nothing here asks the product. */
export class Bank {
  /** @param {string} origin of the sandbox bank, without a slash at the end */
  constructor(origin) {
    this.origin = origin
  }

  /** Brings an order's form to the provider. @returns {Promise<string>} the provider's number of the trade */
  async take({ action, fields }) {
    const taken = await ask(action, posted(fields, 303))
    return String(taken.headers.get('location')).slice('/pay/'.length)
  }

  /** Presses the button of the trade's page: pays by card, asks for a number, or pays by one that was issued. */
  async press(tradeNo, outcome = 'approved') {
    await ask(`${this.origin}/pay/${tradeNo}`, posted({ outcome, notices: 'usual' }, 303))
  }

  /** The next period of a mandate, now. @param {'succeeded' | 'failed'} outcome */
  async nextPeriod(tradeNo, outcome) {
    await ask(`${this.origin}/desk/trades/${tradeNo}/periods`, posted({ outcome }, 303))
  }

  /** What the provider's books say of a try, under its seal. */
  async paid(number) {
    const { hasValidCheckMacValue, readFormBody, stageMerchant } = ecpay()
    const answer = await this.question('QueryTradeInfo/V5', number)
    const fields = readFormBody(await answer.text())
    if (typeof fields === 'string' || !hasValidCheckMacValue(fields, stageMerchant))
      throw new Error('the provider’s answer is not sealed by it')
    return { isPaid: fields.TradeStatus === '1', amount: Number(fields.TradeAmt) }
  }

  /** The charges of a mandate in the provider's books, oldest first. @param {string} number of the try that opened it */
  async mandate(number) {
    const { ExecStatus, ExecLog } = await (await this.question('QueryCreditCardPeriodInfo', number)).json()
    return {
      isRunning: ExecStatus === '1',
      charges: ExecLog.map(({ RtnCode, amount }) => (RtnCode === 1 ? amount : 0)),
    }
  }

  question(name, number) {
    const { stageMerchant, withCheckMacValue } = ecpay()
    const TimeStamp = String(Math.floor(Date.now() / 1_000))
    const question = { MerchantID: stageMerchant.id, MerchantTradeNo: number, TimeStamp }
    return ask(`${this.origin}/Cashier/${name}`, posted(withCheckMacValue(question, stageMerchant), 200))
  }

  /** An order's e-invoice in the books of its issuer. @param {string} orderNumber */
  async invoice(orderNumber) {
    const { openInvoiceData, sealInvoiceData, stageInvoiceMerchant: merchant } = ecpay()
    const Timestamp = Math.floor(Date.now() / 1_000)
    const Data = sealInvoiceData({ MerchantID: merchant.id, RelateNumber: orderNumber }, merchant)
    const answer = await askJson(`${this.origin}/B2CInvoice/GetIssue`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ MerchantID: merchant.id, RqHeader: { Timestamp, Revision: '3.0.0' }, Data }),
    })
    const found = openInvoiceData(answer.Data, merchant)
    return {
      number: found.IIS_Number,
      randomNumber: found.IIS_Random_Number,
      isVoid: found.IIS_Invalid_Status === '1',
      allowable: found.IIS_Remain_Allowance_Amt,
    }
  }
}
