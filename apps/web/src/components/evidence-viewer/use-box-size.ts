import { useCallback, useState, type RefCallback } from 'react'
import type { Size } from './homography.rules'

/** The size of an element in pixels before any transform, followed as it changes. */
export function useBoxSize(): readonly [size: Size | undefined, ref: RefCallback<HTMLElement>] {
  const [size, setSize] = useState<Size>()
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [size, ref]
}
