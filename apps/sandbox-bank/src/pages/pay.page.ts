import { html, type Html } from '@originseal/pages'
import { noticePlans } from '../notices/notice.rules'
import type { TradeView } from '../trades/trade.view'
import { cardAnswers, cardOutcomes } from '../trades/trade.rules'
import { layout } from './layout'
import { languageOf, type Language } from './language'
import { methodWords, outcomeWords, planWords, priceTag, words } from './words'

/** Where the payer pays an open order: a card's form, or the wish for a number. */
export function payPage(trade: TradeView): string {
  const language = languageOf(trade.sent.Language)
  const say = words[language]
  const isCard = trade.method === 'Credit'
  return layout({
    title: say.pay,
    language,
    body: html`<h1>${say.pay}</h1>
      ${summary(trade, language)}
      ${trade.state === 'failed' && html`<p class="fault" role="alert">${say.failed}${failureOf(trade, language)}</p>`}
      <form method="post" action="/pay/${trade.tradeNo}" class="card">
        ${isCard && cardFields(language)} ${mishaps(language, isCard)}
        <button class="button">${isCard ? say.payNow : say.getNumber}</button>
      </form>
      ${trade.sent.ClientBackURL && html`<p><a class="button quiet" href="${trade.sent.ClientBackURL}">${say.leave}</a></p>`}`,
  })
}

/** What the card's bank said. */
function failureOf({ code }: TradeView, language: Language): string {
  const outcome = cardOutcomes.find((name) => cardAnswers[name].code === code)
  return outcome ? outcomeWords[language][outcome] : ''
}

export function summary(trade: TradeView, language: Language): Html {
  const say = words[language]
  return html`<section class="summary">
    <p class="method">${methodWords[language][trade.method]}</p>
    <p class="amount"><span>${say.amount}</span><strong>${priceTag(trade.amount)}</strong></p>
    ${trade.sent.PeriodType && html`<p class="recurring">${say.recurring}</p>`}
    <dl>
      <dt>${say.item}</dt>
      <dd>${trade.sent.ItemName.replaceAll('#', '、')}</dd>
      <dt>${say.order}</dt>
      <dd><code>${trade.merchantTradeNo}</code></dd>
    </dl>
  </section>`
}

/** The fields have no names: nothing of a card leaves the browser. */
function cardFields(language: Language): Html {
  const say = words[language]
  return html`<p class="hint" id="test-card">${say.testCard}</p>
    <label for="number">${say.cardNumber}</label>
    <input
      id="number"
      inputmode="numeric"
      autocomplete="off"
      value="4311 9522 2222 2222"
      aria-describedby="test-card"
    />
    <div class="pair">
      <div>
        <label for="expiry">${say.expiry}</label>
        <input id="expiry" autocomplete="off" value="12/34" />
      </div>
      <div>
        <label for="code">${say.code}</label>
        <input id="code" inputmode="numeric" autocomplete="off" value="222" />
      </div>
    </div>`
}

/** How the bank is to behave. */
export function mishaps(language: Language, withOutcome: boolean): Html {
  const say = words[language]
  return html`<details>
    <summary>${say.mishaps}</summary>
    ${
      withOutcome &&
      html`<label for="outcome">${say.outcome}</label>
        <select id="outcome" name="outcome">
          ${cardOutcomes.map((name) => html`<option value="${name}">${outcomeWords[language][name]}</option>`)}
        </select>`
    }
    <label for="notices">${say.notice}</label>
    <select id="notices" name="notices">
      ${noticePlans.map((name) => html`<option value="${name}">${planWords[language][name]}</option>`)}
    </select>
  </details>`
}
