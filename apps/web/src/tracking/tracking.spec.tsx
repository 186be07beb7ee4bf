import type { ReadTrackingResponse } from '@originseal/contracts'
import {
  forgetVisitor,
  readTracking,
  receiveConversionEvent,
  receiveVisitEvent,
} from '@originseal/contracts/billing/endpoints'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBrowserRouter } from 'react-router-dom'
import { startI18n } from '../i18n/i18n'
import { documentExits } from '../loading/document-exits'
import { answering } from '../testing/answering'
import { standInGateway } from '../testing/gateway.fixture'
import { consentState } from './consent-state'
import { readConsent, writeConsent } from './consent'
import { readTrackingSettings } from './read-tracking-settings'
import { startTracking } from './start-visit'
import { trackConversion } from './track-conversion'
import { trackVisit } from './track-visit'

const gateway = standInGateway()
beforeAll(() => startI18n('en'))

interface Told {
  readonly to: string
  readonly body: Record<string, unknown>
}
let told: Told[]
const settings: ReadTrackingResponse = {
  metaPixelId: '1234567890',
  measurementId: 'G-TEST1234',
  canTest: false,
  isOpenForTests: false,
}
const accepted = { accepted: true, eventId: 'event-0001' }

beforeEach(() => {
  told = []
  const note = (to: string) => async (request: Request) =>
    told.push({ to, body: request.method === 'POST' ? ((await request.json()) as Told['body']) : {} })
  gateway.use(
    answering(receiveConversionEvent, accepted, note('meta')),
    answering(receiveVisitEvent, accepted, note('own')),
    answering(forgetVisitor, undefined, note('forget')),
    answering(readTracking, settings),
  )
})
afterEach(() => {
  for (const name of ['consent', '_fbp', '_ga', '_ga_X', 'other'])
    document.cookie = `${name}=; Path=/; Max-Age=0`
  document.head.querySelectorAll('script').forEach((script) => script.remove())
  document.body.replaceChildren()
  delete window.fbq
  delete window.dataLayer
  consentState.write({ isOffered: false, isOpen: false })
  window.history.replaceState(null, '', '/')
  jest.restoreAllMocks()
})

const strangers = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname)
const start = async (path = '/') => {
  window.history.replaceState(null, '', path)
  const router = createBrowserRouter([{ path: '*', element: <></> }])
  await act(async () => {
    const given = await readTrackingSettings()
    if (given) await startTracking(router, given)
  })
  return { router, user: userEvent.setup() }
}
const yes = { analytics: true, marketing: true }

describe('W11: consent comes first', () => {
  it('nothing is loaded or told before an answer, and no and yes look alike', async () => {
    await start()
    const [no, all] = ['Only what is necessary', 'Accept all'].map((name) =>
      screen.getByRole('button', { name }),
    )
    expect(no?.className).toBe(all?.className)
    expect([strangers(), told, document.cookie]).toEqual([[], [], ''])
    await trackConversion({ name: 'Lead' })
    await trackVisit('case_submitted')
    expect(told).toEqual([])
  })

  it('a no is kept, asks no more, and tells nobody', async () => {
    const { user } = await start()
    await user.click(screen.getByRole('button', { name: 'Only what is necessary' }))
    expect(screen.queryByRole('region', { name: 'May we count visits?' })).toBeNull()
    expect(readConsent()).toEqual({ analytics: false, marketing: false })
    expect([strangers(), told]).toEqual([[], []])
  })

  it('after a yes the running document stays without scripts; our own server hears of the view', async () => {
    const { user } = await start()
    await user.click(screen.getByRole('button', { name: 'Accept all' }))
    await waitFor(() => expect(told.map(({ body }) => body['event_name'])).toEqual(['PageView']))
    expect(strangers()).toEqual([])
  })

  it('one kind can be chosen alone', async () => {
    const { user } = await start()
    await user.click(screen.getByRole('button', { name: 'Choose' }))
    await user.click(screen.getByRole('checkbox', { name: /Counting visits/ }))
    await user.click(screen.getByRole('button', { name: 'Save the choice' }))
    expect(readConsent()).toEqual({ analytics: true, marketing: false })
    expect(told).toEqual([])
  })

  it('nobody is asked where nothing is set up', async () => {
    gateway.use(answering(readTracking, { ...settings, metaPixelId: null, measurementId: null }))
    await start()
    expect([consentState.read().isOffered, screen.queryByText('May we count visits?')]).toEqual([false, null])
  })

  it('the next document of a page that is only read has the scripts, with Consent Mode’s signals', async () => {
    writeConsent({ analytics: true, marketing: true })
    await start('/pricing')
    expect(strangers()).toEqual(['connect.facebook.net', 'www.googletagmanager.com'])
    const [byDefault, update] = (window.dataLayer ?? []).map((each) => Array.from(each as unknown[]))
    expect(byDefault).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ])
    expect(update).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })])
  })

  it.each(['/login', '/register', '/payment', '/payment/success', '/admin/login', '/dashboard'])(
    'the document of %s has none',
    async (path) => {
      writeConsent(yes)
      await start(path)
      expect(strangers()).toEqual([])
    },
  )

  it('from a document with scripts the login is entered by loading it anew', async () => {
    const enter = jest.spyOn(documentExits, 'enter').mockImplementation(() => undefined)
    writeConsent(yes)
    const { router } = await start('/')
    await act(() => router.navigate('/pricing'))
    expect(router.state.location.pathname).toBe('/pricing')
    await act(() => router.navigate('/login?error=x'))
    expect(router.state.location.pathname).toBe('/pricing')
    expect(enter).toHaveBeenCalledWith('/login?error=x')
  })

  it('a withdrawal removes what platforms have put here, and what waits at the server', async () => {
    const reload = jest.spyOn(documentExits, 'reload').mockImplementation(() => undefined)
    writeConsent(yes)
    for (const name of ['_fbp', '_ga', '_ga_X', 'other']) document.cookie = `${name}=1; Path=/`
    const { user } = await start('/')
    act(() => consentState.write({ isOpen: true }))
    await user.click(screen.getByRole('button', { name: 'Only what is necessary' }))
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(told.map(({ to }) => to)).toContain('forget')
    expect(document.cookie).toMatch(/^(?=.*other=1)(?!.*_fbp)(?!.*_ga)/)
  })
})

