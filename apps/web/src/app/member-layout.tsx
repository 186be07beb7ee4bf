import BadgeIcon from 'lucide-react/icons/badge-check'
import BellIcon from 'lucide-react/icons/bell'
import BriefcaseIcon from 'lucide-react/icons/briefcase'
import FilmIcon from 'lucide-react/icons/film'
import ImagesIcon from 'lucide-react/icons/images'
import OverviewIcon from 'lucide-react/icons/layout-dashboard'
import MessagesIcon from 'lucide-react/icons/messages-square'
import StampIcon from 'lucide-react/icons/stamp'
import PersonIcon from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { SideLayout } from './side-layout'
import { SideNavigation } from './side-navigation'

const places = [
  { to: '/dashboard', text: 'member.overview', Icon: OverviewIcon },
  { to: '/upload', text: 'member.seal', Icon: StampIcon },
  { to: '/sirp', text: 'member.sirp', Icon: BriefcaseIcon },
  { to: '/notifications', text: 'member.notifications', Icon: BellIcon },
  { to: '/member-info', text: 'member.account', Icon: PersonIcon },
] as const

const more = [
  { to: '/video-scan', text: 'member.video', Icon: FilmIcon },
  { to: '/trademark', text: 'member.trademark', Icon: BadgeIcon },
  { to: '/bulk-upload', text: 'member.bulkUpload', Icon: ImagesIcon },
  { to: '/p2p', text: 'member.p2p', Icon: MessagesIcon },
] as const

/** The member centre: its places at the side, on phones a bar of tabs. Its guard stands around it. */
export function Component() {
  return <SideLayout navigation={<MemberNavigation />} />
}

export function MemberNavigation() {
  const { t } = useTranslation('shell')
  return (
    <SideNavigation
      label={t('member.nav')}
      onPhones="tabs"
      places={places.map(({ to, text, Icon }) => ({ to, Icon, text: t(text) }))}
      further={[
        {
          title: t('member.more'),
          places: more.map(({ to, text, Icon }) => ({ to, Icon, text: t(text) })),
        },
      ]}
    />
  )
}
