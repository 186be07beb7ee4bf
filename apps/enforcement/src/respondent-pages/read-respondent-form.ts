import { id, negotiationText, offerDays, offeredTerms, sha256Hex, writtenLine } from '@originseal/contracts'
import { z } from 'zod'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { readMailAddress } from '../respondent-mails/mail-address.rules'

const by = 'respondent'
/** An empty field was left out. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === '' || given === undefined ? null : given), schema.nullable())
const ticked = z
  .literal('yes')
  .optional()
  .transform((given) => given === 'yes')
const text = maybe(negotiationText)
const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const aboutOffer = { number: wholeNumber, termsHash: sha256Hex }

const offer = z
  .object({
    do: z.literal('offer'),
    removeBy: maybe(z.string()),
    amountTwd: wholeNumber,
    payBy: maybe(z.string()).optional(),
    credit: maybe(writtenLine(200)),
    noAdmission: ticked,
    retraction: ticked,
    confidential: ticked,
    licence: z.enum(['no', 'lasting', 'until']).optional(),
    licenceUntil: maybe(z.string()),
    days: wholeNumber.pipe(z.literal([...offerDays])),
  })
  .transform(({ licence, licenceUntil, days, ...given }, context) => {
    const { removeBy, amountTwd, payBy, credit, noAdmission, retraction, confidential } = given
    const terms = {
      version: 1,
      removeBy,
      amountTwd,
      credit,
      noAdmission,
      retraction,
      confidential,
      // A day for a payment that is not made was left from before.
      ...(payBy && amountTwd > 0 && { payBy }),
      ...(licence === 'lasting' && { licence: { until: null } }),
      ...(licence === 'until' && { licence: { until: licenceUntil ?? '' } }),
    }
    const read = offeredTerms.safeParse(terms)
    if (!read.success) {
      context.addIssue({ code: 'custom', message: 'these terms can’t be offered' })
      return z.NEVER
    }
    return { kind: 'offer' as const, by, terms: read.data, days, text: null } as const
  })

const step: z.ZodType<NegotiationStep> = z.union([
  z
    .object({ do: z.literal('answer'), answer: z.enum(['removed', 'licensed', 'own-work', 'not-me']), text })
    .transform((given) => ({ kind: given.answer, by, text: given.text }) as const),
  z
    .object({ do: z.literal('message'), text: negotiationText })
    .transform((given) => ({ kind: 'message' as const, by, text: given.text }) as const),
  offer,
  z
    .object({ do: z.enum(['accepted', 'declined', 'withdrawn']), ...aboutOffer })
    .transform(({ do: kind, number, termsHash }) => ({ kind, by, number, termsHash }) as const),
  z
    .object({
      do: z.literal('sign'),
      termsHash: sha256Hex,
      signedName: writtenLine(100).trim().min(1),
      consent: z.literal('yes'),
    })
    .transform(
      ({ termsHash, signedName }) => ({ kind: 'signed' as const, by, termsHash, text: signedName }) as const,
    ),
  z
    .object({ do: z.literal('paid'), text })
    .transform((given) => ({ kind: 'paid' as const, by, text: given.text }) as const),
  z.object({ do: z.literal('end') }).transform(() => ({ kind: 'ended' as const, by }) as const),
])

/** What is wanted of mails that tell of news; no step, as the claimant is not told of it. */
export type MailsForm =
  | { readonly do: 'ask-mails'; readonly address: string }
  | { readonly do: 'confirm-mails'; readonly code: string }
  | { readonly do: 'stop-mails' }

const mailsForm: z.ZodType<MailsForm> = z.union([
  z.object({ do: z.literal('ask-mails'), address: z.string() }).transform((given, context) => {
    const address = readMailAddress(given.address)
    if (address !== undefined) return { do: given.do, address }
    context.addIssue({ code: 'custom', message: 'no address' })
    return z.NEVER
  }),
  z.object({ do: z.literal('confirm-mails'), code: z.string().min(1).max(40) }),
  z.object({ do: z.literal('stop-mails') }),
])

export interface RespondentForm {
  /** The page gives each form another one: what is sent twice counts once. */
  readonly formId: string
  /** Undefined where something is missing, or is not what a page of ours sends. */
  readonly step: NegotiationStep | undefined
  /** What is said of the claim to administrators, which is no step: the claimant does not read it. */
  readonly report: string | undefined
  readonly mails: MailsForm | undefined
}

/** Reads a form of the other side's page. */
export function readRespondentForm(body: string): RespondentForm | undefined {
  const fields = Object.fromEntries(new URLSearchParams(body))
  const formId = id.safeParse(fields['form'])
  if (!formId.success) return undefined
  const report = fields['do'] === 'report' ? negotiationText.safeParse(fields['text']).data : undefined
  const mails = mailsForm.safeParse(fields).data
  return { formId: formId.data, step: step.safeParse(fields).data, report, mails }
}
