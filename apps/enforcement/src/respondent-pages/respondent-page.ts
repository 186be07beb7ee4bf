import { respondentFiles, type NegotiationView } from '@originseal/contracts'
import { html, type Html, type HtmlValue } from '@originseal/pages'
import { claimFacts, takingBackText } from './claim-facts'
import { mailsSection } from './mails-section'
import { pageFrame } from './page-frame'
import * as forms from './respondent-forms'
import type { RespondentPage, RespondentProblem } from './respondent-page.view'
import { respondentTexts, type PageLanguage, type RespondentTexts } from './respondent-texts'
import { termsList } from './terms-list'

/**
 * Whose turn it is, what is claimed, what was said, and every form that has an effect now; whole without any script. Who
 * has answered once comes back for the answer: what is claimed is folded then.
 */
export function respondentPage(page: RespondentPage): string {
  const { language, view, path } = page
  const texts = respondentTexts[language]
  const written = page.problem?.code === 'MESSAGE_REFUSED' ? page.problem.text : ''
  const place = { language, texts, path, action: `${path}?lang=${language}`, formId: page.formId, written }
  const hasAnswered = view.entries.some(({ by }) => by === 'respondent')
  const claim = claimFacts(page, texts)
  const record = recordSection(view, { language, path }, texts)
  const { first, others } = formsFor(view, place, hasAnswered)
  const mails = mailsSection(page.mails, place, !hasAnswered)
  const content = html`${page.problem && problemSection(page.problem, language)} ${nextSection(page, texts)}
    ${
      hasAnswered
        ? html`${first} ${record} ${mails} ${others} ${folded(texts.claimFolded, claim)}`
        : html`<section>${claim}</section>
            ${first} ${others} ${mails} ${record}`
    }
    ${reportSection(page, place)}
    <p class="soft">${texts.privacy}</p>`
  return pageFrame({ language, path, title: titleOf(view, texts), content })
}

function titleOf(view: NegotiationView, texts: RespondentTexts): string {
  if (isConceded(view) || view.caseOutcome === 'withdrawn') return texts.withdrawnTitle
  return hasEndedWithCase(view) ? texts.caseEnded.title : texts.claimTitle
}

/** Nothing of what was signed is left to be done, and there is no claim any more. */
const hasEndedWithCase = ({ state, caseOutcome }: NegotiationView): boolean =>
  state === 'closed' && caseOutcome !== null

/** What the other side said was accepted: it has nothing to answer for. */
const isConceded = ({ entries }: NegotiationView): boolean =>
  entries.some(({ kind }) => kind === 'dispute-accepted')

/** Whose turn it is, and what happens next. */
function nextSection(page: RespondentPage, texts: RespondentTexts): Html {
  const { view, path, language } = page
  const { actor, text } = nextForRespondent(view.next, texts)
  const isSigned = view.agreement?.signedBy.length === 2
  return html`<section class="next ${actor}">
    <h2>${texts.turn[actor]}</h2>
    <p>${endOf(view, texts) ?? (isAnswerAwaited(view) ? texts.dispute[view.dispute.standing] : text)}</p>
    ${view.dispute?.standing === 'stands' && html`<p>${texts.dispute.stands}</p>`}
    <p class="soft written">${texts.page} ${view.pageUrl}</p>
    ${page.takingBack && html`<p>${takingBackText(page.takingBack, language)}</p>`}
    ${isSigned && html`<p><a href="${path}/settlement">${texts.settlement}</a></p>`}
    ${view.licence !== null && licenceNote(view.licence, { path, language }, texts)}
  </section>`
}

/** What the other side has said against the claim waits for an answer. */
const isAnswerAwaited = (
  view: NegotiationView,
): view is NegotiationView & { dispute: NonNullable<NegotiationView['dispute']> } =>
  view.next.step === 'answer-objection' && view.dispute !== null

/** How it has ended, where the claim itself has. */
function endOf(view: NegotiationView, texts: RespondentTexts): string | undefined {
  if (isConceded(view)) return texts.claimWithdrawn
  if (!hasEndedWithCase(view)) return undefined
  return view.caseOutcome === 'withdrawn' ? texts.caseEnded.withdrawn : texts.caseEnded.other
}

/** Whether the use is allowed now, and the token that says so. */
function licenceNote(
  { notAfter, endedAt }: NonNullable<NegotiationView['licence']>,
  { path, language }: Pick<RespondentPage, 'path' | 'language'>,
  texts: RespondentTexts,
): Html {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  if (endedAt !== null) return html`<p>${texts.licenceEnded} ${day.format(new Date(endedAt))}</p>`
  // The instant at which it ends belongs to the day after.
  const lastDay = notAfter === null ? null : day.format(new Date(Date.parse(notAfter) - 1))
  return html`<p>
    ${lastDay === null ? texts.licenceLasts : html`${texts.licenceLastsUntil} ${lastDay}`}
    <a href="${path}/licence">${texts.licenceFile}</a>
  </p>`
}

