import { identityErrors } from './identity'
import { platformErrors } from './platform'
import { protectionErrors } from './protection'
import { scanErrors } from './scan'
import { videoErrors } from './video'

/** Every code that can be on the wire, with its kind and English sentence. */
export const errors = {
  ...platformErrors,
  ...identityErrors,
  ...protectionErrors,
  ...scanErrors,
  ...videoErrors,
} as const
export type ErrorCode = keyof typeof errors
