import type { PreviewProps } from '../features/offer-versions/offer-editor'
import { PackList } from '../features/pricing/pack-list'

/** The packs as the public page shows them; nothing is ordered from here. */
export function PacksPreview({ catalogue }: PreviewProps) {
  return (
    <div inert>
      <PackList catalogue={catalogue} />
    </div>
  )
}
