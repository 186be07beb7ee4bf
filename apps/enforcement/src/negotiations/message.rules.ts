import type { Bilingual } from '@originseal/documents'
import { lookOf } from '../channels/look-alikes.rules'
import { holdsTooMuchPersonalData } from '../notices/personal-data.rules'
import {
  neutralAlternatives,
  phraseRules,
  reach,
  type MessageRefusal,
  type MessageWarning,
} from './message-phrases.rules'
import { holdsLink, plainTextOf } from './plain-text.rules'
import { traditionalOf } from './traditional-characters.rules'

/** One thing that a message may not say, where it says it, and what can be said instead. */
export interface MessageFault<Code = MessageRefusal | MessageWarning> {
  readonly code: Code
  /** As it was written. */
  readonly sentence: string
  readonly alternative: Bilingual
}

export interface JudgedMessage {
  /** Empty where the message may go out. */
  readonly refusals: readonly MessageFault<MessageRefusal>[]
  readonly warnings: readonly MessageFault<MessageWarning>[]
}

const ends = /[。！？!?\n；;]/u

const warnings: ReadonlySet<string> = new Set<MessageWarning>(['DEADLINE_TOO_SHORT', 'LAW_WITH_SUM'])

/**
 * Judges a message of either side by the same lists. Spaces, punctuation, full-width forms, look-alike letters and
 * simplified characters hide nothing. Each code is told once, at its first place.
 */
export function judgeMessage(text: string): JudgedMessage {
  const read = readableOf(text)
  const faults = new Map<string, MessageFault>()
  const note = (code: MessageRefusal | MessageWarning, at: number) => {
    if (!faults.has(code))
      faults.set(code, { code, sentence: sentenceAt(text, at), alternative: neutralAlternatives[code] })
  }
  for (const rule of readableRules) {
    const index = placeOf(rule, read.text)
    if (index !== undefined) note(rule.code, read.origins[index] ?? 0)
  }
  const plain = plainTextOf(text)
  if (holdsLink(plain)) note('MESSAGE_HAS_LINK', beginOf(text, holdsLink))
  if (holdsPersonalData(plain)) note('PERSONAL_DATA_TOO_MUCH', beginOf(text, holdsPersonalData))
  const all = [...faults.values()]
  return {
    refusals: all.filter((fault): fault is MessageFault<MessageRefusal> => !warnings.has(fault.code)),
    warnings: all.filter((fault): fault is MessageFault<MessageWarning> => warnings.has(fault.code)),
  }
}

const holdsPersonalData = (plain: string): boolean =>
  holdsTooMuchPersonalData(plain) || holdsSeveralTelephones(plain)

/** Where the sentence begins that holds something; the beginning where only several do together. */
function beginOf(text: string, holds: (plain: string) => boolean): number {
  let begin = 0
  for (const sentence of text.split(ends)) {
    if (holds(plainTextOf(sentence))) return begin
    begin += sentence.length + 1
  }
  return 0
}

/** One’s own number may be given; whoever gives another gives somebody else’s. */
function holdsSeveralTelephones(text: string): boolean {
  const numbers = text.match(/(?<![\d-])(?:\+886|0)[- ]?9\d{2}[- ]?\d{3}[- ]?\d{3}(?!\d)/g)
  return new Set(numbers?.map((number) => number.replaceAll(/\D/g, '').slice(-9))).size > 1
}

/** What a reader sees, without what only separates, and where each character stood. */
function readableOf(text: string): { readonly text: string; readonly origins: readonly number[] } {
  let read = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    for (const letter of lookOf(character))
      if (/[\p{L}\p{N}$]/u.test(letter)) {
        read += traditionalOf(letter)
        for (let unit = 0; unit < letter.length; unit++) origins.push(at)
      }
    at += character.length
  }
  return { text: read, origins }
}

const readable = (phrase: string): string => readableOf(phrase).text
const readableRules = phraseRules.map(({ code, phrases, followers }) => ({
  code,
  phrases: phrases.map(readable),
  followers: followers?.map(readable),
}))

/** Where a rule’s phrase begins; undefined where the text has none, or none that is followed as the rule wants. */
function placeOf({ phrases, followers }: (typeof readableRules)[number], text: string): number | undefined {
  for (const phrase of phrases)
    for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
      const end = at + phrase.length
      if (!followers || followsWithin(reach, text.slice(end), followers)) return at
    }
  return undefined
}

const followsWithin = (length: number, text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.slice(0, length).includes(phrase))

function sentenceAt(text: string, at: number): string {
  let [begin, end] = [at, at]
  while (begin > 0 && !ends.test(text[begin - 1]!)) begin--
  while (end < text.length && !ends.test(text[end]!)) end++
  return text.slice(begin, end).trim()
}
