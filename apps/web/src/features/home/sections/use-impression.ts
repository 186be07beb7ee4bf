import { useEffect, useRef } from 'react'
import { noteComparisonImpression } from '../../../tracking/comparison-impression'
import { trackVisit } from '../../../tracking/track-visit'
import type { Bucket } from './promotion.rules'

/**
 * Notes, once, that 40 % of an element were seen (HOME-17).
 * @param bucket undefined: not known yet, and nothing is noted
 */
export function useImpression(bucket: Bucket | undefined) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!element.current || bucket === undefined || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        if (noteComparisonImpression(bucket))
          void trackVisit('comparison_impression', { promo_left_bucket: bucket })
      },
      { threshold: 0.4 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [bucket])
  return element
}
