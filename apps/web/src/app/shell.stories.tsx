import type { StoriesMeta } from '../catalogue/stories'
import { Footer } from './footer'
import { Header } from './header'
import './shell.texts'
import { ThemeSwitch } from './theme-switch'

export default { title: 'Shells/Public' } satisfies StoriesMeta

export function PublicHeader() {
  return (
    <div className="min-h-96">
      <Header />
    </div>
  )
}

export function FullFooter() {
  return <Footer />
}

export function ShortFooter() {
  return <Footer isShort />
}

export function Appearance() {
  return <ThemeSwitch />
}
