import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SealMark } from '../components/seal-mark'
import { AccountLinks } from './account-links'
import { BarLinks, MenuLinks } from './header-links'
import { LanguageSwitch } from './language-switch'
import { MenuButton } from './menu-button'
import { NotificationBell } from './notification-bell'
import { ThemeSwitch } from './theme-switch'
import { useOpenMenu } from './use-open-menu'

/** As wide as a page with a navigation at its side (side-layout.tsx). */
const sideColumn = 'mx-auto max-w-[88rem] px-gutter'

const NARROW = 'menu'

interface HeaderProps {
  /** Over pages with a navigation at their side it begins where that does. */
  readonly isWide?: boolean
}

/** 68 px high; below 1280 px its links are in a menu (HOME-19). */
export function Header({ isWide = false }: HeaderProps) {
  const { t } = useTranslation('shell')
  const menus = useOpenMenu()
  const isOpen = menus.isOpen(NARROW)
  return (
    <header className="relative z-40 h-17 border-b border-line bg-paper print:hidden" {...menus.surroundings}>
      <div className={`${isWide ? sideColumn : 'column-wide'} flex h-full items-center gap-x-2`}>
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-3">
          <SealMark className="size-9" />
          <span className="flex items-baseline gap-2 whitespace-nowrap">
            <span className="text-heading font-bold tracking-wide">原印</span>
            <span lang="en" className="hidden font-medium text-soft sm:inline">
              OriginSeal
            </span>
          </span>
        </Link>
        <nav aria-label={t('nav')} className="hidden items-center xl:flex">
          <BarLinks menus={menus} />
          <AccountLinks look="bar" />
        </nav>
        <NotificationBell />
        <LanguageSwitch />
        <MenuButton menus={menus} menu={NARROW} className="-mr-2 xl:hidden" />
      </div>
      <nav
        id={NARROW}
        aria-label={t('nav')}
        hidden={!isOpen}
        // A click between two links stays in the menu, and does not close it.
        tabIndex={-1}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-y border-line bg-paper py-4 shadow-card outline-none xl:hidden"
      >
        {isOpen && (
          <div className="column-wide">
            <div className="grid sm:grid-cols-2 sm:gap-x-5 lg:grid-cols-3">
              <MenuLinks />
              <AccountLinks look="menu" />
            </div>
            <div className="mt-4 border-t border-line pt-4">
              <ThemeSwitch />
            </div>
          </div>
        )}
      </nav>
    </header>
  )
}
