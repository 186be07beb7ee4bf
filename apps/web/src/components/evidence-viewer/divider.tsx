import type { PointerEvent } from 'react'

interface DividerProps {
  /** 0 to 1, from the left. */
  readonly at: number
  readonly onMove: (at: number) => void
}

/** The line between two pictures, to be dragged; the range below it does the same for keys and screen readers. */
export function Divider({ at, onMove }: DividerProps) {
  function drag(event: PointerEvent<HTMLElement>) {
    const { currentTarget, clientX, pointerId } = event
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const stage = currentTarget.parentElement?.getBoundingClientRect()
    if (stage) onMove(Math.min(1, Math.max(0, (clientX - stage.left) / stage.width)))
  }
  return (
    <div
      aria-hidden
      className="absolute inset-y-0 flex w-11 -translate-x-1/2 cursor-ew-resize touch-none items-center justify-center"
      style={{ left: `${at * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <span className="absolute inset-y-0 w-0.5 bg-brand-deep shadow-[0_0_0_1px_white] forced-colors:bg-[CanvasText]" />
      <span className="relative grid size-10 place-items-center rounded-full border-2 border-brand-deep bg-surface text-small font-bold text-brand-deep shadow-md">
        ↔
      </span>
    </div>
  )
}
