import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { TopProgress } from '../components/top-progress'
import { hydrationEnded } from '../loading/hydration'
import { PublicMetadata } from './public-metadata'
import { Footer } from './footer'
import { isGuarded } from './guarded'
import { Header } from './header'

/** What is around every page: the way past the header, the header, the page, the footer. */
export function Shell() {
  const { t } = useTranslation('shell')
  const isOwnPage = useMatches().some(isGuarded)
  const { state } = useNavigation()
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicMetadata />
      <TopProgress isActive={state !== 'idle'} label={t('loading')} />
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        {t('skip')}
      </a>
      <Header isWide={isOwnPage} />
      <main ref={useFocusOnNavigation()} id="content" tabIndex={-1} className="flex-1 outline-none">
        <Suspense>
          <Outlet />
          <HydrationEnd />
        </Suspense>
      </main>
      <Footer isShort={isOwnPage} />
      <ScrollRestoration />
    </div>
  )
}

/** Beside the page, so that its effect runs when the page has been taken over, too. */
function HydrationEnd() {
  useEffect(hydrationEnded, [])
  return null
}

/** A new page takes the focus, as a loaded one would: the keyboard starts at its top, a screen reader says so. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
