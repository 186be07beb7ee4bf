import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './components.texts'
import { nextTick, remainingText } from './countdown.rules'

interface CountdownProps {
  /** ISO 8601. */
  readonly until: string
  /** What ends then. */
  readonly label: string
  readonly onEnd?: () => void
}

/** How long something still lasts. It is not read out as it runs: whoever reaches it hears what is left. */
export function Countdown({ until, label, onEnd }: CountdownProps) {
  const { t, i18n } = useTranslation('components')
  const end = new Date(until).getTime()
  const [left, setLeft] = useState(() => end - Date.now())
  const finish = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (left <= 0) return finish()
    const timer = setTimeout(() => setLeft(end - Date.now()), Math.min(left, nextTick(left)))
    return () => clearTimeout(timer)
  }, [left, end])

  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-small text-soft">{label}</span>
      <time role="timer" dateTime={until} className="font-semibold">
        {left > 0 ? remainingText(left, i18n.language) : t('ended')}
      </time>
    </p>
  )
}
