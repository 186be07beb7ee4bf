import { useMatches } from 'react-router-dom'
import { Footer } from './footer'
import { isGuarded } from './guarded'
import { Header } from './header'
import { PageFrame } from './page-frame'
import { PublicMetadata } from './public-metadata'

/** What is around every page but those of the back office: the header and the footer of the site. */
export function Shell() {
  const isOwnPage = useMatches().some(isGuarded)
  return (
    <>
      <PublicMetadata />
      <PageFrame header={<Header isWide={isOwnPage} />} footer={<Footer isShort={isOwnPage} />} />
    </>
  )
}
