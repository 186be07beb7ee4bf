import type { StoriesMeta } from '../catalogue/stories'
import './dashboard.texts'
import { StartHere } from './start-here'

export default { title: 'Shells/Start here' } satisfies StoriesMeta

export function Untouched() {
  return <StartHere done={new Set()} />
}

export function HalfWay() {
  return <StartHere done={new Set(['email', 'seal'])} />
}