/** To the other side it is all the same how their page was to reach them: now they are here. */
function nextForRespondent(
  next: NegotiationView['next'],
  { next: texts }: RespondentTexts,
): { actor: NegotiationView['next']['actor']; text: string } {
  if (next.step === 'hand-over' || next.step === 'find-address')
    return { actor: 'respondent', text: texts.respondent.answer }
  if (next.actor === 'claimant') return { actor: next.actor, text: texts.claimant[next.step] }
  if (next.actor === 'respondent') return { actor: next.actor, text: texts.respondent[next.step] }
  return { actor: next.actor, text: texts.nobody[next.step] }
}

/** A payment was signed for that nobody has spoken of yet. */
const isPayable = ({ state, agreement }: NegotiationView): boolean =>
  (state === 'signed' || state === 'broken') &&
  agreement !== null &&
  agreement.terms.amountTwd > 0 &&
  agreement.payment.saidAt === null &&
  agreement.payment.confirmedAt === null

/** What is to be decided first, and what else can be done. */
function formsFor(
  view: NegotiationView,
  place: forms.FormPlace,
  hasAnswered: boolean,
): { readonly first: HtmlValue; readonly others: HtmlValue } {
  const { state, offer, agreement } = view
  const { texts } = place
  if (state === 'closed' || state === 'performed' || view.next.step === 'frozen')
    return { first: [], others: [] }
  const isNegotiable = state !== 'agreed' && state !== 'signed' && state !== 'broken'
  const isMeant = view.dispute !== null && view.dispute.standing !== 'unproven'
  const answer = forms.answerForm(place, isMeant)
  const sent = view.entries.filter(({ kind }) => kind === 'file').length
  const file = sent < respondentFiles.most ? forms.fileForm(place) : undefined
  const isAskedForEvidence = view.dispute?.standing === 'unproven'
  return {
    first: [
      offer ? forms.offerSection(place, offer) : '',
      file && isAskedForEvidence
        ? html`<section>
            <h2>${texts.file.title}</h2>
            ${file}
          </section>`
        : '',
      agreement && isPayable(view) ? forms.paidForm(place, agreement) : '',
      agreement && state === 'agreed' ? forms.agreementSection(place, agreement) : '',
      hasAnswered
        ? forms.messageForm(place)
        : html`<section>
            <h2>${texts.answerTitle}</h2>
            ${answer}
          </section>`,
    ],
    others: [
      file && !isAskedForEvidence ? folded(texts.file.title, file) : '',
      isNegotiable ? folded(texts.offerTitle, forms.offerForm(place)) : '',
      isNegotiable && hasAnswered ? folded(texts.answerAgain, answer) : '',
      isNegotiable ? folded(texts.endTitle, forms.endForm(place)) : '',
    ],
  }
}

/** What became of the report of this claim, or a form for one; in every state, as a claim that has ended can have been abusive. */
function reportSection({ report, language }: RespondentPage, place: forms.FormPlace): Html {
  const { texts } = place
  if (!report) return folded(texts.report.title, forms.reportForm(place))
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  const { reportedAt, decision } = report
  return html`<section>
    <h2>${texts.report.title}</h2>
    <p>${day.format(reportedAt)} · ${texts.report[decision?.kind ?? 'waits']}</p>
    ${
      decision !== null &&
      html`<p class="written">${decision.reason}</p>
        <details>
          <summary>${texts.report.again}</summary>
          ${forms.reportForm(place)}
        </details>`
    }
  </section>`
}

const folded = (summary: string, content: Html): Html =>
  html`<section>
    <details>
      <summary>${summary}</summary>
      ${content}
    </details>
  </section>`

function recordSection(
  { entries }: NegotiationView,
  { language, path }: Pick<RespondentPage, 'language' | 'path'>,
  texts: RespondentTexts,
): Html {
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Taipei',
  })
  const lines = entries.toReversed().map(
    ({ sequence, by, kind, at, text, terms, offerNumber }) =>
      html`<li>
        <strong>${texts.by[by]}</strong> · ${texts.entries[kind]}${offerNumber !== null && ` #${offerNumber}`}
        <small>${time.format(new Date(at))}</small>
        ${text !== null && html`<p class="written">${text}</p>`}
        ${kind === 'file' && html`<p><a href="${path}/files/${sequence}">${texts.file.show}</a></p>`}
        ${terms !== null && termsList(terms, language)}
      </li>`,
  )
  return html`<section>
    <h2>${texts.recordTitle}</h2>
    ${
      lines.length > 0
        ? html`<ol class="record">
            ${lines}
          </ol>`
        : html`<p class="soft">${texts.noRecord}</p>`
    }
  </section>`
}

function problemSection(problem: RespondentProblem, language: PageLanguage): Html {
  const texts = respondentTexts[language]
  if (problem.code !== 'MESSAGE_REFUSED')
    return html`<section class="bad" role="alert"><p>${texts.problems[problem.code]}</p></section>`
  const faults = problem.faults.map(
    ({ sentence, alternative }) =>
      html`<p class="written">${sentence}</p>
        <p>${texts.instead} ${language === 'en' ? alternative.en : alternative.zh}</p>`,
  )
  return html`<section class="bad" role="alert">
    <h2>${texts.refusedTitle}</h2>
    ${faults}
  </section>`
}
