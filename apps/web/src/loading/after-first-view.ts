const pauseMs = 500
const beginnings = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Resolves once the first view is there and the line is free: half a second after the document has loaded, or when the
 * visitor begins to do something. Where nobody looks it resolves at once.
 */
export function afterFirstView(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, pauseMs)
    for (const name of beginnings)
      window.addEventListener(name, () => resolve(), { once: true, passive: true })
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
}
