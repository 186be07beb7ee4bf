export interface CountedFindings {
  readonly findings: number
  /** On pages where no earlier scan of the work had found a copy. */
  readonly newFindings: number
}

interface PagesOfFindings {
  /** The page of each finding. */
  readonly found: readonly string[]
  /** Pages of earlier scans' findings. */
  readonly known: ReadonlySet<string>
  /** Pages that are licensed or the owner's own: no suspects. */
  readonly allowed: ReadonlySet<string>
}

export function countByPage({ found, known, allowed }: PagesOfFindings): CountedFindings {
  const suspected = found.filter((page) => !allowed.has(page))
  return {
    findings: suspected.length,
    newFindings: suspected.filter((page) => !known.has(page)).length,
  }
}
