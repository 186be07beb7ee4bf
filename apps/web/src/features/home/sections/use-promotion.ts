import { useEffect, useState } from 'react'
import { z } from 'zod'
import { stored } from '../../../api/stored'
import { useIsHydrated } from '../../../loading/use-is-hydrated'
import { useReadPromotionQuery } from './home.api'
import { bucketOf, ofToday, reserved, simulatedRemaining, type Bucket } from './promotion.rules'

const storedPromotion = stored({
  area: () => window.localStorage,
  key: 'dailyPromotion',
  decode: (written) =>
    z.object({ date: z.string(), reservedUntil: z.number(), claimed: z.boolean() }).parse(written),
})
const refreshMs = 60_000

export interface Promotion {
  readonly remaining: number
  readonly bucket: Bucket
  /** The server did not say; it is about that many. */
  readonly isSimulated: boolean
  readonly isReserved: boolean
  readonly isClaimed: boolean
  readonly reserve: () => void
}

/**
 * The day's places, asked for again each minute, when the tab is seen again, and when storage changes (HOME-09).
 * @returns undefined while the page is taken over: it was written on another day, for no particular visitor
 */
export function usePromotion(): Promotion | undefined {
  const isHydrated = useIsHydrated()
  const { data, isError, refetch } = useReadPromotionQuery()
  const [record, setRecord] = useState(() => storedPromotion.read())
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      setRecord(storedPromotion.read())
      setNow(new Date())
      if (document.visibilityState === 'visible') void refetch()
    }
    const claim = () => {
      storedPromotion.write({ ...reserved(new Date()), claimed: true })
      setRecord(storedPromotion.read())
    }
    const eachMinute = window.setInterval(look, refreshMs)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('storage', look)
    window.addEventListener('signup-success', claim)
    return () => {
      window.clearInterval(eachMinute)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('storage', look)
      window.removeEventListener('signup-success', claim)
    }
  }, [refetch])
  if (!isHydrated) return undefined
  const today = ofToday(record, now)
  const isSimulated = data === undefined || isError
  const remaining = isSimulated ? simulatedRemaining(now) : data.remaining
  return {
    remaining,
    bucket: bucketOf(remaining),
    isSimulated,
    isReserved: today !== undefined && !today.claimed && today.reservedUntil > now.getTime(),
    isClaimed: today?.claimed ?? false,
    reserve: () => {
      if (!today) storedPromotion.write(reserved(new Date()))
      setRecord(storedPromotion.read())
    },
  }
}
