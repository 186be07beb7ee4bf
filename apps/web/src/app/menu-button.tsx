import MenuIcon from 'lucide-react/icons/menu'
import CloseIcon from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { OpenMenus } from './use-open-menu'

interface MenuButtonProps {
  readonly menus: OpenMenus
  /** The id of the menu's element, and its name among the menus. */
  readonly menu: string
  /** Says on which widths it is there, and where. */
  readonly className: string
}

/** Opens and closes the menu of narrow screens. The platform's own button: react-aria's would weigh more than a header. */
export function MenuButton({ menus, menu, className }: MenuButtonProps) {
  const { t } = useTranslation('shell')
  const isOpen = menus.isOpen(menu)
  const Icon = isOpen ? CloseIcon : MenuIcon
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={menu}
      onClick={menus.toggle(menu)}
      className={`inline-flex size-11 items-center justify-center rounded-lg hover:bg-brand-tint ${className}`}
    >
      <span className="sr-only">{t('menu')}</span>
      <Icon aria-hidden className="size-6" />
    </button>
  )
}
