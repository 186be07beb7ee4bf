import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Chevron } from '../components/chevron'
import { headerItem } from './header-look'
import { addressOf, type SiteMenu } from './site-map'
import type { OpenMenus } from './use-open-menu'

interface HeaderMenuProps {
  readonly entry: SiteMenu
  readonly menus: OpenMenus
}

/** A button of the bar and the links that it shows below it: the pattern of disclosure navigation. */
export function HeaderMenu({ entry: { menu, groups }, menus }: HeaderMenuProps) {
  const { t, i18n } = useTranslation('shell')
  const id = useId()
  const isOpen = menus.isOpen(menu)
  return (
    <div className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={menus.toggle(menu)}
        className={headerItem.bar}
      >
        {t(menu)}
        <Chevron isUp={isOpen} />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        // A click between two links stays in the menu, and does not close it.
        tabIndex={-1}
        className="card absolute top-full left-0 z-10 mt-2 animate-rise p-3 outline-none"
      >
        {isOpen && (
          <div className="flex gap-2">
            {groups.map(({ title, links }) => (
              <section key={title ?? menu} className="min-w-44">
                {title && <h2 className="px-3 pt-1 pb-1.5 text-small font-semibold text-soft">{t(title)}</h2>}
                <ul>
                  {links.map((link) => (
                    <li key={link.to}>
                      <NavLink
                        to={addressOf(link, i18n.language)}
                        className="flex min-h-11 items-center rounded-lg px-3 whitespace-nowrap hover:bg-brand-tint hover:text-brand-dark aria-[current=page]:bg-brand-tint aria-[current=page]:text-brand-dark"
                      >
                        {t(link.text)}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
