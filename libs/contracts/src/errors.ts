import { adminErrors } from './admin/errors'
import { conversionErrors } from './billing/conversion-errors'
import { billingErrors } from './billing/errors'
import { orderErrors } from './billing/order-errors'
import { enforcementErrors } from './enforcement/errors'
import { identityErrors } from './identity/errors'
import { platformErrors } from './platform/errors'
import { protectionErrors } from './protection/errors'
import { scanErrors } from './scan-orchestrator/errors'
import { videoErrors } from './scan-orchestrator/video-errors'
import { trademarkErrors } from './trademark/errors'

/** Every table of codes; a code stands in one of them only. */
export const errorTables = [
  platformErrors,
  adminErrors,
  billingErrors,
  identityErrors,
  protectionErrors,
  scanErrors,
  videoErrors,
  orderErrors,
  conversionErrors,
  trademarkErrors,
  enforcementErrors,
] as const

/** Every code that can be on the wire, with its kind and English sentence. */
export const errors = {
  ...platformErrors,
  ...adminErrors,
  ...billingErrors,
  ...identityErrors,
  ...protectionErrors,
  ...scanErrors,
  ...videoErrors,
  ...orderErrors,
  ...conversionErrors,
  ...trademarkErrors,
  ...enforcementErrors,
} as const
export type ErrorCode = keyof typeof errors
