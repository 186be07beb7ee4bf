import { parse } from 'yaml'
import { z } from 'zod'
import { metadataLimits } from '../../src/components/metadata-limits.ts'

const day = z.iso.date()

/** Between two numbers of characters, as people count them. */
const between = ({ from, to }: { readonly from: number; readonly to: number }) =>
  z.string().superRefine((text, context) => {
    const length = [...text].length
    if (length < from || length > to)
      context.addIssue({ code: 'custom', message: `has ${length} characters, ${from} to ${to} are wanted` })
  })

/** What stands above the text of an article, between two lines of `---`. */
export const frontMatter = z.strictObject({
  title: z.string().min(4).max(110),
  metaTitle: between(metadataLimits.title),
  description: between(metadataLimits.description),
  publishedAt: day,
  updatedAt: day,
  tags: z.array(z.string().min(1)).max(4).default([]),
  embedded: z.boolean().default(false),
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        date: z
          .string()
          .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/)
          .optional(),
        asOf: day,
        url: z.url({ protocol: /^https$/ }).optional(),
      }),
    )
    .default([]),
  /** Addresses of other articles. */
  related: z.array(z.string().startsWith('/')).default([]),
  questions: z.array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) })).default([]),
})
export type FrontMatter = z.infer<typeof frontMatter>

const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** @throws where the front matter is missing or does not fit; names the file and every fault */
export function readFrontMatter(file: string, text: string): { about: FrontMatter; body: string } {
  const [, yaml, body] = parts.exec(text) ?? []
  if (yaml === undefined || body === undefined) throw new Error(`${file}: does not begin with front matter`)
  const read = frontMatter.safeParse(parse(yaml))
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  return { about: read.data, body }
}
