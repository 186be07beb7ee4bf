import { html, type Html } from '@originseal/pages'
import { faultNames, type FaultName } from '../faults/fault.rules'
import { noticePlans } from '../notices/notice.rules'
import type { NoticeView } from '../notices/notice.view'
import { layout } from '../pages/layout'
import type { Language } from '../pages/language'
import { methodWords, planWords, priceTag, stateWords } from '../pages/words'
import type { TradeView } from '../trades/trade.view'
import { deskWords, faultWords } from './desk.words'

export interface DeskView {
  readonly trades: readonly TradeView[]
  readonly notices: readonly NoticeView[]
  readonly faults: readonly FaultName[]
}

/** Everything that happened lately, and the levers of time and of mishaps. */
export function deskPage({ trades, notices, faults }: DeskView, language: Language): string {
  const say = deskWords[language]
  return layout({
    title: say.desk,
    language,
    body: html`<h1>${say.desk}</h1>
      <div class="lever">
        <form method="post" action="/desk/captures"><button>${say.capture}</button></form>
        ${faultNames.map((name) => faultForm(name, faults.includes(name), language))}
      </div>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">${say.order}</th>
              <th scope="col">${say.amount}</th>
              <th scope="col">${say.state}</th>
              <th scope="col">${say.notices}</th>
              <th scope="col">${say.period}</th>
            </tr>
          </thead>
          <tbody>
            ${trades.map((trade) =>
              row(
                trade,
                notices.filter(({ tradeNo }) => tradeNo === trade.tradeNo),
                language,
              ),
            )}
          </tbody>
        </table>
      </div>`,
  })
}

function faultForm(name: FaultName, isOn: boolean, language: Language): Html {
  return html`<form method="post" action="/desk/faults/${name}">
    <input type="hidden" name="on" value="${isOn ? 'no' : 'yes'}" />
    <button aria-pressed="${String(isOn)}">${faultWords[language][name]}</button>
  </form>`
}

function row(trade: TradeView, notices: readonly NoticeView[], language: Language): Html {
  return html`<tr>
    <td>
      <a href="/pay/${trade.tradeNo}"><code>${trade.merchantTradeNo}</code></a
      ><br />${trade.sent.ItemName}
    </td>
    <td>${priceTag(trade.amount)}</td>
    <td>${methodWords[language][trade.method]}<br />${stateWords[language][trade.state]}</td>
    <td>${notices.map(({ tries, answer }) => html`${tries}× ${answer ?? '…'}<br />`)}</td>
    <td>${trade.sent.PeriodType && trade.state === 'paid' && periodForms(trade.tradeNo, language)}</td>
  </tr>`
}

const periodForms = (tradeNo: string, language: Language): Html =>
  html`<form method="post" action="/desk/trades/${tradeNo}/periods">
    <label for="notices-${tradeNo}">${deskWords[language].notices}</label>
    <select id="notices-${tradeNo}" name="notices">
      ${noticePlans.map((plan) => html`<option value="${plan}">${planWords[language][plan]}</option>`)}
    </select>
    <button name="outcome" value="succeeded">${deskWords[language].succeeded}</button>
    <button name="outcome" value="failed">${deskWords[language].failed}</button>
  </form>`
