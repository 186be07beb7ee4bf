import { html, type Html } from '@originseal/pages'
import { faultNames, type FaultName } from '../faults/fault.rules'
import { noticePlans } from '../notices/notice.rules'
import type { NoticeView } from '../notices/notice.view'
import { layout } from '../pages/layout'
import { planWords, priceTag } from '../pages/words'
import type { TradeView } from '../trades/trade.view'

const faultWords: Readonly<Record<FaultName, string>> = {
  'balance-too-low': '餘額不足，拒絕退款',
  'queries-refused': '查詢回 403',
  'answers-unsealed': '查詢的檢查碼錯誤',
  'cards-declined': '每期扣款與重新扣款都失敗',
  'out-of-order': '整個銀行停擺',
}

export interface DeskView {
  readonly trades: readonly TradeView[]
  readonly notices: readonly NoticeView[]
  readonly faults: readonly FaultName[]
}

/** Everything that happened lately, and the levers of time and of mishaps. */
export function deskPage({ trades, notices, faults }: DeskView): string {
  return layout({
    title: '櫃台',
    language: 'zh-Hant-TW',
    body: html`<h1>櫃台</h1>
      <div class="lever">
        <form method="post" action="/desk/captures"><button>20:15 請款</button></form>
        ${faultNames.map((name) => faultForm(name, faults.includes(name)))}
      </div>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">訂單</th>
              <th scope="col">金額</th>
              <th scope="col">狀態</th>
              <th scope="col">通知</th>
              <th scope="col">下一期</th>
            </tr>
          </thead>
          <tbody>
            ${trades.map((trade) =>
              row(
                trade,
                notices.filter(({ tradeNo }) => tradeNo === trade.tradeNo),
              ),
            )}
          </tbody>
        </table>
      </div>`,
  })
}

function faultForm(name: FaultName, isOn: boolean): Html {
  return html`<form method="post" action="/desk/faults/${name}">
    <input type="hidden" name="on" value="${isOn ? 'no' : 'yes'}" />
    <button aria-pressed="${String(isOn)}">${faultWords[name]}</button>
  </form>`
}

function row(trade: TradeView, notices: readonly NoticeView[]): Html {
  return html`<tr>
    <td>
      <a href="/pay/${trade.tradeNo}"><code>${trade.merchantTradeNo}</code></a
      ><br />${trade.sent.ItemName}
    </td>
    <td>${priceTag(trade.amount)}</td>
    <td>${trade.method} ${trade.state}</td>
    <td>${notices.map(({ tries, answer }) => html`${tries}× ${answer ?? '…'}<br />`)}</td>
    <td>${trade.sent.PeriodType && trade.state === 'paid' && periodForms(trade.tradeNo)}</td>
  </tr>`
}

const periodForms = (tradeNo: string): Html =>
  html`<form method="post" action="/desk/trades/${tradeNo}/periods">
    <label for="notices-${tradeNo}">通知</label>
    <select id="notices-${tradeNo}" name="notices">
      ${noticePlans.map((plan) => html`<option value="${plan}">${planWords['zh-Hant-TW'][plan]}</option>`)}
    </select>
    <button name="outcome" value="succeeded">扣款成功</button>
    <button name="outcome" value="failed">扣款失敗</button>
  </form>`
