/**
 * What a visitor is told about parts of the program that do not come. Kept outside of the Redux store, whose
 * own code may be such a part.
 */
export type LoadingState = 'quiet' | 'retrying' | 'waiting-for-line' | 'reloading' | 'persistent'

let now: LoadingState = 'quiet'
const listeners = new Set<() => void>()

export const loadingState = {
  read: (): LoadingState => now,

  /** Whether this document's fate is settled: nothing that happens later takes it back. */
  isDecided: (): boolean => now === 'reloading' || now === 'persistent',

  write(state: LoadingState): void {
    if (loadingState.isDecided()) return
    now = state
    listeners.forEach((listener) => listener())
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** As in a new document. */
  reset(): void {
    now = 'quiet'
    listeners.forEach((listener) => listener())
  },
}
