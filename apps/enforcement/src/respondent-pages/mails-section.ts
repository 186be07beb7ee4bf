import { html, type Html } from '@originseal/pages'
import type { ShownAddress } from '../respondent-mails/respondent-addresses.queries'
import { form, type FormPlace } from './respondent-forms'

/** What the page says of mails that tell of news. */
export interface PageMails {
  readonly address: ShownAddress | undefined
  /** Whether one can be left: mails leave, and there can still be news. */
  readonly canAsk: boolean
}

/**
 * Undefined where there is nothing to say.
 * @param isFolded before there is anything to wait for
 */
export function mailsSection(
  { address, canAsk }: PageMails,
  place: FormPlace,
  isFolded: boolean,
): Html | undefined {
  const { mails: texts } = place.texts
  if (!address) {
    if (!canAsk) return undefined
    return isFolded
      ? html`<section>
          <details>
            <summary>${texts.title}</summary>
            ${askForm(place)}
          </details>
        </section>`
      : html`<section>
          <h2>${texts.title}</h2>
          ${askForm(place)}
        </section>`
  }
  const { masked, state } = address
  const stop = form(place, 'stop-mails', html`<button class="quiet">${texts.stop}</button>`)
  const content = {
    confirmed: html`<p>${texts.confirmed(masked)}</p>
      ${stop}`,
    'awaits-code': html`<p>${texts.sent(masked)}</p>
      ${codeForm(place)} ${askAgain(place)}`,
    ended: html`<p>${texts.ended(masked)}</p>
      ${canAsk && askForm(place)}`,
  }[state]
  return html`<section>
    <h2>${texts.title}</h2>
    ${content}
  </section>`
}

const askForm = (place: FormPlace): Html =>
  html`<p class="soft">${place.texts.mails.lead}</p>
    ${form(
      place,
      'ask-mails',
      html`<label for="address">${place.texts.mails.address}</label>
        <input id="address" name="address" type="email" maxlength="254" autocomplete="email" required />
        <button>${place.texts.mails.ask}</button>`,
    )}`

const codeForm = (place: FormPlace): Html =>
  form(
    place,
    'confirm-mails',
    html`<label for="mail-code">${place.texts.mails.code}</label>
      <input
        id="mail-code"
        name="code"
        maxlength="40"
        autocomplete="one-time-code"
        autocapitalize="characters"
        spellcheck="false"
        required
      />
      <button>${place.texts.mails.confirm}</button>`,
  )

const askAgain = (place: FormPlace): Html =>
  html`<details>
    <summary>${place.texts.mails.again}</summary>
    ${askForm(place)}
    ${form(place, 'stop-mails', html`<button class="quiet">${place.texts.mails.withdraw}</button>`)}
  </details>`
