import { useEffect, useState, type ReactNode } from 'react'
import { Skeleton } from '../../components/skeleton'
import { documentExits } from '../../loading/document-exits'

/** Whether the document was loaded at this address, and is not one that was led on to it. */
function beganHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || new URL(navigation.name).pathname === window.location.pathname
}

/**
 * Loads the document anew where somebody was led on to a checkout within the browser, as after the login: only the
 * policy of a checkout's own document lets its form go to the payment provider.
 */
export function OwnDocument({ children }: { readonly children: ReactNode }) {
  const [isOwn] = useState(beganHere)
  useEffect(() => {
    if (!isOwn) documentExits.reload()
  }, [isOwn])
  return isOwn ? children : <Skeleton lines={8} />
}
