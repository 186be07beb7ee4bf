import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
} from 'react-router-dom'
import { TopProgress } from '../components/top-progress'
import { hydrationEnded } from '../loading/hydration'
import { isGuarded } from './guarded'

interface PageFrameProps {
  readonly header: ReactNode
  readonly footer?: ReactNode
}

/**
 * What is around every page, whichever header it has: the way past that header and a navigation at the side, the page, the
 * footer.
 */
export function PageFrame({ header, footer }: PageFrameProps) {
  const { t } = useTranslation('shell')
  const { state } = useNavigation()
  const hasNavigation = useMatches().some(isGuarded)
  return (
    <div className="flex min-h-dvh flex-col">
      <TopProgress isActive={state !== 'idle'} label={t('loading')} />
      <a
        href={hasNavigation ? '#page' : '#content'}
        className="sr-only z-50 rounded-lg bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        {t('skip')}
      </a>
      {header}
      <main ref={useFocusOnNavigation()} id="content" tabIndex={-1} className="flex-1 outline-none">
        <Suspense>
          <Outlet />
          <HydrationEnd />
        </Suspense>
      </main>
      {footer}
      <ScrollRestoration />
    </div>
  )
}

/** Beside the page, so that its effect runs when the page has been taken over, too. */
function HydrationEnd() {
  useEffect(hydrationEnded, [])
  return null
}

/**
 * A new page takes the focus, as a loaded one would: the keyboard starts at its top, a screen reader says so. It does
 * so if it brings another frame, too.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const isLoaded = useNavigationType() === 'POP'
  const main = useRef<HTMLElement>(null)
  const shown = useRef(isLoaded ? pathname : undefined)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
