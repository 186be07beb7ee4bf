import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { menuItem } from './header-look'
import { ThemeSwitch } from './theme-switch'

/** Where an administrator's own things are, the way to the site, and the way out. */
export function OfficeAccount({ onLogOut }: { readonly onLogOut: () => void }) {
  const { t } = useTranslation('backOffice')
  return (
    <>
      <ul>
        <li>
          <Link to="/member-info" className={menuItem}>
            {t('account.security')}
          </Link>
        </li>
        <li>
          <Link to="/dashboard" className={menuItem}>
            {t('account.memberCentre')}
          </Link>
        </li>
        <li>
          <Link to="/" className={menuItem}>
            {t('account.site')}
          </Link>
        </li>
        <li>
          <button type="button" onClick={onLogOut} className={`${menuItem} w-full`}>
            {t('account.logOut')}
          </button>
        </li>
      </ul>
      <div className="mt-2 border-t border-line px-3 pt-3">
        <ThemeSwitch />
      </div>
    </>
  )
}
