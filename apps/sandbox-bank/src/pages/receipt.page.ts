import type { Fields } from '@originseal/ecpay'
import { html, type Html } from '@originseal/pages'
import type { TradeView } from '../trades/trade.view'
import { layout } from './layout'
import { mishaps, summary } from './pay.page'
import { languageOf, type Language } from './language'
import { words } from './words'

/** An order that is paid: the way back to the shop, which the browser goes with the result, if the shop asked for it. */
export function paidPage(trade: TradeView, result: Fields | undefined): string {
  const language = languageOf(trade.sent.Language)
  const say = words[language]
  const { OrderResultURL, ClientBackURL } = trade.sent
  const posts = result !== undefined && OrderResultURL !== undefined
  return layout({
    title: say.done,
    language,
    postsItself: posts,
    body: html`<h1>${say.done}</h1>
      ${summary(trade, language)}
      ${
        posts
          ? html`<form method="post" action="${OrderResultURL}" class="card" id="return">
              ${Object.entries(result).map(
                ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
              )}
              <button class="button">${say.back}</button>
            </form>`
          : ClientBackURL && html`<p><a class="button" href="${ClientBackURL}">${say.back}</a></p>`
      }`,
  })
}

/** An order that waits to be paid by its number. */
export function numberPage(trade: TradeView): string {
  const language = languageOf(trade.sent.Language)
  const say = words[language]
  return layout({
    title: say.waiting,
    language,
    body: html`<h1>${say.waiting}</h1>
      ${summary(trade, language)} ${numbers(trade, language)}
      <form method="post" action="/pay/${trade.tradeNo}" class="card">
        ${mishaps(language, false)}<button class="button quiet">${say.payNumber}</button>
      </form>
      ${trade.sent.ClientBackURL && html`<p><a class="button" href="${trade.sent.ClientBackURL}">${say.back}</a></p>`}`,
  })
}

function numbers({ number }: TradeView, language: Language): Html {
  const say = words[language]
  const lines = [
    [say.bankCode, number?.BankCode],
    [say.account, number?.vAccount],
    [say.storeCode, number?.PaymentNo],
    [say.barcodes, number?.Barcode1],
    ['', number?.Barcode2],
    ['', number?.Barcode3],
    [say.until, number?.ExpireDate],
  ] as const
  return html`<dl class="number">
    ${lines.map(
      ([label, value]) =>
        value &&
        html`<dt>${label}</dt>
          <dd><code>${value}</code></dd>`,
    )}
  </dl>`
}
