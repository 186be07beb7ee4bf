import { useEffect, useRef, useState } from 'react'

const countMs = 1_300
const shownAt = 0.35

/** A figure that counts up once it is seen (HOME-11); screen readers, and who wants no motion, have it at once. */
export function CountUp({ value }: { readonly value: number }) {
  const place = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const element = place.current
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
    if (!element || isStill || typeof IntersectionObserver !== 'function') return setShown(value)
    let frame = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const start = performance.now()
        const turn = (now: number) => {
          const part = Math.min(1, (now - start) / countMs)
          setShown(Math.round(value * (1 - (1 - part) ** 3)))
          if (part < 1) frame = requestAnimationFrame(turn)
        }
        frame = requestAnimationFrame(turn)
      },
      { threshold: shownAt },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value])
  return (
    <span ref={place}>
      <span aria-hidden>{shown.toLocaleString('en')}</span>
      <span className="sr-only">{value.toLocaleString('en')}</span>
    </span>
  )
}
