import { offerDays, taipeiDateOf, type NegotiationView } from '@originseal/contracts'
import { html, type Html, type HtmlValue } from '@originseal/pages'
import type { PageLanguage, RespondentTexts } from './respondent-texts'
import { termsList } from './terms-list'

/** What all forms of one page have. */
export interface FormPlace {
  readonly language: PageLanguage
  readonly texts: RespondentTexts
  /** Of the page, without its query. */
  readonly path: string
  readonly action: string
  /** Another one for each page: the forms of a page count once. */
  readonly formId: string
  /** Of a text that could not be sent. */
  readonly written: string
}

type Offer = NonNullable<NegotiationView['offer']>
type Agreement = NonNullable<NegotiationView['agreement']>

export function form({ action, formId }: FormPlace, does: string, content: HtmlValue): Html {
  return html`<form method="post" action="${action}">
    <input type="hidden" name="form" value="${formId}" />
    <input type="hidden" name="do" value="${does}" />
    ${content}
  </form>`
}

/** Works without a script: the browser sends the file itself. */
export const fileForm = ({ texts, path, language, formId }: FormPlace): Html =>
  html`<p class="soft">${texts.file.lead}</p>
    <form method="post" action="${path}/files?lang=${language}" enctype="multipart/form-data">
      <input type="hidden" name="form" value="${formId}" />
      <label for="file">${texts.file.label}</label>
      <input
        id="file"
        name="file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        required
      />
      <button>${texts.file.send}</button>
    </form>`

const textArea = ({ written }: FormPlace, id: string, label: string, required = false): Html =>
  html`<label for="${id}">${label}</label>
    <textarea id="${id}" name="text" maxlength="2000" ${required && 'required'}>${written}</textarea>`

const tick = (name: string, label: string, more?: 'required' | 'checked'): Html =>
  html`<label class="choice"><input type="checkbox" name="${name}" value="yes" ${more} /> ${label}</label>`

/** @param isMeant who has shown evidence against the claim is somebody to answer, and does not say any more that it is somebody else */
export function answerForm(place: FormPlace, isMeant: boolean): Html {
  const { texts } = place
  const answers = ['removed', 'licensed', 'own-work', ...(isMeant ? [] : (['not-me'] as const))] as const
  const choices = answers.map(
    (answer) =>
      html`<label class="choice"
        ><input type="radio" name="answer" value="${answer}" required /> ${texts.answers[answer]}</label
      >`,
  )
  return form(
    place,
    'answer',
    html`<fieldset>
        <legend>${texts.answerLead}</legend>
        ${choices}
      </fieldset>
      ${textArea(place, 'answer-text', texts.answerText)}
      <small>${texts.licenceHint}</small>
      <div><button>${texts.sendAnswer}</button></div>`,
  )
}

/** We handle no payment: both sides say what they know of it. */
export const paidForm = (place: FormPlace, { terms }: Agreement): Html =>
  html`<section class="good">
    <h2>${place.texts.paid.title}</h2>
    ${termsList(terms, place.language)}
    <p class="soft">${place.texts.paid.lead}</p>
    ${form(
      place,
      'paid',
      html`${textArea(place, 'paid', place.texts.paid.text)}<button>${place.texts.paid.send}</button>`,
    )}
  </section>`

export const messageForm = (place: FormPlace): Html =>
  html`<section>
    <h2>${place.texts.messageTitle}</h2>
    ${form(
      place,
      'message',
      html`${textArea(place, 'message', place.texts.message, true)}<button>
          ${place.texts.sendMessage}
        </button>`,
    )}
  </section>`

export function offerForm(place: FormPlace): Html {
  const { texts } = place
  const days = offerDays.map(
    (each) => html`<option value="${each}" ${each === 14 && 'selected'}>${each}</option>`,
  )
  const today = taipeiDateOf(new Date())
  return html`<p class="soft">${texts.offerLead}</p>
    ${form(
      place,
      'offer',
      html`<label for="removeBy">${texts.removeBy}</label>
        <input id="removeBy" name="removeBy" type="date" min="${today}" />
        <label for="amountTwd">${texts.amount}</label>
        <input id="amountTwd" name="amountTwd" inputmode="numeric" pattern="[0-9]{1,7}" value="0" required />
        <small>${texts.amountNote}</small>
        <label for="payBy">${texts.payBy}</label>
        <input id="payBy" name="payBy" type="date" min="${today}" />
        <label for="licence">${texts.licence}</label>
        <select id="licence" name="licence">
          <option value="no">${texts.licenceNone}</option>
          <option value="lasting">${texts.licenceLasting}</option>
          <option value="until">${texts.licenceUntil}</option>
        </select>
        <label for="licenceUntil">${texts.licenceLastDay}</label>
        <input id="licenceUntil" name="licenceUntil" type="date" min="${today}" />
        <small>${texts.licenceNote}</small>
        <label for="credit">${texts.credit}</label>
        <input id="credit" name="credit" maxlength="200" />
        ${tick('noAdmission', texts.noAdmission, 'checked')} ${tick('retraction', texts.retraction)}
        ${tick('confidential', texts.confidential)}
        <label for="days">${texts.days}</label>
        <select id="days" name="days">
          ${days}
        </select>
        <button>${texts.sendOffer}</button>`,
    )}`
}

export function offerSection(place: FormPlace, offer: Offer): Html {
  const { texts, language } = place
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  const named = html`<input type="hidden" name="number" value="${offer.number}" />
    <input type="hidden" name="termsHash" value="${offer.termsHash}" />`
  const acts =
    offer.by === 'claimant'
      ? [
          form(place, 'accepted', html`${named}<button>${texts.accept}</button>`),
          form(place, 'declined', html`${named}<button class="quiet">${texts.decline}</button>`),
        ]
      : [form(place, 'withdrawn', html`${named}<button class="quiet">${texts.withdraw}</button>`)]
  return html`<section class="good">
    <h2>${texts.currentOffer} #${offer.number}</h2>
    <p class="soft">
      ${texts.offerBy[offer.by]} · ${texts.offerUntil} ${until.format(new Date(offer.expiresAt))}
    </p>
    ${termsList(offer.terms, language)}
    <div class="row">${acts}</div>
  </section>`
}

export function agreementSection(place: FormPlace, agreement: Agreement): Html {
  const { texts, language } = place
  const hasSigned = agreement.signedBy.includes('respondent')
  return html`<section class="good">
    <h2>${texts.agreementTitle}</h2>
    ${termsList(agreement.terms, language)}
    ${
      !hasSigned &&
      form(
        place,
        'sign',
        html`<input type="hidden" name="termsHash" value="${agreement.termsHash}" />
          <p class="soft">${texts.signLead}</p>
          <label for="signedName">${texts.signedName}</label>
          <input id="signedName" name="signedName" maxlength="100" autocomplete="name" required />
          ${tick('consent', texts.consent, 'required')}
          <button>${texts.sign}</button>`,
      )
    }
  </section>`
}

export const reportForm = (place: FormPlace): Html =>
  html`<p class="soft">${place.texts.report.lead}</p>
    ${form(
      place,
      'report',
      html`<label for="report">${place.texts.report.text}</label>
        <textarea id="report" name="text" maxlength="2000" required></textarea>
        <button class="quiet">${place.texts.report.send}</button>`,
    )}`

export const endForm = (place: FormPlace): Html =>
  html`<p class="soft">${place.texts.endLead}</p>
    ${form(place, 'end', html`<button class="quiet">${place.texts.end}</button>`)}`
