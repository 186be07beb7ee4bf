import type { StoriesMeta } from '../catalogue/stories'
import { Fold } from './fold'

export default { title: 'Surfaces/Fold' } satisfies StoriesMeta

export function Closed() {
  return <Fold summary="Why: 8 reasons">What is opened when it is wanted.</Fold>
}

export function Open() {
  return (
    <Fold summary="Why: 8 reasons" isOpen>
      What is opened when it is wanted.
    </Fold>
  )
}
