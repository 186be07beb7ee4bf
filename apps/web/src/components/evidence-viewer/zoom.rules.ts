/** What of a picture is seen: how much enlarged, and where its top left corner lies, in fractions of the stage. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}

export const mostZoom = 8
export const whole: ZoomView = { scale: 1, x: 0, y: 0 }

/** No empty space beside an enlarged picture. */
const held = ({ scale, x, y }: ZoomView): ZoomView => ({
  scale,
  x: Math.min(0, Math.max(1 - scale, x)),
  y: Math.min(0, Math.max(1 - scale, y)),
})

/** Enlarged by a factor, so that what lies at a point of the stage (0 to 1) stays there. */
export function zoomAt(view: ZoomView, factor: number, at: Point = { x: 0.5, y: 0.5 }): ZoomView {
  const scale = Math.min(mostZoom, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown })
}

/** Moved by fractions of the stage. */
export const panBy = (view: ZoomView, by: Point): ZoomView =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y })

const step = 0.1
export const zoomStep = 1.5

const keys: Readonly<Record<string, (view: ZoomView) => ZoomView>> = {
  ArrowLeft: (view) => panBy(view, { x: step, y: 0 }),
  ArrowRight: (view) => panBy(view, { x: -step, y: 0 }),
  ArrowUp: (view) => panBy(view, { x: 0, y: step }),
  ArrowDown: (view) => panBy(view, { x: 0, y: -step }),
  '+': (view) => zoomAt(view, zoomStep),
  '=': (view) => zoomAt(view, zoomStep),
  '-': (view) => zoomAt(view, 1 / zoomStep),
  '0': () => whole,
}

/** What a key does; undefined where it does nothing here, as arrows do while all of the picture is seen. */
export function viewAfterKey(view: ZoomView, key: string): ZoomView | undefined {
  const next = keys[key]?.(view)
  return next && isSame(next, view) ? undefined : next
}

const isSame = (one: ZoomView, other: ZoomView): boolean =>
  one.scale === other.scale && one.x === other.x && one.y === other.y
