import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { HeaderMenu } from './header-menu'
import { headerItem } from './header-look'
import { addressOf, headerEntries, type SiteLink } from './site-map'
import type { OpenMenus } from './use-open-menu'

/** Where everybody can go, in the bar: links, and menus of links. */
export function BarLinks({ menus }: { readonly menus: OpenMenus }) {
  const { t, i18n } = useTranslation('shell')
  return headerEntries.map((entry) =>
    'menu' in entry ? (
      <HeaderMenu key={entry.menu} entry={entry} menus={menus} />
    ) : (
      <NavLink key={entry.to} to={addressOf(entry, i18n.language)} className={headerItem.bar}>
        {t(entry.text)}
      </NavLink>
    ),
  )
}

/** The same in the menu of narrow screens, all at once; it says the way home in words. */
export function MenuLinks() {
  const { t, i18n } = useTranslation('shell')
  const links = headerEntries.flatMap((entry) =>
    'menu' in entry ? entry.groups.flatMap((group) => group.links) : [entry],
  )
  const home: SiteLink = { to: '/', text: 'links.home' }
  return [home, ...links].map((link) => (
    <NavLink key={link.to} to={addressOf(link, i18n.language)} end className={headerItem.menu}>
      {t(link.text)}
    </NavLink>
  ))
}
