import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { followGestures, type ChangeView } from './follow-gestures'
import { viewAfterKey, type ZoomView } from './zoom.rules'

interface ZoomStageProps {
  readonly view: ZoomView
  readonly onChange: ChangeView
  readonly label: string
  /** The id of what says how it is moved and enlarged. */
  readonly describedBy: string
  readonly children: ReactNode
  readonly className?: string
}

/** A frame in which what it holds is enlarged and moved: by keys, by dragging, by two fingers, by Ctrl and the wheel. */
export function ZoomStage({ view, onChange, label, describedBy, children, className = '' }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const change = useEffectEvent(onChange)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = viewAfterKey(view, event.key)
    if (!next) return
    event.preventDefault()
    onChange(() => next)
  })

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const stop = followGestures(element, (next) => change(next))
    const hear = (event: KeyboardEvent) => press(event)
    element.addEventListener('keydown', hear)
    return () => {
      element.removeEventListener('keydown', hear)
      stop()
    }
  }, [])

  return (
    <div
      ref={stage}
      role="group"
      // Arrows move the picture once it is enlarged, as they move a map.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      className={`relative overflow-hidden ${view.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y'} ${className}`}
    >
      <div
        className="size-full origin-top-left"
        style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
      >
        {children}
      </div>
    </div>
  )
}
