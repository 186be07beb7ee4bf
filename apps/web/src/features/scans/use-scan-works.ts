import { useState } from 'react'
import { isProblem } from '../../api/problem'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { useStartScanMutation } from './scans.api'

export interface RefusedScan {
  readonly fileId: string
  readonly error: unknown
}

export interface BatchOutcome {
  readonly started: readonly string[]
  readonly refused: readonly RefusedScan[]
}

/** Starts a scan for each of several works, one after the other; without units left the rest is not asked for. */
export function useScanWorks() {
  const [start] = useStartScanMutation()
  const [isBusy, setBusy] = useState(false)
  const keys = useIdempotencyKeys()

  async function scan(fileIds: readonly string[]): Promise<BatchOutcome> {
    setBusy(true)
    const started: string[] = []
    const refused: RefusedScan[] = []
    for (const fileId of fileIds) {
      const { error } = await keys.attempt({ fileId }, (idempotencyKey) => start({ fileId, idempotencyKey }))
      if (error) refused.push({ fileId, error })
      else started.push(fileId)
      if (isProblem(error) && error.code === 'QUOTA_EXHAUSTED') break
    }
    setBusy(false)
    return { started, refused }
  }

  return { scan, isBusy }
}
