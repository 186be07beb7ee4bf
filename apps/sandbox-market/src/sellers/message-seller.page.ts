import { html } from '@originseal/pages'
import type { FieldFaults } from '../listings/listing-form'
import type { ListingView } from '../listings/listing.view'
import { field, formFault, type Given } from '../pages/form'
import { layout } from '../pages/layout'
import { messagePage } from '../pages/message.page'
import { scenarioWords, sellerOf, sellerScenarios } from './seller-scenario.rules'

type Addressed = Pick<ListingView, 'id' | 'title' | 'shop' | 'description'>

/** Where a seller is written to; says what this one does with a notice, and how another one is had. */
export function messageSellerPage(
  { id, title, shop, description }: Addressed,
  answers: boolean,
  given: Given = {},
  faults: FieldFaults = {},
): string {
  return layout({
    title: '聯絡賣家',
    description: `寫訊息給 ${shop.name}。`,
    hidden: true,
    body: html`<div class="frame narrow">
      <h1>聯絡賣家</h1>
      <p class="lead">寫訊息給 ${shop.name}，關於商品 <a href="/listings/${id}">${title}</a>。</p>
      ${formFault(faults)}
      <form class="form" method="post" action="/listings/${id}/messages" novalidate>
        ${field('text', '訊息', given, faults, {
          rows: 8,
          maxlength: 2_000,
          hint: '您可以把證據通知的簡短版本整段貼上，連結要在裡面。',
        })}
        <p><button class="button">送出訊息</button></p>
      </form>
      ${
        answers &&
        html`<section>
          <h2>沙盒裡的賣家</h2>
          <p>
            這裡的賣家由程式扮演：訊息裡有證據通知的連結時，他會在幾秒內開啟那個頁面，像一般人一樣填寫表單回覆。這位賣家會：${
              scenarioWords[sellerOf(description)]
            }。
          </p>
          <p>上架時在商品說明裡寫下其中一個詞，就能決定賣家怎麼回應：</p>
          <ul>
            ${sellerScenarios.map(
              (scenario) => html`<li><code>seller:${scenario}</code>：${scenarioWords[scenario]}</li>`,
            )}
          </ul>
        </section>`
      }
    </div>`,
  })
}

export const messageSentPage = ({ id, shop }: Addressed): string =>
  messagePage({
    title: '訊息已送出',
    text: `${shop.name} 已收到您的訊息。`,
    action: html`<a class="button" href="/listings/${id}">回到商品</a>`,
  })
