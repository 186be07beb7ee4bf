/**
 * Stands in for what browsers have and jsdom lacks: scrolling and sizes (it draws nothing), the escaping of selectors, and
 * what is measured of loading (nothing was).
 */
export function standInBrowser(): void {
  /** Says once that there is a size to be read, and never that it changed. */
  class ResizeObserverDouble {
    constructor(private readonly said: (entries: readonly never[]) => void) {}
    observe() {
      queueMicrotask(() => this.said([]))
    }
    unobserve() {}
    disconnect() {}
  }
  window.scrollTo = () => undefined
  performance.getEntriesByType ??= () => []
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(globalThis, {
    ResizeObserver: ResizeObserverDouble,
    CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
  })
}
