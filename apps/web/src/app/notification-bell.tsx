import { Component, Suspense, type ReactNode } from 'react'
import { lazyComponent } from '../loading/lazy-component'
import { mayEnter } from '../session/roles.rules'
import { useSession } from '../session/use-session'

const Bell = lazyComponent<object>('bell', () =>
  import('../features/notifications/bell').then((module) => ({ default: module.Bell })),
)

/** The bell of whoever is logged in. It comes with the client of the gateway, which a stranger's first page is spared. */
export function NotificationBell() {
  const { user } = useSession()
  if (!user || user.role === 'trial' || !mayEnter('member', user.role)) return null
  return (
    <WithoutBell>
      <Suspense fallback={<span aria-hidden className="size-11 shrink-0" />}>
        <Bell />
      </Suspense>
    </WithoutBell>
  )
}

/** A bell that does not come must not take the page with it. React has logged what was thrown. */
class WithoutBell extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
