import { readMetrics, readVictories } from '@originseal/contracts/enforcement/home-page-endpoints'
import { readOperator, readPromotion } from '@originseal/contracts/identity/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { storedQuickCase } from '../../api/quick-case'
import { languages } from '@originseal/contracts/languages'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()
const promotion = {
  day: '2026-11-22',
  places: 10,
  taken: 6,
  remaining: 4,
  resetsAt: '2026-11-22T16:00:00.000Z',
}
afterEach(() => jest.restoreAllMocks())

type Visit = Parameters<typeof openPage>[1]
async function open(path = '/', visit: Visit = {}) {
  const opened = await openPage(path, visit)
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const below = () => screen.findByRole('heading', { name: 'What we do in 72 hours' })
const link = () => screen.getByLabelText('Suspicious link')
const picker = () => screen.getByLabelText(/^Or add a screenshot/)
const submit = () => screen.getByRole('button', { name: 'Start the takedown' })
const png = (size = 10, name = 'shot.png', type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type })
const form = () => screen.getByRole('form', { name: 'Quick case' })

describe('HOME-01: the quick case', () => {
  it('asks for a link or a screenshot where both are missing', async () => {
    const { user } = await open()
    await user.click(submit())
    expect(screen.getByRole('alert').textContent).toBe(
      'please paste a suspicious link or upload a screenshot first',
    )
  })

  it('HOME-02: takes only full http and https links', async () => {
    const { user, at } = await open()
    await user.type(link(), 'shopee.tw/a')
    await user.click(submit())
    expect(screen.getByRole('alert').textContent).toBe('only full http or https links supported')
    expect(at()).toBe('/')
  })

  it.each([
    ['', 'please enter link'],
    ['ftp://a.b/c', 'only http / https supported'],
    ['shopee', 'link format incorrect'],
    ['https://shopee.tw/a', 'platform supported, detecting'],
    ['https://shop.example/a', 'not a main platform, can still try submitting'],
  ])('HOME-03: says of %j: %s', async (text, words) => {
    const { user } = await open()
    if (text) await user.type(link(), text)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('HOME-04: names the platform', async () => {
    const { user } = await open()
    await user.type(link(), 'https://24h.pchome.com.tw/x')
    expect(within(form()).getByText(/^PChome/)).toBeTruthy()
    await user.clear(link())
    await user.type(link(), 'https://shop.example/x')
    expect(screen.getByText(/^other platform/)).toBeTruthy()
  })

  it('HOME-07, HOME-16: goes to the registration with the case, its intent and the campaign', async () => {
    const { user, where, at } = await open('/?utm_source=fb&ad_copy_id=3')
    await user.upload(picker(), png())
    await screen.findByText('shot.png')
    await user.type(link(), 'https://shopee.tw/a?b=1')
    await user.click(submit())
    await waitFor(() => expect(at()).toBe('/register'))
    expect(where()).toBe(
      '/register?intent=submit_takedown&prefill_url=https%3A%2F%2Fshopee.tw%2Fa%3Fb%3D1&utm_source=fb&ad_copy_id=3',
    )
    expect(storedQuickCase.read()).toEqual({
      url: 'https://shopee.tw/a?b=1',
      fileName: 'shot.png',
      fileData: expect.stringMatching(/^data:image\/png;base64,/),
      origin: 'home',
    })
    const card = await screen.findByRole('region', { name: 'Your first case is reserved' })
    expect(within(card).getByText('shot.png')).toBeTruthy()
  })

  it('is done in three actions at most: paste, submit', async () => {
    const { user, at } = await open()
    await user.click(link())
    await user.paste('https://shopee.tw/a')
    await user.click(submit())
    await waitFor(() => expect(at()).toBe('/register'))
  })
})

describe('HOME-05: a screenshot', () => {
  it.each(['paste', 'drop'] as const)('can be given by %s', async (way) => {
    await open()
    const files = [png()]
    if (way === 'paste') fireEvent.paste(form(), { clipboardData: { files } })
    else fireEvent.drop(form(), { dataTransfer: { files } })
    expect(await screen.findByText('shot.png')).toBeTruthy()
  })

  it.each([
    ['HEIC by its type', png(1, 'a.heic', 'image/heic'), /please save the picture as JPG or PNG/],
    ['HEIF by its name', png(1, 'a.HEIF', ''), /please save the picture as JPG or PNG/],
    ['another file', png(1, 'a.pdf', 'application/pdf'), /^only image files supported$/],
  ])('is refused as %s', async (_, file, words) => {
    await open()
    fireEvent.drop(form(), { dataTransfer: { files: [file] } })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('HOME-06: a screenshot that makes trouble', () => {
  const tooLarge = () => png(2_621_441)
  /** A browser that makes pictures of this size. */
  function compressing(bytes: number | null) {
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 3_200, height: 200, close: () => undefined }),
    })
    const pen = { fillRect: () => undefined, drawImage: jest.fn(), fillStyle: '' }
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
      expect([type, quality]).toEqual(['image/jpeg', 0.85])
      done(bytes === null ? null : new File([new Uint8Array(bytes)], 'x', { type: 'image/jpeg' }))
    })
    return pen.drawImage
  }
  const drop = (file: File) => fireEvent.drop(form(), { dataTransfer: { files: [file] } })

  it('is made smaller, at most 1600 pixels wide, and a .jpg', async () => {
    const drawImage = compressing(1_000)
    await open()
    drop(tooLarge())
    expect(await screen.findByText('shot.jpg')).toBeTruthy()
    expect(drawImage.mock.calls[0]?.slice(3)).toEqual([1_600, 100])
  })

  it.each([
    ['still too large', 2_621_441, /Still larger than 2\.5 MB/],
    ['not to be compressed', null, /could not be compressed/],
  ])('is %s', async (_, bytes, words) => {
    compressing(bytes)
    await open()
    drop(tooLarge())
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('cannot be read', async () => {
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.onerror?.(new ProgressEvent('error') as never)
    })
    await open()
    drop(png())
    expect(await screen.findByText(/could not be read/)).toBeTruthy()
  })

  it('finds no room: its name is kept, and the next step asks for it again', async () => {
    const { setItem } = Storage.prototype
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.includes('fileData')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    await open()
    drop(png())
    expect(await screen.findByText(/has no room left for the picture/)).toBeTruthy()
    expect(storedQuickCase.read()).toEqual({ fileName: 'shot.png', origin: 'home' })
  })

  it('is still being read when the form is submitted', async () => {
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => undefined)
    const { user, at } = await open()
    drop(png())
    await screen.findByText('Reading the screenshot…')
    await user.type(link(), 'https://shopee.tw/a')
    await user.click(submit())
    expect(screen.getByRole('alert').textContent).toBe('screenshot processing, wait a few seconds')
    expect(at()).toBe('/')
  })
})

