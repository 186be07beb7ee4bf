import { z } from 'zod'
import { sha256Hex, writtenLine } from '../primitives'

/** Characters of a name that is compared, and of a description of goods. */
export const trademarkNameLength = 60
export const goodsDescriptionLength = 500

/** A Nice class of goods or services. */
export const niceClass = z.coerce.number().int().min(1).max(45)
/** One class, several, or several as a text with commas: `30,43`. */
export const niceClasses = z.union([
  niceClass,
  z.array(niceClass).max(45),
  z.string().regex(/^\d{1,2}(?:,\d{1,2}){0,44}$/u),
])

/** The classes that a request names, each once, in their order. */
export function classesIn(given: z.infer<typeof niceClasses> | undefined): number[] {
  const list = typeof given === 'string' ? given.split(',').map(Number) : [given ?? []].flat()
  return [...new Set(list)].filter((each) => each >= 1 && each <= 45).sort((a, b) => a - b)
}

export const trademarkName = writtenLine(trademarkNameLength)
const desc = z.string().max(goodsDescriptionLength)

export const analyseTrademarkRequest = z.object({
  name: trademarkName,
  /** What is sold under it, in one's own words; suggests classes where `class` is left out. */
  desc: desc.optional(),
  /** Marks to be listed for their likeness; up to five more may stand there for their spelling alone. */
  top: z.number().int().min(1).max(100).default(25),
  /** An empty list: all classes. */
  class: niceClasses.optional(),
})
export type AnalyseTrademarkRequest = z.infer<typeof analyseTrademarkRequest>

export const searchTrademarksRequest = z.object({
  name: trademarkName,
  class: niceClasses.optional(),
  top: z.coerce.number().int().min(1).max(10).default(10),
})

export const likenessLevels = ['very-high', 'high', 'medium', 'low'] as const
export const likenessLevel = z.enum(likenessLevels)
const level = likenessLevel
export type LikenessLevel = z.infer<typeof level>

/** 0 to 1, three decimals. */
const score = z.number().min(0).max(1)
const day = z.iso.date()

const characterPair = z.object({ own: z.string(), other: z.string(), score })
const markPart = z.object({ text: z.string(), weak: z.boolean() })
const goodsReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same-group'), group: z.string() }),
  z.object({ kind: z.literal('cross-searched'), group: z.string(), with: z.string() }),
  z.object({ kind: z.literal('same-class'), class: z.number() }),
  z.object({ kind: z.literal('same-class-other-group'), class: z.number() }),
  z.object({ kind: z.literal('other-class') }),
  z.object({ kind: z.literal('not-given') }),
  /** The register does not say the classes of the mark, or says them by another classification. */
  z.object({ kind: z.literal('not-known') }),
])

/** Each axis with its reason. */
export const likenessAxes = z.object({
  sound: z.object({
    score,
    /** Readings in bopomofo; a character without a counterpart has an empty other side. */
    pairs: z.array(characterPair.extend({ ownReading: z.string(), otherReading: z.string() })),
  }),
  look: z.object({ score, letters: score, pairs: z.array(characterPair) }),
  meaning: z.object({
    score,
    ownWords: z.array(z.string()),
    otherWords: z.array(z.string()),
    /** English words that both mean. */
    shared: z.array(z.string()),
  }),
  goods: z.object({ score, reason: goodsReason }),
  distinctiveness: z.object({ score, own: z.array(markPart), other: z.array(markPart) }),
})

/** `transliteration`: one renders the sound of the other in another script. `spelling`: listed for its spelling alone. */
export const markNotes = ['transliteration', 'spelling'] as const

/** `unknown`: of an old application no file of its office says what became of it. */
const markStatus = z.enum(['pending', 'registered', 'ended', 'unknown'])

export const foundMark = z.object({
  /** The office, or DEMONSTRATION. What was kept before has none. */
  source: z.string().default(''),
  applNo: z.string(),
  regNo: z.string().nullable(),
  name: z.string(),
  /** The words of the mark that were compared. */
  text: z.string(),
  owner: z.string(),
  status: markStatus,
  filed: day.nullable(),
  expires: day.nullable(),
  classes: z.array(z.number()),
  groups: z.array(z.string()),
  /** SHA-256 of its pictures, as far as these were imported. What was kept before has none. */
  pictures: z.array(sha256Hex).default([]),
  /** Figurative elements by the Vienna classification, category and division: `05.03`. */
  figures: z.array(z.string()).default([]),
  level,
  axes: likenessAxes,
  notes: z.array(z.enum(markNotes)),
})
export type FoundMarkView = z.infer<typeof foundMark>

export const registerSnapshot = z.object({
  sources: z.array(z.string()),
  /** Up to when it knows; of the newest of its files. */
  date: day,
  /** Over the hashes of its files: the same digits, the same register. */
  sha256: sha256Hex,
  rows: z.number().int(),
  /** Made up, for trying out: no mark of it exists. */
  demonstration: z.boolean(),
})
export type RegisterSnapshot = z.infer<typeof registerSnapshot>

/** Of goods, what an answer rests on: the same edition, snapshot and method give the same answer. */
export const goodsKnowledge = z.object({
  /** Names our own words and, over their hashes, the office's list and the register's goods that were loaded. */
  edition: z.string(),
  /** Up to when the office's list knows; null without one. */
  date: day.nullable(),
})

/** What an answer has not looked at; of registers, what is not loaded. */
export const notSearched = [
  'pictures',
  'unpublished-applications',
  'unregistered-use',
  'company-names',
  'domain-names',
  'taiwan-register',
  'foreign-registers',
  'further-registers',
  'hokkien-and-hakka',
  'well-known-status',
] as const

export const trademarkAnalysis = z.object({
  snapshot: registerSnapshot,
  method: z.string(),
  /** Analyses that were kept before do not say it. */
  goods: goodsKnowledge.default({ edition: '', date: null }),
  query: z.object({
    text: z.string(),
    classes: z.array(z.number()),
    /** Similar groups of what is sold. Analyses that were kept before have none. */
    groups: z.array(z.string()).default([]),
    parts: z.array(markPart),
    readings: z.array(z.object({ character: z.string(), reading: z.string() })),
  }),
  /** How distinctive the name itself is. */
  own: z.enum(['strong', 'partly-weak', 'weak']),
  /** Of labelled pairs at each level: how many, and how many of them are similar. */
  levels: z.record(level, z.object({ similar: z.number().int(), pairs: z.number().int() })),
  total: z.number().int(),
  items: z.array(foundMark),
  notSearched: z.array(z.enum(notSearched)),
})
export type TrademarkAnalysis = z.infer<typeof trademarkAnalysis>

export const analyseTrademarkResponse = z.object({ success: z.literal(true), data: trademarkAnalysis })
export type AnalyseTrademarkResponse = z.infer<typeof analyseTrademarkResponse>

export const readTrademarkRegisterResponse = z.object({ data: z.object({ snapshot: registerSnapshot }) })
export type ReadTrademarkRegisterResponse = z.infer<typeof readTrademarkRegisterResponse>
