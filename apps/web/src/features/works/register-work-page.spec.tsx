import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readUploadLimits, readWork } from '@originseal/contracts/protection/endpoints'
import { listScans } from '@originseal/contracts/scan-orchestrator/endpoints'
import { http, HttpResponse } from 'msw'
import { trialSession } from '../../api/trial-session'
import { watchDownloads } from '../../testing/downloads.double'
import { answering } from '../../testing/answering'
import {
  beAfterSealing,
  fileId,
  problem,
  sealed,
  standInGateway,
  visitor,
} from '../../testing/gateway.fixture'
import { beLoggedIn, knows } from '../../testing/session.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()
watchDownloads()

const picture = () => new File(['picture'], 'sunrise.png', { type: 'image/png' })
const registered = { data: { file: sealed, trialToken: 'trial.token', user: visitor } }

/** What only the owner of the same bytes is told. */
const alreadyYours = () => {
  const message = 'you have already sealed this image, its certificate is yours'
  const body = { type: 'about:blank', title: message, status: 409, message, error: message }
  return HttpResponse.json(
    { ...body, code: 'FILE_ALREADY_YOURS', details: { fileId } },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  )
}

/** Answers `POST /protect/trial` and notes what was sent. */
function sealWith(...answers: (() => Response)[]) {
  const sent: { key: string | null; form: FormData }[] = []
  gateway.use(
    http.post('/api/protect/trial', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), form: await request.formData() })
      const answer = answers[Math.min(sent.length, answers.length) - 1]!
      return answer()
    }),
  )
  return sent
}

async function openStep1(language: 'en' | 'zh-TW' = 'en') {
  const opened = await openPage('/protect/step1', { language, state: { trialUser: visitor } })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

async function fillIn(user: Awaited<ReturnType<typeof openStep1>>['user']) {
  await user.upload(screen.getByLabelText(/^Image to protect/), picture())
  await user.click(screen.getByRole('checkbox'))
}

const submit = () => screen.getByRole('button', { name: 'upload and generate certificate' })

describe('TRIAL-01: step 1', () => {
  it("is titled 'Free trial - step 2' and has the fields of the specification", async () => {
    await openStep1()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Free trial - step 2')
    expect(document.title).toBe('Free trial - step 2')
    expect(screen.getByLabelText(/^Image to protect/).getAttribute('accept')).toBe('image/*')
    expect(screen.getByPlaceholderText('Defaults to the file name')).toBeTruthy()
    expect(screen.getByLabelText('Keywords (optional)')).toBeTruthy()
    const notice = within(screen.getByRole('region', { name: 'Please note' })).getAllByRole('listitem')
    // What the specification states, in words that the certificate does not contradict.
    expect(notice.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/certificate is permanent.*cannot be altered.*cannot be deleted/),
      expect.stringMatching(
        /declare that you are the rightful holder.*presumed.*until the contrary is shown/,
      ),
      expect.stringMatching(/liable for damages if this declaration is untrue or the work infringes/),
      expect.stringMatching(/proves when the file existed.*does not prove who created it/),
    ])
    screen.getByRole('checkbox', {
      name: 'I have read and agree to the above terms and guarantee I am the lawful rights holder',
    })
  })

  it('keeps its button disabled until the consent box is ticked', async () => {
    const { user } = await openStep1()
    expect(submit()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox'))
    expect(submit()).toHaveProperty('disabled', false)
  })

  it('sends a visitor without name, e-mail or phone to /register', async () => {
    const headings: (string | undefined)[] = []
    const watching = new MutationObserver(() => headings.push(document.querySelector('main h1')?.textContent))
    watching.observe(document.body, { childList: true, subtree: true })
    const { at } = await openPage('/protect/step1', { state: { trialUser: { ...visitor, phone: '' } } })
    await waitFor(() => expect(at()).toBe('/register'))
    await screen.findByRole('radio', { name: /^Try it without an account/ })
    watching.disconnect()
    // There always is a heading from the first on: the page stays until the next is there.
    expect(headings.slice(headings.findIndex(Boolean))).not.toContain(undefined)
    expect(headings).toContain('Free trial - step 2')
  })

  it('sends a member who is logged in to /dashboard', async () => {
    beLoggedIn()
    gateway.use(
      knows(),
      http.get('/api/*', () => problem(503, 'SERVICE_UNAVAILABLE')),
    )
    const { at } = await openPage('/protect/step1', { state: { trialUser: visitor } })
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })

  it('is there in Traditional Chinese', async () => {
    await openStep1('zh-TW')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('免費試用－步驟 2')
    expect(document.documentElement.lang).toBe('zh-TW')
  })
})

