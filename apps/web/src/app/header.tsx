import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { SealMark } from '../components/seal-mark'
import { AccountLinks } from './account-links'
import { LanguageSwitch } from './language-switch'
import { MainLinks } from './main-links'
import { NotificationBell } from './notification-bell'

/** 68 px high; below 1280 px its links are in a menu (HOME-19). */
export function Header() {
  const { t } = useTranslation('shell')
  const button = useRef<HTMLButtonElement>(null)
  const menu = useMenu(button)
  return (
    <header className="relative z-40 h-17 border-b border-line bg-surface" {...menu.surroundings}>
      <div className="mx-auto flex h-full max-w-7xl items-center gap-x-3 px-5">
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-3">
          <SealMark className="size-9" />
          <span className="flex items-baseline gap-2 whitespace-nowrap">
            <span className="text-xl font-bold tracking-wide">原印</span>
            <span lang="en" className="hidden font-semibold text-soft sm:inline">
              OriginSeal
            </span>
          </span>
        </Link>
        <nav aria-label={t('nav')} className="hidden items-center gap-x-1 xl:flex">
          <MainLinks look="bar" />
          <AccountLinks look="bar" />
        </nav>
        <NotificationBell />
        <LanguageSwitch />
        {/* The platform's own button: react-aria's would weigh more than the rest of the header, on every page. */}
        <button
          type="button"
          ref={button}
          aria-expanded={menu.isOpen}
          aria-controls="menu"
          onClick={menu.toggle}
          className="-mr-2 inline-flex size-11 items-center justify-center rounded-lg hover:bg-brand-tint xl:hidden"
        >
          <span className="sr-only">{t('menu')}</span>
          <MenuMark isOpen={menu.isOpen} />
        </button>
      </div>
      <nav
        id="menu"
        aria-label={t('nav')}
        hidden={!menu.isOpen}
        // A click between two links stays in the menu, and does not close it.
        tabIndex={-1}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-y border-line bg-surface px-5 py-3 shadow-card outline-none xl:hidden"
      >
        {menu.isOpen && (
          <div className="mx-auto grid max-w-7xl sm:grid-cols-2 sm:gap-x-5 lg:grid-cols-3">
            <MainLinks look="menu" />
            <AccountLinks look="menu" />
          </div>
        )}
      </nav>
    </header>
  )
}

/** Open until somebody goes elsewhere: to a page, with the focus, or by Escape, which gives the focus back. */
function useMenu(button: RefObject<HTMLButtonElement | null>) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const close = () => setOpenAt(undefined)
  return {
    isOpen,
    toggle: () => (isOpen ? close() : setOpenAt(key)),
    surroundings: {
      onKeyDown: ({ key: pressed }: KeyboardEvent) => {
        if (!isOpen || pressed !== 'Escape') return
        close()
        button.current?.focus()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
    },
  }
}

function MenuMark({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-6 stroke-ink"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
    </svg>
  )
}
