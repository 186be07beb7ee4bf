import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far outside of what is shown something may be and still be near: most of a screen. */
const margin = '75%'

interface Near<Place extends Element> {
  readonly ref: RefObject<Place | null>
  readonly isNear: boolean
}

/** Whether an element has come near what is shown, to fetch its picture only then; it stays so. */
export function useNear<Place extends Element>(): Near<Place> {
  const ref = useRef<Place>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver !== 'function')
  useEffect(() => {
    if (isNear || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: margin,
      },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}
