import type { SealedFile } from '@originseal/contracts'
import { useEffect } from 'react'
import { trialSession } from '../../api/trial-session'
import { useReadWorkQuery } from './works.api'

/** Between two looks for the transaction; a batch closes within seconds. */
const LOOK_AGAIN_MS = 4_000

/** The sealed file of this session; asks for its transaction until there is one, and remembers it. */
export function useSealedFile(): SealedFile | undefined {
  const kept = trialSession.data.read()
  const isAnchored = kept?.file.tx_hash !== undefined
  const { data: fresh } = useReadWorkQuery(kept?.file.id ?? '', {
    skip: !kept || isAnchored,
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  })
  useEffect(() => {
    const data = trialSession.data.read()
    if (fresh && data) trialSession.data.write({ ...data, file: fresh })
  }, [fresh])
  return fresh ?? kept?.file
}
