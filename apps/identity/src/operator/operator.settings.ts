import { emailPattern, type Operator } from '@originseal/contracts'
import { z } from 'zod'

const line = z.string().trim().min(1).max(200).optional()

/** Who runs the product: shown on its legal pages, as far as set. */
export const operatorSettings = {
  OPERATOR_NAME: line,
  OPERATOR_BUSINESS_NUMBER: z
    .string()
    .regex(/^\d{8}$/, 'eight digits')
    .optional(),
  OPERATOR_ADDRESS: line,
  OPERATOR_EMAIL: z.string().regex(emailPattern).optional(),
  OPERATOR_PHONE: line,
  /** Of an official LINE account, with its @. */
  OPERATOR_LINE_ID: z
    .string()
    .regex(/^@[a-z0-9._-]{3,20}$/)
    .optional(),
}
const settings = z.object(operatorSettings)
export type OperatorSettings = z.infer<typeof settings>

export function operatorOf(set: OperatorSettings): Operator {
  return {
    name: set.OPERATOR_NAME,
    businessNumber: set.OPERATOR_BUSINESS_NUMBER,
    address: set.OPERATOR_ADDRESS,
    email: set.OPERATOR_EMAIL,
    phone: set.OPERATOR_PHONE,
    lineId: set.OPERATOR_LINE_ID,
  }
}
