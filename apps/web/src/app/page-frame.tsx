import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { TopProgress } from '../components/top-progress'
import { hydrationEnded } from '../loading/hydration'

interface PageFrameProps {
  readonly header: ReactNode
  readonly footer?: ReactNode
}

/**
 * What is around every page, whichever header it has: the way past all that precedes the page, the navigation of the
 * area that the page is in, the page, the footer.
 */
export function PageFrame({ header, footer }: PageFrameProps) {
  const { t } = useTranslation('shell')
  const { state } = useNavigation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      {header}
      <div className="navigation-and-page">
        <div id="navigation-slot" />
        <main ref={useFocusOnNavigation()} id="content" tabIndex={-1} className="outline-none">
          <TopProgress isActive={state !== 'idle'} label={t('loading')} />
          <Suspense>
            <Outlet />
            <HydrationEnd />
          </Suspense>
        </main>
      </div>
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
