import { OfficeNavigation } from './office-navigation'
import { RequireAdmin } from './require-admin'
import { SideLayout } from './side-layout'

/** A page of the back office behind its guard, beside its navigation, which phones have in the header. */
export function Component() {
  return (
    <RequireAdmin>
      <SideLayout
        navigation={
          <div className="max-lg:hidden">
            <OfficeNavigation />
          </div>
        }
      />
    </RequireAdmin>
  )
}
