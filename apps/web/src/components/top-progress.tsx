import { useEffect, useState } from 'react'

/** What takes less time than this is not announced, in ms. */
export const SHOWN_AFTER_MS = 150

interface TopProgressProps {
  readonly isActive: boolean
  /** What is under way, for those who don't see the line. */
  readonly label: string
}

/** A thin line at the top of the window while something is under way whose end nobody knows. */
export function TopProgress({ isActive, label }: TopProgressProps) {
  const isShown = useLasting(isActive)
  if (!isShown) return null
  return <div role="progressbar" aria-label={label} className="top-progress" />
}

/** Whether it has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const clock = setTimeout(() => setHasLasted(true), SHOWN_AFTER_MS)
    return () => {
      clearTimeout(clock)
      setHasLasted(false)
    }
  }, [isSo])
  return isSo && hasLasted
}
