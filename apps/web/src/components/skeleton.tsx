import { useContext, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import './components.texts'
import { LoadingGroupContext } from './loading-group-context'

interface SkeletonProps {
  readonly lines?: number
  /** Nobody knows how long that will be, and other things stand below: they wait below the first screen. */
  readonly fillsScreen?: boolean
}

/** Holds the place of what is still loading, line by line, so that nothing jumps when it comes. */
export function Skeleton({ lines = 4, fillsScreen = false }: SkeletonProps) {
  const { t } = useTranslation('components')
  const begin = useContext(LoadingGroupContext)
  useLayoutEffect(() => begin?.(), [begin])
  return (
    <div role="status" className={`space-y-4 py-4 ${fillsScreen ? 'min-h-dvh' : ''}`}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="h-6 animate-breathe rounded-lg bg-line odd:w-full even:w-3/4" />
      ))}
    </div>
  )
}
