import { useLocation, useMatches } from 'react-router-dom'
import { Alternates } from '../components/alternates'
import { isPublic } from '../components/public-page'
import { siteOrigin } from '../components/site-origin'
import { StructuredDataScript } from '../components/structured-data'
import { languages } from '@originseal/contracts/languages'

/** The home page in every language. */
const homes = languages.map((locale, at) => ({ locale, path: at === 0 ? '/' : `/${locale}` }))

/** What search engines are told on every page that they may show: its one address, and whose site it is. */
export function PublicMetadata() {
  const { pathname } = useLocation()
  if (!useMatches().some(isPublic)) return null
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/, '')
  return (
    <>
      {homes.some((home) => home.path === path) && <Alternates languages={homes} />}
      <link rel="canonical" href={siteOrigin() + path} />
      <StructuredDataScript
        data={{
          '@type': 'Organization',
          name: '原印 OriginSeal',
          url: { path: '/' },
          logo: { path: '/favicon.svg' },
        }}
      />
    </>
  )
}
