import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { jpegPicture, sentFileParams } from './sent-files'

const service = 'enforcement'

const withoutAccount = {
  service,
  tag: 'respondent page',
  access: 'anyone',
  authentication: 'none',
} as const
/** Of the page that the other side reaches without an account: what it answers is a page, whatever was asked. */
const respondentPage = {
  ...withoutAccount,
  query: z.object({ lang: z.enum(['zh-TW', 'en']).optional().catch(undefined) }),
  errors: [],
} as const
/** Whatever somebody has typed: an unknown link is answered like one that was never a link. */
const params = { token: z.string() } as const
/** Of a file on the page; what was mistyped is answered as a problem. */
const respondentFile = { ...withoutAccount, errors: ['NEGOTIATION_NOT_FOUND'] } as const
const fileParams = { token: z.string().max(200) } as const
const page = { status: 200, page: true } as const
/** A link can't be guessed at any rate; people of one network may share it. */
const readsPerMinute = 60

export const readRespondentPage = defineEndpoint({
  ...respondentPage,
  name: 'readRespondentPage',
  summary: 'What is claimed, and what the other side can answer. Changes nothing: programs follow links too.',
  method: 'GET',
  path: '/d/:token',
  perMinute: readsPerMinute,
  params,
  response: page,
})

export const answerRespondentPage = defineEndpoint({
  ...respondentPage,
  name: 'answerRespondentPage',
  summary: 'The other side answers by a form of its page.',
  method: 'POST',
  path: '/d/:token',
  perMinute: 10,
  idempotency: 'natural',
  params,
  textForm:
    'The fields of the form, with the id that the page gave it: a form that is sent twice counts once.',
  response: page,
})

export const sendRespondentFile = defineEndpoint({
  ...respondentPage,
  name: 'sendRespondentFile',
  summary: 'The other side sends a picture as evidence; what is kept is drawn anew from its pixels.',
  method: 'POST',
  path: '/d/:token/files',
  perMinute: 10,
  idempotency: 'natural',
  params,
  form: {
    fields: z.object({ form: z.string() }),
    file: 'file',
    description: 'JPEG, PNG, WebP, GIF or AVIF, up to 5 MB; the form’s id is the one that the page gave it',
  },
  response: page,
})

export const readRespondentFile = defineEndpoint({
  ...respondentFile,
  name: 'readRespondentFile',
  summary: 'A picture that the other side has sent.',
  method: 'GET',
  path: '/d/:token/files/:sequence',
  perMinute: readsPerMinute,
  params: { ...fileParams, ...sentFileParams },
  response: jpegPicture,
})

export const readRespondentWork = defineEndpoint({
  ...respondentFile,
  name: 'readRespondentWork',
  summary: 'A small picture of the work that the claim is about.',
  method: 'GET',
  path: '/d/:token/work',
  perMinute: readsPerMinute,
  params: fileParams,
  response: { status: 200, file: 'image/jpeg', disposition: 'inline' },
})

export const readRespondentCopy = defineEndpoint({
  ...respondentFile,
  name: 'readRespondentCopy',
  summary: 'The copy as it was found, or both pictures laid over each other, small.',
  method: 'GET',
  path: '/d/:token/copy/:shown',
  perMinute: readsPerMinute,
  params: { ...fileParams, shown: z.enum(['picture', 'overlay']) },
  response: jpegPicture,
})

export const downloadRespondentSettlement = defineEndpoint({
  ...respondentFile,
  name: 'downloadRespondentSettlement',
  summary: 'The signed settlement, for the other side.',
  method: 'GET',
  path: '/d/:token/settlement',
  perMinute: 20,
  params: fileParams,
  response: { status: 200, file: 'application/pdf', disposition: 'attachment' },
})

export const downloadRespondentLicence = defineEndpoint({
  ...respondentFile,
  name: 'downloadRespondentLicence',
  summary: 'The licence as a signed token, for the other side.',
  method: 'GET',
  path: '/d/:token/licence',
  perMinute: 20,
  params: fileParams,
  response: { status: 200, file: 'application/jose', disposition: 'attachment' },
})

export const readStopPage = defineEndpoint({
  ...respondentPage,
  name: 'readStopPage',
  summary: 'Asks whether the other side wants no more mails; the same for every token, and changes nothing.',
  method: 'GET',
  path: '/d/:token/stop',
  perMinute: readsPerMinute,
  params,
  response: page,
})

/** What mail programs post to (RFC 8058), one provider for many people; the same answer for every token. */
export const stopRespondentMails = defineEndpoint({
  ...respondentPage,
  name: 'stopRespondentMails',
  summary: 'Ends the mails that the token is of, and forgets their address. It opens nothing else.',
  method: 'POST',
  path: '/d/:token/stop',
  perMinute: 600,
  idempotency: 'natural',
  params,
  textForm: 'Nothing of it is read: mail programs send `List-Unsubscribe=One-Click`, a browser nothing.',
  response: page,
})

export const readCodePage = defineEndpoint({
  ...respondentPage,
  name: 'readCodePage',
  summary: 'Asks for the code of an evidence notice on paper; says goodbye to whoever was not meant.',
  method: 'GET',
  path: '/d',
  perMinute: 20,
  query: respondentPage.query.extend({ left: z.literal('yes').optional().catch(undefined) }),
  response: page,
})

export const openByCode = defineEndpoint({
  ...respondentPage,
  name: 'openByCode',
  summary: 'Leads from the code to its page.',
  method: 'POST',
  path: '/d',
  perMinute: 10,
  idempotency: 'natural',
  textForm: 'The code.',
  response: page,
})

export const readRespondentStyle = defineEndpoint({
  service,
  tag: 'respondent page',
  name: 'readRespondentStyle',
  summary: 'The style sheet of the other side’s page.',
  method: 'GET',
  path: '/respondent-page.css',
  access: 'anyone',
  authentication: 'none',
  perMinute: 120,
  response: { status: 200, file: 'text/css', disposition: 'inline' },
  cacheControl: 'public, max-age=300',
  errors: [],
})