describe('TRIAL-15: who the visitor is', () => {
  it('is also read from local storage', async () => {
    trialSession.user.write(visitor)
    await openPage('/protect/step1')
    expect(await screen.findByText(visitor.realName)).toBeTruthy()
  })
})

describe('TRIAL-02: the messages of the checks', () => {
  it("without a file: 'please select the file to protect', beside the field", async () => {
    const { user } = await openStep1()
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit())
    await screen.findByText('please select the file to protect')
    expect(screen.getByLabelText(/^Image to protect/).getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    ['realName', 'please enter your real name'],
    ['email', 'please enter your email'],
    ['phone', 'please enter your phone number'],
  ])('a blank %s', async (field, message) => {
    const { user } = await openPage('/protect/step1', { state: { trialUser: { ...visitor, [field]: ' ' } } })
    await screen.findByRole('heading', { level: 1 })
    await fillIn(user)
    await user.click(submit())
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
  })

  it("a cleared title: 'please enter the work title'", async () => {
    const { user } = await openStep1()
    await fillIn(user)
    await user.clear(screen.getByLabelText(/^Title/))
    await user.click(submit())
    expect(await screen.findByText('please enter the work title')).toBeTruthy()
  })
})

describe('MEMBER-10: how large a file may be', () => {
  it.each([
    ['en', 2_621_440, /up to 2\.5 MB$/],
    ['zh-TW', 26_214_400, /最大 25 MB$/],
  ] as const)(
    'is said before the pick, in %s, as the server says it: %d bytes',
    async (language, maxBytes, hint) => {
      gateway.use(answering(readUploadLimits, { data: { maxBytes } }))
      await openStep1(language)
      expect(await screen.findByText(hint)).toBeTruthy()
    },
  )

  it('is what a picked file is held to', async () => {
    gateway.use(answering(readUploadLimits, { data: { maxBytes: 6 } }))
    const { user } = await openStep1()
    await screen.findByText(/up to 0 MB$/)
    await user.upload(screen.getByLabelText(/^Image to protect/), picture())
    expect(await screen.findByText('the file is larger than the upload limit')).toBeTruthy()
  })
})

describe('TRIAL-03: sealing', () => {
  it('sends the form, keeps what was answered and goes to step 2', async () => {
    const sent = sealWith(() => HttpResponse.json(registered, { status: 201 }))
    const { user, at } = await openStep1()
    await fillIn(user)
    await user.type(screen.getByLabelText('Keywords (optional)'), 'dawn，sea,{Enter}')
    await user.click(submit())

    await waitFor(() => expect(at()).toBe('/protect/step2'))
    const { form, key } = sent[0]!
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'file'))).toEqual({
      ...visitor,
      title: 'sunrise',
      keywords: 'dawn,sea',
      agreePolicy: 'true',
    })
    expect(form.getAll('file')).toHaveLength(1)
    expect(localStorage.getItem('trialToken')).toBe('trial.token')
    expect(JSON.parse(sessionStorage.getItem('trialData')!)).toEqual({ file: sealed, user: visitor })
  })

  it("an answer without the file: 'server response format error, please contact technical support'", async () => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    sealWith(() => HttpResponse.json({ data: { trialToken: 'x', user: visitor } }, { status: 201 }))
    const { user } = await openStep1()
    await fillIn(user)
    await user.click(submit())
    await screen.findByText('server response format error, please contact technical support')
    expect(log).toHaveBeenCalledWith('API response missing file info', expect.anything())
    log.mockRestore()
  })

  it('a picture dropped or pasted counts like a picked one', async () => {
    await openStep1()
    const area = screen.getByLabelText(/^Image to protect/)
    fireEvent.drop(area, { dataTransfer: { files: [picture()] } })
    await screen.findByText('sunrise.png')
    const pasted = Object.assign(new Event('paste', { bubbles: true }), {
      clipboardData: { files: [new File(['x'], 'pasted.png', { type: 'image/png' })] },
    })
    act(() => void document.dispatchEvent(pasted))
    expect(await screen.findByText('pasted.png')).toBeTruthy()
  })
})