describe('TRACK-01: a standard event', () => {
  beforeEach(() => writeConsent(yes))
  const body = () => told[0]?.body

  it('is told with name, id, time, page, and what names the visitor', async () => {
    window.history.replaceState(null, '', '/?fbclid=IwAbC')
    document.cookie = '_fbp=fb.1.1596403881668.1; Path=/'
    await trackConversion({
      name: 'Lead',
      id: 'event-0001',
      value: 5,
      currency: ' twd ',
      email: 'a@b.tw',
      phone: '0912345678',
    })
    expect(body()).toEqual({
      event_name: 'Lead',
      event_id: 'event-0001',
      event_time: expect.any(Number),
      event_source_url: 'http://localhost/?fbclid=IwAbC',
      action_source: 'website',
      user_data: {
        em: 'a@b.tw',
        ph: '0912345678',
        fbp: 'fb.1.1596403881668.1',
        fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAbC$/),
      },
      custom_data: { value: 5, currency: 'TWD' },
    })
  })

  it('TRACK-03: without a name, or a finite value, it goes without; its id is random', async () => {
    await trackConversion({ name: '' as 'Lead' })
    expect(told).toEqual([])
    await trackConversion({ name: 'Lead', value: Number.NaN, currency: ' ' })
    expect(body()?.['custom_data']).toEqual({})
    expect(body()?.['event_id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  })

  it('TRACK-03: a purchase and a registration are told once within five minutes', async () => {
    const now = jest.spyOn(Date, 'now')
    const at = 1_795_305_600_000
    for (const name of ['Purchase', 'CompleteRegistration', 'Lead'] as const) {
      told = []
      for (const later of [0, 299_999, 300_001]) {
        now.mockReturnValue(at + later)
        await trackConversion({ name, id: `once-${name}` })
      }
      expect([name, told.length]).toEqual([name, name === 'Lead' ? 3 : 2])
    }
  })

  it('a failure is warned of, and the event may be told again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    gateway.use(
      http.post(
        '/api/meta/capi/events',
        () => HttpResponse.json({}, { status: 429, statusText: 'Too Many Requests' }),
        { once: true },
      ),
    )
    await trackConversion({ name: 'Purchase', id: 'again-0001' })
    expect(warn).toHaveBeenCalledWith(
      'send error',
      expect.objectContaining({ message: '429 Too Many Requests' }),
    )
    await trackConversion({ name: 'Purchase', id: 'again-0001' })
    expect(told).toHaveLength(1)
  })

  it('TRACK-03: the pixel hears of it under the same id, once it is there', async () => {
    const heard: unknown[][] = []
    window.fbq = Object.assign((...given: unknown[]) => void heard.push(given), {
      queue: [],
    }) as unknown as typeof window.fbq
    await trackConversion({ name: 'Lead', id: 'pixel-0001' })
    expect(heard).toEqual([])
    if (window.fbq) window.fbq.callMethod = () => undefined
    // Views of the pages of earlier tests wait as well.
    await waitFor(() => expect(heard).toContainEqual(['track', 'Lead', {}, { eventID: 'pixel-0001' }]))
  })
})

describe('TRACK-02: an event of ours', () => {
  it('says where the visitor came from, and nothing of the person', async () => {
    writeConsent(yes)
    window.history.replaceState(null, '', '/?utm_source=fb&ad_group=7')
    sessionStorage.setItem('comparison_impression_at', String(Date.now() - 500))
    sessionStorage.setItem('comparison_exposed', '1')
    sessionStorage.setItem('promo_left_bucket', '5-1')
    const params = { platform: 'Shopee', email: 'a@b.tw', phone: '1', realName: 'x' }
    await trackVisit('case_submitted', params, 'event-0002')
    expect(told[0]?.body).toEqual({
      event_name: 'case_submitted',
      event_time: expect.any(Number),
      event_id: 'event-0002',
      event_source_url: 'http://localhost/?utm_source=fb&ad_group=7',
      params: { platform: 'Shopee' },
      attribution: {
        utm_source: 'fb',
        ad_group: '7',
        from_component: 'comparison_block',
        promo_left_bucket_at_impression: '5-1',
        elapsed: expect.any(Number),
      },
    })
  })

  it('its failures are ignored', async () => {
    writeConsent(yes)
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    gateway.use(http.post('/api/meta-capi', () => HttpResponse.error()))
    await trackVisit('case_submitted')
    expect(warn).not.toHaveBeenCalled()
  })
})
