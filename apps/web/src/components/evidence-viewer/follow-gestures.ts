import { panBy, zoomAt, type ZoomView } from './zoom.rules'

export type ChangeView = (change: (view: ZoomView) => ZoomView) => void

interface Place {
  readonly x: number
  readonly y: number
}

/** A wheel turns by about 100 at a notch; pinching a touchpad comes as small turns with Ctrl. */
const factorOfTurn = (deltaY: number): number => Math.exp(-Math.max(-100, Math.min(100, deltaY)) / 200)

/**
 * Dragging moves, two fingers enlarge, and so does the wheel with Ctrl (without it, it scrolls the page).
 * @returns stops following
 */
export function followGestures(stage: HTMLElement, change: ChangeView): () => void {
  /** Where each finger is, in fractions of the stage. */
  const fingers = new Map<number, Place>()

  function placeOf({ clientX, clientY }: MouseEvent): Place {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (!other) return change((view) => panBy(view, { x: now.x - before.x, y: now.y - before.y }))
    const { width, height } = stage.getBoundingClientRect()
    const apart = (one: Place) => Math.hypot((one.x - other.x) * width, (one.y - other.y) * height)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    change((view) => zoomAt(view, apart(now) / Math.max(1, apart(before)), middle))
  }

  function turn(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const at = placeOf(event)
    change((view) => zoomAt(view, factorOfTurn(event.deltaY), at))
  }

  function begin(event: PointerEvent) {
    stage.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, placeOf(event))
  }

  const end = (event: PointerEvent) => void fingers.delete(event.pointerId)

  const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end, wheel: turn }
  for (const [type, listener] of Object.entries(listeners)) {
    // Not passive, as React's own would be: the wheel is not to enlarge the page as well.
    stage.addEventListener(type, listener as EventListener, { passive: false })
  }
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      stage.removeEventListener(type, listener as EventListener)
    }
  }
}
