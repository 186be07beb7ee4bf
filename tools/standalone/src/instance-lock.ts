import { type DataFolder, identify, isAlive, type ProcessIdentity, Refusal } from '@originseal/engines'

interface Holder extends ProcessIdentity {
  url: string
}

/**
 * One run per data folder.
 * @returns gives the folder free again
 * @throws Refusal while another run has it
 */
export function takeInstanceLock(data: DataFolder, url: string): () => void {
  const lock = data.remembered<Holder | null>('supervisor.json', null)
  const { value: holder } = lock
  if (holder && holder.pid !== process.pid && isAlive(holder)) {
    throw new Refusal(`OriginSeal already runs from ${data.path} (process ${holder.pid}): ${holder.url}`)
  }
  const own = identify(process.pid)
  if (own) lock.save({ ...own, url })
  return () => lock.save(null)
}
