import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { DisclosureMenu } from './disclosure-menu'
import { menuItem } from './header-look'
import { addressOf, type SiteMenu } from './site-map'
import type { OpenMenus } from './use-open-menu'

interface HeaderMenuProps {
  readonly entry: SiteMenu
  readonly menus: OpenMenus
}

/** Links of the bar that stand together behind a button. */
export function HeaderMenu({ entry: { menu, groups }, menus }: HeaderMenuProps) {
  const { t, i18n } = useTranslation('shell')
  return (
    <DisclosureMenu menus={menus} name={menu} text={t(menu)} edge="left-0">
      <div className="flex gap-2">
        {groups.map(({ title, links }) => (
          <section key={title ?? menu} className="min-w-44">
            {title && <h2 className="px-3 pt-1 pb-1.5 text-small font-semibold text-soft">{t(title)}</h2>}
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <NavLink to={addressOf(link, i18n.language)} className={menuItem}>
                    {t(link.text)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DisclosureMenu>
  )
}
