import { html, type Html } from '@originseal/pages'
import { layout } from '../pages/layout'
import { minuteOf } from '../pages/words'
import { deskActions, stateAfter, type DeskAction } from './report.rules'
import { kindWords, stateWords, type DeskReport } from './report.view'

const actionWords: Readonly<Record<DeskAction, string>> = {
  review: '開始審查',
  accept: '移除商品',
  reject: '駁回檢舉',
}

/** The shops' own desk: reports with what they say, and the buttons that decide them. */
export function deskPage(reports: readonly DeskReport[]): string {
  return layout({
    title: '店務櫃台',
    description: '審理檢舉。',
    hidden: true,
    body: html`<div class="frame">
      <h1>店務櫃台</h1>
      <p class="lead">只有這台機器看得到這一頁。接受檢舉會立刻移除商品，之後其網址回應 410 Gone。</p>
      ${
        reports.length === 0
          ? html`<p class="nothing">目前沒有檢舉。</p>`
          : html`<ul class="desk">
              ${reports.map((report) => html`<li>${deskCase(report)}</li>`)}
            </ul>`
      }
    </div>`,
  })
}

function deskCase(report: DeskReport): Html {
  const possible = deskActions.filter((action) => stateAfter(report.state, action))
  return html`<article class="case">
    <header>
      <h2><a href="/reports/${report.reference}">${report.reference}</a></h2>
      <p class="state state-${report.state}">${stateWords[report.state]}</p>
    </header>
    <dl>
      <dt>商品</dt>
      <dd><a href="/listings/${report.listingId}">編號 ${report.listingId}</a></dd>
      <dt>權利</dt>
      <dd>${kindWords[report.kind]}</dd>
      <dt>檢舉人</dt>
      <dd>${report.reporterName}（${report.reporterEmail}）</dd>
      <dt>原作</dt>
      <dd><a href="${report.originalUrl}" rel="nofollow noreferrer">${report.originalUrl}</a></dd>
      <dt>說明</dt>
      <dd class="description">${report.statement}</dd>
      <dt>收到</dt>
      <dd>${minuteOf(report.receivedAt)}</dd>
    </dl>
    ${
      possible.length > 0 &&
      html`<form method="post" action="/desk/reports/${report.reference}">
        ${possible.map(
          (action) =>
            html`<button class="button button-${action}" name="action" value="${action}">
              ${actionWords[action]}
            </button>`,
        )}
      </form>`
    }
  </article>`
}
