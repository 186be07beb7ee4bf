import { z } from 'zod'

/** Who runs this installation, as far as they say so. */
export const operator = z.object({
  name: z.string().optional(),
  /** 統一編號. */
  businessNumber: z.string().optional(),
  address: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** Of an official LINE account: `@originseal`. */
  lineId: z.string().optional(),
})
export type Operator = z.infer<typeof operator>

/** `GET /api/operator`. */
export const readOperatorResponse = z.object({ data: z.object({ operator }) })
export type ReadOperatorResponse = z.infer<typeof readOperatorResponse>
