/**
 * What `zod` means in the browser (vite.config.mts). The content security policy forbids `eval`; zod tries it once, when
 * the first schema is made, and each browser reports the try as a violation. So it is told before any schema exists.
 */
import { config } from 'zod/v4/core'

config({ jitless: true })

export * from 'zod/v4'
