import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { headerItem, type HeaderLook } from './header-look'

const links = [
  { to: '/solutions/ai-detection', text: 'links.aiDetection' },
  { to: '/pricing', text: 'links.pricing' },
  { to: '/creator-column', text: 'links.creatorColumn' },
  { to: '/verify', text: 'links.verify' },
  { to: '/about', text: 'links.about' },
  { to: '/contact', text: 'links.contact' },
  { to: '/legal', text: 'links.legal' },
] as const

/** Where everybody can go. The bar has its way home in the mark, the menu says it in words. */
export function MainLinks({ look }: { readonly look: HeaderLook }) {
  const { t } = useTranslation('shell')
  return (
    <>
      {look === 'menu' && (
        <NavLink to="/" end className={headerItem.menu}>
          {t('links.home')}
        </NavLink>
      )}
      {links.map(({ to, text }) => (
        <NavLink key={to} to={to} className={headerItem[look]}>
          {t(text)}
        </NavLink>
      ))}
    </>
  )
}
