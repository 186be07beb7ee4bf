import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SealMark } from '../components/seal-mark'
import { CommandBar } from '../features/command-palette/command-bar'
import { mayEnter } from '../session/roles.rules'
import { useSession } from '../session/use-session'
import { DisclosureMenu } from './disclosure-menu'
import { LanguageSwitch } from './language-switch'
import { MenuButton } from './menu-button'
import { OfficeAccount } from './office-account'
import { OfficeNavigation, officePlaces } from './office-navigation'
import { useLogOut } from './use-log-out'
import { useOpenMenu } from './use-open-menu'

const ACCOUNT = 'account'
const NARROW = 'menu'

/** 68 px high, as the site's. Who is no administrator sees its name and the language; below 1024 px the places are in a menu. */
export function OfficeHeader() {
  const { t } = useTranslation('backOffice')
  const { user } = useSession()
  const menus = useOpenMenu()
  const logOut = useLogOut('/admin/login')
  const places = useMemo(() => officePlaces.map(({ to, text }) => ({ to, text: t(text) })), [t])
  const admin = user && mayEnter('admin', user.role) ? user : undefined
  const isOpen = menus.isOpen(NARROW)
  return (
    <header className="relative z-40 h-17 border-b border-line bg-paper print:hidden" {...menus.surroundings}>
      <div className="mx-auto flex h-full max-w-[88rem] items-center gap-x-2 px-gutter sm:gap-x-3">
        <Link to="/admin/dashboard" className="flex min-h-11 items-center gap-3 lg:w-60">
          <SealMark className="size-9" />
          <span className="flex flex-col leading-tight whitespace-nowrap">
            <span className="font-bold tracking-wide">原印</span>
            <span className="text-small font-medium text-soft">{t('title')}</span>
          </span>
        </Link>
        {admin && (
          <div className="flex min-w-0 grow justify-end sm:justify-start">
            <CommandBar places={places} onLogOut={logOut} />
          </div>
        )}
        <div className={`flex items-center gap-x-2 ${admin ? 'max-lg:hidden' : 'ml-auto'}`}>
          <LanguageSwitch />
          {admin && (
            <DisclosureMenu
              menus={menus}
              name={ACCOUNT}
              edge="right-0"
              text={
                <>
                  <span className="sr-only">{t('account.menu')} </span>
                  <span className="max-w-32 truncate">{admin.realName}</span>
                </>
              }
            >
              <OfficeAccount onLogOut={logOut} />
            </DisclosureMenu>
          )}
        </div>
        {admin && <MenuButton menus={menus} menu={NARROW} className="-mr-2 lg:hidden" />}
      </div>
      <div
        id={NARROW}
        hidden={!isOpen}
        // A click between two links stays in the menu, and does not close it.
        tabIndex={-1}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-y border-line bg-paper px-gutter py-4 shadow-card outline-none lg:hidden"
      >
        {isOpen && admin && (
          <>
            <OfficeNavigation />
            <section className="mt-6 border-t border-line pt-5">
              <h2 className="mb-2 flex items-center justify-between gap-3 px-3 text-small font-semibold text-soft">
                {admin.realName}
                <LanguageSwitch />
              </h2>
              <OfficeAccount onLogOut={logOut} />
            </section>
          </>
        )}
      </div>
    </header>
  )
}
