import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { mayEnter } from '../session/roles.rules'
import { useSession } from '../session/use-session'
import { headerButton, headerItem, type HeaderLook } from './header-look'
import { useLogOut } from './use-log-out'

/** Login and registration for who is logged out, their own places for who is logged in; neither while that is being found out. */
export function AccountLinks({ look }: { readonly look: HeaderLook }) {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const logOut = useLogOut()
  if (user === undefined) return null
  if (user === null) {
    return (
      <>
        <NavLink to="/login" className={headerItem[look]}>
          {t('links.login')}
        </NavLink>
        <NavLink to="/register" className={headerButton[look]}>
          {t('links.register')}
        </NavLink>
      </>
    )
  }
  return (
    <>
      {mayEnter('admin', user.role) && (
        <NavLink to="/admin/dashboard" className={headerItem[look]}>
          {t('links.admin')}
        </NavLink>
      )}
      <button type="button" onClick={logOut} className={headerItem[look]}>
        {t('links.logout')}
      </button>
      <NavLink to="/dashboard" className={headerButton[look]}>
        {t('links.memberCentre')}
      </NavLink>
    </>
  )
}
