import { act, screen } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { languages } from '@originseal/contracts/languages'
import { standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { guardedFor, isGuarded } from './guarded'
import { routes } from './router'

standInGateway()

/** Every address that the specification names; `:name` stands for any value. */
const solutions = [
  'ai-detection',
  'deepfake-detection',
  'global-coverage',
  'smart-matching',
  'realtime-alerts',
  'blockchain',
  'dmca-takedown',
  'blockchain-deed',
  'ai-sentinel',
  'p2p-engine',
]
const addresses = {
  public: [
    ...['/', '/trademark/search', '/pricing', '/free-trial', '/contact', '/about', '/legal', '/blog'],
    ...['/blog/index.html', '/creator-column', '/payment', '/addon-payment', '/resolution'],
    ...solutions.map((name) => `/solutions/${name}`),
    ...['/login', '/register', '/register/success', '/auth/oauth-success', '/privacy', '/data-deletion'],
    ...['/terms', '/refund-policy', '/admin/login', '/_pixel-debug', '/payment/success'],
    ...['/protect/step1', '/protect/step2', '/protect/step3', '/protect/step4'],
  ],
  member: [
    ...['/dashboard', '/member-info', '/upload', '/bulk-upload', '/file/7', '/sirp', '/p2p'],
    ...['/p2p/evidence-notify', '/p2p/cases/7', '/trademark', '/trademark/analysis', '/video-scan'],
  ],
  admin: [
    ...['/admin/dashboard', '/admin/users', '/admin/users/7/p2p', '/admin/payments', '/admin/plan'],
    ...['/admin/addon-packages', '/admin/settings/api-keys', '/admin/audit'],
  ],
}

const matchesOf = (address: string) => matchRoutes(routes, address) ?? []
const guardsOf = (address: string) =>
  matchesOf(address).flatMap(({ route }) => (isGuarded(route) ? [route.handle as unknown] : []))

describe('SHELL-01: every address that was asked for leads to a page of its own', () => {
  it.each(Object.values(addresses).flat())('%s', (address) => {
    expect(matchesOf(address).at(-1)?.route.path).not.toBe('*')
    expect(matchesOf(address)).not.toHaveLength(0)
  })

  it.each([
    ['public', []],
    ['member', [guardedFor.member]],
    ['admin', [guardedFor.admin]],
  ] as const)('the %s ones have the right guards', (kind, guards) => {
    for (const address of addresses[kind]) expect([address, guardsOf(address)]).toEqual([address, guards])
  })
})

describe('SHELL-01: old addresses lead on, with their query and fragment', () => {
  it.each([
    ['/free-trial', '/register?way=visitor'],
    [
      '/free-trial?utm_source=mail&utm_term=a%20b#top',
      '/register?utm_source=mail&utm_term=a%20b&way=visitor#top',
    ],
    ['/blog/index.html?utm_campaign=x', '/blog?utm_campaign=x'],
    ['/blog/index.html', '/blog'],
  ])('%s → %s', async (from, to) => {
    const { where } = await openPage(from)
    await screen.findByRole('heading', { level: 1 })
    expect(where()).toBe(to)
  })

  it('/register/success → /dashboard, whose guard has its say', () => {
    const { element } = matchesOf('/register/success').at(-1)?.route ?? {}
    expect((element as { props: { to: string } }).props.to).toBe('/dashboard')
  })
})

it.each(languages)(
  'SHELL-05: the titles of the legal pages end with the product’s name, in %s',
  async (language) => {
    for (const path of ['/privacy', '/terms', '/refund-policy', '/data-deletion']) {
      const { page } = await openPage(path, { language })
      await screen.findByRole('heading', { level: 1 })
      expect(document.title).toMatch(/ OriginSeal$|｜原印 OriginSeal$/)
      act(() => page.unmount())
    }
  },
)
