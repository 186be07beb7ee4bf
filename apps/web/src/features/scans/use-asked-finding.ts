import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the finding that the address names before the reader, once the findings are there. */
export function useAskedFinding(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const asked = hash.startsWith('#finding-') ? document.getElementById(hash.slice(1)) : null
    asked?.scrollIntoView()
    asked?.focus({ preventScroll: true })
  }, [hash])
}