it('HOME-08: the stepper stands at the first of four stages', async () => {
  await open()
  const stages = within(screen.getByRole('list', { name: 'Progress of a case' })).getAllByRole('listitem')
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual(['step', null, null, null])
})

describe('HOME-09: the first ten of a day', () => {
  it('says how many the server has left', async () => {
    await open()
    const left = await screen.findByText(/4 places are left/)
    expect(left.dataset['bucket']).toBe('5-1')
  })

  it('asks again when the tab is seen and when storage changes', async () => {
    let asked = 0
    gateway.use(answering(readPromotion, promotion, () => (asked += 1)))
    await open()
    await screen.findByText(/4 places are left/)
    act(() => void window.dispatchEvent(new Event('storage')))
    await waitFor(() => expect(asked).toBe(2))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(asked).toBe(3))
  })

  it('HOME-10: where the server does not say, it is about a simulated figure', async () => {
    gateway.use(http.get('/api/promotions/today', () => HttpResponse.json({}, { status: 404 })))
    await open()
    expect(await screen.findByText(/About \d+ places are left/)).toBeTruthy()
  })

  it('HOME-10: a click keeps the 15 minutes, a registration in this window claims the place', async () => {
    const { user, where } = await open('/?utm_source=fb')
    await user.click(
      within(await screen.findByRole('complementary', { name: 'Today’s promotion' })).getByRole('link'),
    )
    await waitFor(() => expect(where()).toBe('/register?upgrade=guardian&utm_source=fb'))
    const kept = () => JSON.parse(localStorage.getItem('dailyPromotion') ?? 'null') as Record<string, unknown>
    expect(kept()).toMatchObject({ claimed: false })
    expect(Number(kept()['reservedUntil']) - Date.now()).toBeGreaterThan(800_000)
  })

  it('HOME-10: signup-success is heard', async () => {
    await open()
    await screen.findByText(/4 places are left/)
    act(() => void window.dispatchEvent(new Event('signup-success')))
    expect(await screen.findByText('You have registered today. Thank you.')).toBeTruthy()
  })
})

it('HOME-11: the figures stand beside the word that they are an estimate', async () => {
  await open()
  const cases = (await screen.findByText('Cases taken down')).closest('div') as HTMLElement
  expect(within(cases).getAllByText('5,240').length).toBeGreaterThan(0)
  expect(within(cases).getByText('updated daily (estimate)')).toBeTruthy()
})

it('HOME-11: what was counted is not called an estimate', async () => {
  const counted = { creatorsProtected: 7, casesTakedown: 3, period: 'counted', isEstimate: false }
  gateway.use(answering(readMetrics, counted))
  await open()
  const cases = (await screen.findByText('Cases taken down')).closest('div') as HTMLElement
  expect(await within(cases).findByText('Counted in our own records')).toBeTruthy()
  expect(within(cases).getAllByText('3').length).toBeGreaterThan(0)
})

