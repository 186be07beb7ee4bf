import { z } from 'zod'
import { goodsDescriptionLength, goodsKnowledge, trademarkNameLength } from './analysis'

export const classifyGoodsRequest = z.object({
  name: z.string().max(trademarkNameLength).optional(),
  /** What is sold, in one's own words. */
  description: z.string().max(goodsDescriptionLength),
})

const title = z.object({ zh: z.string(), en: z.string() })

export const classSuggestion = z.object({
  class: z.number().int(),
  title,
  level: z.enum(['main', 'also', 'maybe']),
  /** Words of the description that speak for it. */
  because: z.array(z.string()),
  /** Codes of the similar groups of these words; empty where the office's list was not imported, or has none of them. */
  groups: z.array(z.string()),
})
export type ClassSuggestionView = z.infer<typeof classSuggestion>

export const classifyGoodsResponse = z.object({
  success: z.literal(true),
  data: z.object({
    goods: goodsKnowledge,
    suggestions: z.array(classSuggestion),
    /** What is asked rather than added: retail of these goods? a shop? an app? */
    questions: z.array(
      z.object({
        kind: z.enum(['retail', 'shop', 'app']),
        classes: z.array(z.object({ class: z.number(), title })),
      }),
    ),
  }),
})
export type ClassifyGoodsResponse = z.infer<typeof classifyGoodsResponse>
