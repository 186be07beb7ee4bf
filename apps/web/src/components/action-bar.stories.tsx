import type { StoriesMeta } from '../catalogue/stories'
import { ActionBar } from './action-bar'
import { Button } from './button'

export default { title: 'Actions/Action bar' } satisfies StoriesMeta

export function BelowALongPage() {
  return (
    <div>
      <p className="h-96">Its page is longer than the window.</p>
      <ActionBar>
        <Button look="secondary">Next step</Button>
        <Button>Download</Button>
      </ActionBar>
    </div>
  )
}
