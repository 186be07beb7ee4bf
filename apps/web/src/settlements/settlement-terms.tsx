import type { SettlementTerms as Terms } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'

export type TermSentence =
  | 'stays'
  | 'removeBy'
  | 'noMoney'
  | 'amount'
  | 'amountBy'
  | 'licensed'
  | 'licensedUntil'
  | 'credit'
  | 'noAdmission'
  | 'retraction'
  | 'confidential'

/** What a sentence may name; empty where it names nothing of it. */
export interface TermValues {
  readonly day: string
  readonly amount: string
  readonly text: string
}
const nothing: TermValues = { day: '', amount: '', text: '' }

interface SettlementTermsProps {
  readonly terms: Terms
  /** A party reads of itself, an administrator of two others: each page has its own words for a term. */
  readonly say: (sentence: TermSentence, values: TermValues) => string
}

/** What the parties would undertake, a line each. */
export function SettlementTerms({ terms, say }: SettlementTermsProps) {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  const day = (date: string) => ({ ...nothing, day: format.format(new Date(date)) })
  const { removeBy, amountTwd, payBy, credit, noAdmission, retraction, confidential, licence } = terms
  const lines = [
    removeBy === null ? say('stays', nothing) : say('removeBy', day(removeBy)),
    amountTwd === 0
      ? say('noMoney', nothing)
      : say(payBy === undefined ? 'amount' : 'amountBy', {
          ...(payBy === undefined ? nothing : day(payBy)),
          amount: amountTwd.toLocaleString(i18n.language),
        }),
    licence?.until === null && say('licensed', nothing),
    licence?.until && say('licensedUntil', day(licence.until)),
    credit !== null && say('credit', { ...nothing, text: credit }),
    noAdmission && say('noAdmission', nothing),
    retraction && say('retraction', nothing),
    confidential && say('confidential', nothing),
  ].filter((line) => typeof line === 'string')
  return (
    <ul className="list-disc space-y-1 pl-5 break-words">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
