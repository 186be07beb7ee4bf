import { z } from 'zod'
import { stored } from './stored'

/** A suspicious link or a screenshot that somebody gave before there was an account, kept in this tab. */
const quickCase = z.object({
  url: z.string().optional(),
  /** The screenshot's name; its picture as a `data:` address where there was room to keep it. */
  fileName: z.string().optional(),
  fileData: z.string().optional(),
  /** Which page it was given on. */
  origin: z.string().optional(),
})
export type QuickCase = z.infer<typeof quickCase>

export const storedQuickCase = stored({
  area: () => window.sessionStorage,
  key: 'quickCase',
  decode: (written): QuickCase => quickCase.parse(written),
})
