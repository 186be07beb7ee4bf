import { OfficeHeader } from './office-header'
import { PageFrame } from './page-frame'

/** What is around the back office and its login (ADMIN-01): a header of its own, and nothing of the site's. */
export function Component() {
  return <PageFrame header={<OfficeHeader />} />
}
