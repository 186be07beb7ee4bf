import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { SealMark } from '../components/seal-mark'
import { LanguageSwitch } from './language-switch'

/** What is around every page: the way past the header, the header, the page, the footer. */
export function Shell() {
  const { t } = useTranslation('shell')
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-ink px-4 py-3 text-white focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        {t('skip')}
      </a>
      <Header />
      <main ref={useFocusOnNavigation()} id="content" tabIndex={-1} className="flex-1 outline-none">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
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

function Header() {
  const { t } = useTranslation('shell')
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-17 max-w-6xl items-center gap-x-2 px-5 sm:gap-x-5">
        <Link to="/" className="mr-auto flex items-center gap-3">
          <SealMark className="size-9" />
          <span className="flex items-baseline gap-2 whitespace-nowrap">
            <span className="text-xl font-bold tracking-wide">原印</span>
            <span lang="en" className="hidden font-semibold text-soft sm:inline">
              OriginSeal
            </span>
          </span>
        </Link>
        <nav aria-label={t('nav')} className="flex items-center">
          <NavLink
            to="/verify"
            className="inline-flex min-h-11 items-center px-2 text-sm font-medium whitespace-nowrap hover:text-brand-deep aria-[current=page]:text-brand-deep aria-[current=page]:underline aria-[current=page]:underline-offset-8 sm:text-base"
          >
            {t('verify')}
          </NavLink>
          <NavLink
            to="/register"
            className="ml-3 hidden min-h-11 items-center rounded-xl bg-brand-deep px-4 font-semibold whitespace-nowrap text-white hover:bg-brand-dark sm:inline-flex"
          >
            {t('start')}
          </NavLink>
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  )
}

function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-5 py-8 text-sm text-soft sm:flex-row sm:justify-between">
        <p>{t('footer')}</p>
        <p>
          <a className="link" href="/downloads/originseal-verify.cjs" download>
            {t('verifier')}
          </a>
        </p>
      </div>
    </footer>
  )
}
