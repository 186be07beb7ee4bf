import type { StoriesMeta } from '../catalogue/stories'
import './back-office.texts'
import { MemberNavigation } from './member-layout'
import { OfficeNavigation } from './office-navigation'
import './shell.texts'

export default { title: 'Shells/Side navigation' } satisfies StoriesMeta

export function MemberCentre() {
  return (
    <div className="lg:max-w-60">
      <MemberNavigation />
    </div>
  )
}

export function BackOffice() {
  return (
    <div className="lg:max-w-60">
      <OfficeNavigation />
    </div>
  )
}