describe('TRIAL-05: what can go wrong', () => {
  const already = 'this image has already been protected, please choose another image'

  it.each([
    ['the code', () => problem(409, 'FILE_ALREADY_PROTECTED'), already],
    ['a bare 409', () => new HttpResponse('', { status: 409 }), already],
    ['a code of tomorrow', () => problem(422, 'FILE_HAUNTED', 'the file is haunted'), 'the file is haunted'],
    [
      "a proxy's page",
      () => HttpResponse.html('<title>502 Bad Gateway</title>', { status: 502 }),
      '502 Bad Gateway',
    ],
    ['no answer', () => HttpResponse.error(), 'upload failed, please try again later'],
  ])('%s', async (_what, answer, message) => {
    sealWith(answer)
    const { user } = await openStep1()
    await fillIn(user)
    await user.click(submit())
    await screen.findByText(message)
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false))
  })

  it('a refused upload is scrolled to and has the focus, and is said again above the button', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    sealWith(() => problem(409, 'FILE_ALREADY_PROTECTED'))
    const { user } = await openStep1()
    await fillIn(user)
    await user.click(submit())
    await screen.findByText(already)
    const field = screen.getByLabelText(/^Image to protect/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(scrolled.mock.contexts).toContain(field)
    const again = screen.getByText(`Not sealed: ${already}`)
    expect(again.compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    scrolled.mockRestore()
  })

  it('what is about the whole is brought before the eyes as well', async () => {
    sealWith(() => problem(503, 'UPLOADS_BUSY'))
    const { user } = await openStep1()
    await fillIn(user)
    await user.click(submit())
    const said = await screen.findByText(/^many images are being processed right now/)
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  })

  it('the same bytes again lead their owner to the certificate, in words', async () => {
    beAfterSealing()
    sessionStorage.clear()
    sealWith(alreadyYours)
    gateway.use(
      answering(readWork, { data: { file: sealed } }),
      answering(listScans, { data: { scans: [], nextCursor: null } }),
    )
    const { user, at } = await openStep1()
    await fillIn(user)
    await user.click(submit())
    await waitFor(() => expect(at()).toBe('/protect/step2'))
    await screen.findByText('You have sealed this image before. This is its certificate.')
    expect(screen.getByText(sealed.fingerprint)).toBeTruthy()
    expect(screen.queryByText(already)).toBeNull()
  })

  it('a network that has used up its trials is shown the way to an account', async () => {
    sealWith(() => problem(429, 'TRIAL_QUOTA_REACHED'))
    const { user } = await openStep1()
    await fillIn(user)
    await user.click(submit())
    await screen.findByText(/^the free trials of this network are used up for today/)
    expect(screen.getByRole('link', { name: 'Register an account' }).getAttribute('href')).toBe('/register')
  })

  it('an upload without an answer, or whose server failed, is tried again under the same key, a refused one under a new key', async () => {
    const lost = () => HttpResponse.error()
    const failed = () => problem(503, 'SERVICE_UNAVAILABLE')
    const refused = () => problem(429, 'TRIAL_QUOTA_REACHED')
    const done = () => HttpResponse.json(registered, { status: 201 })
    // Each of the first two tries is repeated once by itself (AUTH-14).
    const sent = sealWith(lost, lost, failed, failed, refused, done)
    const { user, at } = await openStep1()
    await fillIn(user)
    for (const told of [
      'upload failed, please try again later',
      'the service is not available right now, please try again shortly',
      /^the free trials of this network are used up for today/,
    ]) {
      await user.click(submit())
      await screen.findByText(told)
    }
    await user.click(submit())
    await waitFor(() => expect(at()).toBe('/protect/step2'))
    const [first, ...others] = sent.map(({ key }) => key)
    expect(others.slice(0, 4)).toEqual([first, first, first, first])
    expect(others[4]).not.toBe(first)
  })

  it('can be cancelled while it is under way', async () => {
    gateway.use(http.post('/api/protect/trial', () => new Promise<never>(() => undefined)))
    const { user, at } = await openStep1()
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByRole('progressbar')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    await screen.findByText('The upload was cancelled. You can start it again.')
    expect(at()).toBe('/protect/step1')
  })

  it('a file that cannot be sealed is refused beside the field and not taken', async () => {
    const { user } = await openStep1()
    const heic = new File(['x'], 'photo.heic', { type: 'image/heic' })
    await user.upload(screen.getByLabelText(/^Image to protect/), heic)
    await screen.findByText('HEIC is not supported, please save as JPG or PNG')
    expect(screen.queryByText('photo.heic')).toBeNull()
  })

  it('says it in Traditional Chinese, too', async () => {
    sealWith(() => problem(409, 'FILE_ALREADY_PROTECTED'))
    const { user } = await openStep1('zh-TW')
    await user.upload(screen.getByLabelText(/^要保護的圖片/), picture())
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '上傳並產生證書' }))
    expect(await screen.findByText('此圖片已受保護，請選擇其他圖片')).toBeTruthy()
  })
})
