import type { StoriesMeta } from '../catalogue/stories'
import { Notice } from './notice'

export default { title: 'Feedback/Notice' } satisfies StoriesMeta

export function Tones() {
  return (
    <div className="grid gap-4">
      <Notice>Something to know</Notice>
      <Notice tone="good">Something has worked</Notice>
      <Notice tone="warn">Something to watch</Notice>
      <Notice tone="bad">Something has failed</Notice>
    </div>
  )
}
