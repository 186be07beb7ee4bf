import { html, type Html, type HtmlValue } from '@originseal/pages'
import type { TakingBack } from '../notices/taken-back.rules'
import type { RespondentPage } from './respondent-page.view'
import { respondentTexts, type PageLanguage, type RespondentTexts } from './respondent-texts'

/** What is claimed, by whom, about which page, and what became of a notice. */
export function claimFacts(page: RespondentPage, texts: RespondentTexts): Html {
  const { view, workId, foundAt, language } = page
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  return html`<p class="soft">${texts.privateNote}</p>
    ${pictures(page, texts)}
    <dl>
      <dt>${texts.claimant}</dt>
      <dd>${view.claimantName} <small>${texts.claimantNote}</small></dd>
      <dt>${texts.work}</dt>
      <dd>${view.title ?? '–'}</dd>
      <dt>${texts.page}</dt>
      <dd>${view.pageUrl}</dd>
      ${
        foundAt !== null &&
        html`<dt>${texts.found}</dt>
          <dd>${day.format(foundAt)}</dd>`
      }
      <dt>${texts.certificate}</dt>
      <dd><a href="/verify/${workId}">${texts.checkCertificate}</a> <small>${texts.sealNote}</small></dd>
      <dt>${texts.notice}</dt>
      <dd>${noticeText(page, texts)}</dd>
      <dt>${texts.caseNumber}</dt>
      <dd>${view.caseNumber}</dd>
    </dl>`
}

/** The work beside the copy, and both laid over each other: whoever is asked can check it. */
function pictures({ pictures: shown, path }: RespondentPage, texts: RespondentTexts): HtmlValue {
  const address = { work: 'work', picture: 'copy/picture', overlay: 'copy/overlay' } as const
  const figures = shown.map(
    (each) =>
      html`<figure class="${each}">
        <img src="${path}/${address[each]}" alt="${texts.pictures[each].alt}" />
        <figcaption class="soft">${texts.pictures[each].note}</figcaption>
      </figure>`,
  )
  return figures.length > 0 && html`<div class="pictures">${figures}</div>`
}

function noticeText({ takingBack, isFiled, language }: RespondentPage, texts: RespondentTexts): string {
  if (takingBack) return takingBackText(takingBack, language)
  return isFiled ? texts.noticeFiled : texts.noticeNotFiled
}

/** How far what was filed is taken back. */
export function takingBackText(takingBack: TakingBack, language: PageLanguage): string {
  const { takenBack } = respondentTexts[language]
  if (takingBack.kind !== 'done') return takenBack[takingBack.kind]
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  return takenBack.done(day.format(takingBack.at))
}
