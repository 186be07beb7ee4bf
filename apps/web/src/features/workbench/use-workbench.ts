import { mostFindingsAtOnce, type FindingDecision } from '@originseal/contracts'
import { useEffect, useRef, useState } from 'react'
import { useDecideFindingsMutation, useReopenFindingsMutation } from './workbench.api'
import { nextAfter, toggleAll } from './workbench.rules'

/** What a dialog asks about. */
export type Asked =
  | { readonly kind: 'takedown'; readonly ids: readonly string[] }
  | { readonly kind: 'decide'; readonly ids: readonly string[]; readonly decision?: FindingDecision }

export interface Outcome {
  readonly ids: readonly string[]
  /** `reopened`: a decision was taken back. */
  readonly decision: FindingDecision | 'reopened'
}

export type WorkbenchState = ReturnType<typeof useWorkbench>

/** A second on most screens. */
const MOST_FRAMES = 60

/** The row to be focused, once these have left the list. */
interface NextRow {
  readonly id: string | undefined
  readonly gone: readonly string[]
}

/** Where a copy stands on the page. */
export const rowOf = (id: string): HTMLElement | null => document.querySelector(`[data-copy="${id}"]`)

/** What is selected, asked and decided. @param ids the copies that are shown, in their order */
export function useWorkbench(ids: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Asked>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [error, setError] = useState<unknown>()
  const [decideFindings, { isLoading: isDeciding }] = useDecideFindingsMutation()
  const [reopenFindings, { isLoading: isReopening }] = useReopenFindingsMutation()
  const goOnAt = useRef<NextRow>(undefined)
  // What has left the list, or what a filter hides, is not acted on.
  const selected = chosen.filter((id) => ids.includes(id)).slice(0, mostFindingsAtOnce)

  useEffect(() => {
    let frame = 0
    /** A dialog that closes lets go of the focus some frames later, and this page need not be rendered after that. */
    function goOn(framesLeft: number) {
      const next = goOnAt.current
      // A row that loses its neighbour may be made anew, without the focus: the next rendering has the shorter list.
      if (!next?.id || next.gone.some((id) => ids.includes(id))) return
      const row = rowOf(next.id)
      if (row && document.activeElement === document.body) {
        row.focus()
        goOnAt.current = undefined
      } else if (framesLeft > 0) frame = requestAnimationFrame(() => goOn(framesLeft - 1))
    }
    goOn(MOST_FRAMES)
    return () => cancelAnimationFrame(frame)
  })

  /** These are dealt with. */
  function left(gone: readonly string[]) {
    goOnAt.current = { id: nextAfter(ids, gone), gone }
    setChosen((before) => before.filter((id) => !gone.includes(id)))
  }

  async function decide(gone: readonly string[], decision: FindingDecision, reason?: string) {
    setAsked(undefined)
    const { error: refusal } = await decideFindings({
      findingIds: [...gone],
      decision,
      ...(reason !== undefined && { reason }),
    })
    setError(refusal)
    setOutcome(refusal ? undefined : { ids: gone, decision })
    if (!refusal) left(gone)
  }

  async function undo() {
    if (!outcome || outcome.decision === 'reopened') return
    const { error: refusal } = await reopenFindings(outcome.ids)
    setError(refusal)
    if (refusal) return
    setOutcome({ ...outcome, decision: 'reopened' })
    goOnAt.current = { id: outcome.ids[0], gone: [] }
  }

  return {
    selected,
    toggle: (some: readonly string[]) => setChosen(toggleAll(selected, some)),
    /** No more can be acted on at once, and there are more. */
    isFull: selected.length === mostFindingsAtOnce && ids.length > mostFindingsAtOnce,
    clear: () => setChosen([]),
    asked,
    ask: setAsked,
    close: () => setAsked(undefined),
    decide: (gone: readonly string[], decision: FindingDecision, reason?: string) =>
      void decide(gone, decision, reason),
    left,
    outcome,
    undo: () => void undo(),
    error,
    isBusy: isDeciding || isReopening,
  }
}
