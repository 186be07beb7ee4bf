import { isHydrated } from './hydration'

const beginnings = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const

/**
 * For parts of a page that was written at build and below its first view: they can be read as they are, so their program
 * is loaded when the visitor begins to do something. Resolves at once where the page is not taken over from a document.
 */
export function beginningOfUse(): Promise<void> {
  if (typeof window === 'undefined' || isHydrated()) return Promise.resolve()
  return new Promise((resolve) => {
    for (const name of beginnings)
      window.addEventListener(name, () => resolve(), { once: true, passive: true })
  })
}
