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
  /** Whether a page is licensed or the owner's own: no suspect. */
  readonly isAllowed: (page: string) => boolean
}

export function countByPage({ found, known, isAllowed }: PagesOfFindings): CountedFindings {
  const suspected = found.filter((page) => !isAllowed(page))
  return {
    findings: suspected.length,
    newFindings: suspected.filter((page) => !known.has(page)).length,
  }
}
