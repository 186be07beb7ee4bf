import CardIcon from 'lucide-react/icons/credit-card'
import ParkedIcon from 'lucide-react/icons/circle-pause'
import KeyIcon from 'lucide-react/icons/key-round'
import LayersIcon from 'lucide-react/icons/layers'
import OverviewIcon from 'lucide-react/icons/layout-dashboard'
import PackageIcon from 'lucide-react/icons/package'
import ScaleIcon from 'lucide-react/icons/scale'
import AuditIcon from 'lucide-react/icons/scroll-text'
import ApprovalIcon from 'lucide-react/icons/stamp'
import UsersIcon from 'lucide-react/icons/users'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandBar } from '../features/command-palette/command-bar'
import { SideLayout } from './side-layout'
import { SideNavigation } from './side-navigation'
import { useLogOut } from './use-log-out'

const places = [
  { to: '/admin/dashboard', text: 'links.dashboard', Icon: OverviewIcon },
  { to: '/admin/users', text: 'links.users', Icon: UsersIcon },
  { to: '/admin/payments', text: 'links.payments', Icon: CardIcon },
  { to: '/admin/cases', text: 'links.cases', Icon: ScaleIcon },
  { to: '/admin/approvals', text: 'links.proposals', Icon: ApprovalIcon },
  { to: '/admin/plan', text: 'links.plan', Icon: LayersIcon },
  { to: '/admin/addon-packages', text: 'links.addonPackages', Icon: PackageIcon },
  { to: '/admin/settings/api-keys', text: 'links.apiKeys', Icon: KeyIcon },
  { to: '/admin/parked-events', text: 'links.parkedEvents', Icon: ParkedIcon },
  { to: '/admin/audit', text: 'links.audit', Icon: AuditIcon },
] as const

/** The back office (ADMIN-01): its places at the side, on a phone above, and the page. Its guard stands around it. */
export function Component() {
  const { t } = useTranslation('backOffice')
  const logOut = useLogOut()
  const named = useMemo(() => places.map(({ to, text }) => ({ to, text: t(text) })), [t])
  return (
    <SideLayout
      navigation={
        <>
          <CommandBar places={named} onLogOut={logOut} />
          <AdminNavigation />
        </>
      }
    />
  )
}

export function AdminNavigation() {
  const { t } = useTranslation('backOffice')
  return (
    <>
      <p className="mb-3 px-3.5 text-small font-semibold text-soft max-lg:sr-only">{t('title')}</p>
      <SideNavigation
        label={t('nav')}
        onPhones="strip"
        places={places.map(({ to, text, Icon }) => ({ to, Icon, text: t(text) }))}
      />
    </>
  )
}
