/** Stands in for the browser's ResizeObserver, which jsdom has not: says the size once, and never that it changed. */
export function standInResizeObserver(): void {
  class ResizeObserverDouble {
    constructor(private readonly said: (entries: readonly never[]) => void) {}
    observe() {
      queueMicrotask(() => this.said([]))
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: ResizeObserverDouble })
}
