import { useEffect, type ReactNode } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import '../features/command-palette/command-palette.texts'
import { opened } from '../session/session.slice'
import { useSessionDispatch } from '../session/use-session'
import './back-office.texts'
import { OfficeHeader } from './office-header'
import { OfficeNavigation } from './office-navigation'
import './shell.texts'

export default { title: 'Shells/Back office' } satisfies StoriesMeta

const admin = { id: '1', role: 'admin', realName: '陳管理', email: 'admin@example.tw' } as const

function AsAdministrator({ children }: { readonly children: ReactNode }) {
  const dispatch = useSessionDispatch()
  useEffect(() => void dispatch(opened({ token: 'a', user: admin })), [dispatch])
  return children
}

export function OfAnAdministrator() {
  return (
    <AsAdministrator>
      <div className="min-h-96">
        <OfficeHeader />
      </div>
    </AsAdministrator>
  )
}

export function PlacesAtItsSide() {
  return (
    <AsAdministrator>
      <div className="max-w-64">
        <OfficeNavigation />
      </div>
    </AsAdministrator>
  )
}

export function AtItsLogin() {
  return <OfficeHeader />
}
