const dayMs = 24 * 60 * 60 * 1_000
/** A work is scanned again after so long, whoever began its last scan. */
export const scanEveryMs = 7 * dayMs
/** So many scheduled scans of one owner run at a time: the rest of the workers is for those who wait for a scan. */
const runningPerOwner = 2

interface WorksOfOwner {
  readonly workIds: readonly string[]
  /** When the last scan of a work began; a work that is not there was never scanned. */
  readonly lastBegun: ReadonlyMap<string, Date>
  /** Of the owner's scheduled scans. */
  readonly running: number
}

/** Works whose turn it is, those that have waited longest first, as many as may begin now. */
export function dueWorks({ workIds, lastBegun, running }: WorksOfOwner, now: Date): string[] {
  const begunAt = (workId: string) => lastBegun.get(workId)?.getTime() ?? 0
  return workIds
    .filter((workId) => begunAt(workId) <= now.getTime() - scanEveryMs)
    .sort((one, other) => begunAt(one) - begunAt(other))
    .slice(0, Math.max(0, runningPerOwner - running))
}
