import { html, type Html } from '@originseal/pages'
import { layout } from '../pages/layout'
import { minuteOf } from '../pages/words'
import { kindWords, stateWords, type ReportView } from './report.view'

/** Where a case stands. Anybody who knows the number can read it, so it names no person. */
export function reportStatusPage(report: ReportView): string {
  return layout({
    title: `案件 ${report.reference}`,
    description: '檢舉案件的進度。',
    hidden: true,
    body: html`<div class="frame narrow">
      <p class="eyebrow">檢舉案件</p>
      <h1 class="reference">${report.reference}</h1>
      <p class="state state-${report.state}">${stateWords[report.state]}</p>
      <ol class="steps">
        ${step('已收到檢舉', report.receivedAt)} ${step('進入審查', report.reviewedAt)}
        ${step(decisionWords(report), report.decidedAt)}
      </ol>
      <p>權利種類：${kindWords[report.kind]}</p>
      <p>
        ${
          report.state === 'removed'
            ? '這件商品已經下架，網址回應 410 Gone。'
            : html`<a href="/listings/${report.listingId}">看被檢舉的商品</a>`
        }
      </p>
      <p class="hint">請記下案件編號，日後以這一頁的網址查詢進度。</p>
    </div>`,
  })
}

function step(label: string, at: Date | undefined): Html {
  return at
    ? html`<li class="done">${label}<time datetime="${at.toISOString()}">${minuteOf(at)}</time></li>`
    : html`<li>${label}</li>`
}

function decisionWords({ state }: ReportView): string {
  if (state === 'removed') return '檢舉成立，商品已移除'
  return state === 'rejected' ? '檢舉未成立' : '作出決定'
}
