/** Whether there is anything to agree to here, and whether the choice is being made. Small: the footer asks for it. */
interface ConsentState {
  readonly isOffered: boolean
  readonly isOpen: boolean
}

const first: ConsentState = { isOffered: false, isOpen: false }
let now = first
const listeners = new Set<() => void>()

export const consentState = {
  read: (): ConsentState => now,

  /** As a page is written at build, and taken over. */
  readFirst: (): ConsentState => first,

  write(change: Partial<ConsentState>): void {
    now = { ...now, ...change }
    listeners.forEach((listener) => listener())
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
