import ChannelsIcon from 'lucide-react/icons/mailbox'
import CardIcon from 'lucide-react/icons/credit-card'
import ParkedIcon from 'lucide-react/icons/circle-pause'
import JobsIcon from 'lucide-react/icons/list-restart'
import KeyIcon from 'lucide-react/icons/key-round'
import LayersIcon from 'lucide-react/icons/layers'
import MessagesIcon from 'lucide-react/icons/mail-question-mark'
import ServicesIcon from 'lucide-react/icons/heart-pulse'
import OverviewIcon from 'lucide-react/icons/layout-dashboard'
import PackageIcon from 'lucide-react/icons/package'
import ScaleIcon from 'lucide-react/icons/scale'
import AuditIcon from 'lucide-react/icons/scroll-text'
import ApprovalIcon from 'lucide-react/icons/stamp'
import UsersIcon from 'lucide-react/icons/users'
import { useTranslation } from 'react-i18next'
import type backOffice from './back-office.en.json'
import { SideNavigation, type Place } from './side-navigation'

interface OfficePlace extends Omit<Place, 'text'> {
  readonly text: `links.${keyof (typeof backOffice)['links']}`
}

interface OfficeGroup {
  readonly title: `groups.${keyof (typeof backOffice)['groups']}`
  readonly places: readonly OfficePlace[]
}

const work: readonly OfficePlace[] = [
  { to: '/admin/dashboard', text: 'links.dashboard', Icon: OverviewIcon },
  { to: '/admin/users', text: 'links.users', Icon: UsersIcon },
  { to: '/admin/payments', text: 'links.payments', Icon: CardIcon },
  { to: '/admin/cases', text: 'links.cases', Icon: ScaleIcon },
  { to: '/admin/contact-messages', text: 'links.contactMessages', Icon: MessagesIcon },
  { to: '/admin/approvals', text: 'links.proposals', Icon: ApprovalIcon },
]

const groups: readonly OfficeGroup[] = [
  {
    title: 'groups.offers',
    places: [
      { to: '/admin/plan', text: 'links.plan', Icon: LayersIcon },
      { to: '/admin/addon-packages', text: 'links.addonPackages', Icon: PackageIcon },
    ],
  },
  {
    title: 'groups.system',
    places: [
      { to: '/admin/services', text: 'links.services', Icon: ServicesIcon },
      { to: '/admin/settings/api-keys', text: 'links.apiKeys', Icon: KeyIcon },
      { to: '/admin/channels', text: 'links.channels', Icon: ChannelsIcon },
      { to: '/admin/parked-events', text: 'links.parkedEvents', Icon: ParkedIcon },
      { to: '/admin/jobs', text: 'links.jobs', Icon: JobsIcon },
      { to: '/admin/audit', text: 'links.audit', Icon: AuditIcon },
    ],
  },
]

/** Every place of the back office: what a day is made of first. */
export const officePlaces: readonly OfficePlace[] = [...work, ...groups.flatMap(({ places }) => places)]

/** The places of the back office in their groups: at the side, on phones in the menu of the header. */
export function OfficeNavigation() {
  const { t } = useTranslation('backOffice')
  return (
    <SideNavigation
      label={t('nav')}
      onPhones="menu"
      places={work.map(({ to, text, Icon }) => ({ to, Icon, text: t(text) }))}
      further={groups.map(({ title, places }) => ({
        title: t(title),
        places: places.map(({ to, text, Icon }) => ({ to, Icon, text: t(text) })),
      }))}
    />
  )
}
