import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps whoever works by keys on the page: what they have just used may be gone in the state that follows, and the focus
 * with it; then it goes to `lead`, which says what is so now.
 */
export function useKeptFocus(state: string) {
  const last = useRef<Element>(null)
  const lead = useRef<HTMLHeadingElement>(null)
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    if (last.current?.isConnected === false && document.activeElement === document.body) lead.current?.focus()
  }, [state])
  return {
    lead,
    /** For what holds all that can be used. */
    watched: {
      onFocus: (event: FocusEvent) => {
        last.current = event.target
      },
      onBlur: ({ target }: FocusEvent) => {
        // What is disabled while it is sent loses the focus too, and not because somebody has left it.
        if (!target.matches(':disabled')) last.current = null
      },
    },
  }
}
