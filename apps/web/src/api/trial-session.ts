import { sealedFile, trialUser } from '@originseal/contracts'
import { z } from 'zod'
import { stored } from './stored'
import { trialToken } from './trial-token'

/** What steps 1 to 4 hand on (TRIAL-15). */
export const trialData = z.object({
  file: sealedFile,
  user: trialUser,
  lastScanId: z.string().optional(),
  progressToken: z.string().optional(),
  jobId: z.string().optional(),
})
export type TrialData = z.infer<typeof trialData>

const dataAddress = z.string().startsWith('data:image/')

const local = () => window.localStorage
const session = () => window.sessionStorage

/** What a visitor without an account has in the browser, and where the specification wants it. */
export const trialSession = {
  /** Who seals; also handed on in navigation state. */
  user: stored({ area: local, key: 'trialUser', decode: (written) => trialUser.parse(written) }),
  token: trialToken,
  data: stored({ area: session, key: 'trialData', decode: (written) => trialData.parse(written) }),
  /** A small copy of the sealed picture as a `data:` address, so that later steps can show it. */
  picture: stored({
    area: session,
    key: 'trialPicture',
    decode: (written) => dataAddress.parse(written),
    text: 'plain',
  }),
} as const