it('HOME-12: six cards at most, each marked as a sample, and a wall that can be stopped', async () => {
  const { user } = await open()
  await below()
  const cards = screen.getAllByText(/Removed after \d\d hours/).filter((each) => each.tagName === 'P')
  expect(cards).toHaveLength(6)
  expect(screen.getAllByText('Sample case')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Stop scrolling' }))
  expect(screen.getByRole('button', { name: 'Continue scrolling' }).getAttribute('aria-pressed')).toBe('true')
})

it('HOME-12: real cases take the place of samples, and are none', async () => {
  const removedAt = '2026-11-22T08:00:00.000Z'
  const items = [{ caseId: 'ZK-2611-001', platform: 'shopee', ttrHours: 31, removedAt }]
  gateway.use(answering(readVictories, { items, showsSamples: true }))
  await open()
  await below()
  expect(await screen.findByText('ZK-2611-001')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Recently removed' })).toBeTruthy()
  expect(screen.queryByText(/Sample case/)).toBeNull()
})

it('HOME-13: the page goes from 72 hours over the price to the proof, and below that to all the rest', async () => {
  await open()
  await below()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What we do in 72 hours',
    'Stop chasing people who don’t answer',
    'What is free, and what is not',
    'For group-buy hosts',
    'So far',
    'What a success looks like',
    'Four example cases',
    'Three reasons to choose us',
    'Three steps',
    'What a seal proves, and what it doesn’t',
    'Compared with traditional registration',
    'What would you like to do today?',
    'Who we are',
    'Questions',
    'Start with one link',
    ...screen.getAllByRole('contentinfo').flatMap((footer) =>
      within(footer)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ),
  ])
  expect(screen.getAllByText('Example')).toHaveLength(4)
  expect(screen.getAllByRole('link', { name: 'See plans and prices' })[0]?.getAttribute('href')).toBe(
    '/pricing',
  )
})

it('HOME-16: the quick actions say why one comes', async () => {
  await open('/?utm_medium=cpc')
  await below()
  const hrefs = screen.getAllByRole('link').map((each) => each.getAttribute('href'))
  for (const intent of ['submit_takedown', 'evidence_seal', 'case_tracking', 'export_proof'])
    expect(hrefs).toContain(`/register?intent=${intent}&utm_medium=cpc`)
})

describe('HOME-17: the comparison', () => {
  it('is noted as seen at 40 %, with what was left', async () => {
    const observed: { threshold: unknown; seen: (isSeen: boolean) => void }[] = []
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(told: (entries: object[]) => void, { threshold }: { threshold: number }) {
          observed.push({ threshold, seen: (isIntersecting) => told([{ isIntersecting }]) })
        }
        observe() {}
        disconnect() {}
      },
    })
    await open()
    await screen.findByText(/4 places are left/)
    const comparison = observed.findLast(({ threshold }) => threshold === 0.4)
    act(() => comparison?.seen(true))
    expect(sessionStorage.getItem('comparison_exposed')).toBe('1')
    expect(sessionStorage.getItem('promo_left_bucket')).toBe('5-1')
    expect(Number(sessionStorage.getItem('comparison_impression_at'))).toBeGreaterThan(0)
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  })
})

describe('HOME-15: the drawer after a takedown', () => {
  const title = 'Your takedown succeeded'

  it('opens by the address, and later closes it', async () => {
    const { user } = await openPage('/?upsell=dmca_success&caseId=ZK-1')
    const drawer = await screen.findByRole('dialog', { name: title })
    expect(within(drawer).getByText('Case ZK-1')).toBeTruthy()
    expect(within(drawer).getByRole('link').getAttribute('href')).toBe('/register?upgrade=dmca-pack')
    await user.click(within(drawer).getByRole('button', { name: 'later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('opens by the event of this window, and Escape closes it', async () => {
    const { user } = await open()
    await below()
    act(() => void window.dispatchEvent(new CustomEvent('dmca-success', { detail: { caseId: 'ZK-2' } })))
    expect(await screen.findByText('Case ZK-2')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it.each(languages)('HOME-18: the page stands in %s', async (language) => {
  await open('/', { language })
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(14))
  expect(document.body.textContent).not.toMatch(/(?:hero|quick|daily|faq)\.\w+/)
})

describe('HOME-14: the button for LINE', () => {
  const button = () => screen.findByRole('link', { name: 'Ask on LINE' })
  const messageIn = (address: string | null) => decodeURIComponent(new URL(address ?? '').search.slice(1))

  it('begins a conversation, with the suspicious link once that is whole', async () => {
    gateway.use(answering(readOperator, { data: { operator: { lineId: '@originseal' } } }))
    const { user } = await open()
    await below()
    const href = (await button()).getAttribute('href')
    expect(href).toMatch(/^https:\/\/line\.me\/R\/oaMessage\/%40originseal\/\?/)
    expect(messageIn(href)).not.toContain('http')
    await user.type(link(), 'https://shopee.tw/a?b=1&c=2')
    expect(messageIn((await button()).getAttribute('href'))).toMatch(/https:\/\/shopee\.tw\/a\?b=1&c=2$/)
  })

  it('is not there while no account is set', async () => {
    gateway.use(answering(readOperator, { data: { operator: {} } }))
    await open()
    await below()
    expect(screen.queryByRole('link', { name: 'Ask on LINE' })).toBeNull()
  })
})
