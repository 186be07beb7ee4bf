import type { FieldFaults } from '../listings/listing-form'
import { field, formFault, type Given } from '../pages/form'
import { html } from '@originseal/pages'
import { layout } from '../pages/layout'
import { reportKinds } from './report.rules'
import { kindWords } from './report.view'

const promise =
  '我本於善意，確信上述使用未經權利人、其代理人或法律許可；以上陳述屬實，我是權利人或有權代表權利人。如有不實，願負偽證及相關法律責任。'

/** The abuse form; with `faults` it is the answer to one that was not complete. */
export function reportPage(
  listing: { id: string; title: string; mailbox?: string | undefined },
  given: Given = {},
  faults: FieldFaults = {},
): string {
  return layout({
    title: '檢舉商品侵權',
    description: '向市集檢舉侵害權利的商品。',
    hidden: true,
    body: html`<div class="frame narrow">
      <h1>檢舉商品侵權</h1>
      <p class="lead">
        您要檢舉的商品：<a href="/listings/${listing.id}">${listing.title}</a
        >。送出後會得到案件編號，可隨時查詢進度。
      </p>
      ${
        listing.mailbox !== undefined &&
        html`<p>著作權人也可將通知寄至 <a href="mailto:${listing.mailbox}">${listing.mailbox}</a>。</p>`
      }
      ${formFault(faults)}
      <form class="form" method="post" action="/listings/${listing.id}/reports" novalidate>
        ${field('reporterName', '您的姓名', given, faults, { autocomplete: 'name', maxlength: 80 })}
        ${field('reporterEmail', '電子郵件', given, faults, { type: 'email', autocomplete: 'email', maxlength: 200 })}
        <fieldset ${faults['kind'] ? html`aria-describedby="kind-fault"` : ''}>
          <legend>權利種類</legend>
          <div class="choices">
            ${reportKinds.map(
              (kind) =>
                html`<label class="choice"
                  ><input
                    type="radio"
                    name="kind"
                    value="${kind}"
                    ${given['kind'] === kind ? html`checked` : ''}
                  />
                  ${kindWords[kind]}</label
                >`,
            )}
          </div>
          ${faults['kind'] && html`<p class="fault" id="kind-fault">${faults['kind']}</p>`}
        </fieldset>
        ${field('originalUrl', '原作的網址', given, faults, {
          type: 'url',
          hint: '可以看到原作或其登記、存證資料的網頁',
          maxlength: 500,
        })}
        ${field('statement', '侵權說明', given, faults, { rows: 6, maxlength: 3_000 })}
        <div>
          <label class="choice"
            ><input
              type="checkbox"
              name="goodFaith"
              value="yes"
              ${given['goodFaith'] === 'yes' ? html`checked` : ''}
              ${faults['goodFaith'] ? html`aria-invalid="true" aria-describedby="goodFaith-fault"` : ''}
            />
            <span>${promise}</span></label
          >
          ${faults['goodFaith'] && html`<p class="fault" id="goodFaith-fault">${faults['goodFaith']}</p>`}
        </div>
        <p><button class="button">送出檢舉</button></p>
      </form>
    </div>`,
  })
}
