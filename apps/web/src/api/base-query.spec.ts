import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'
import { createStore } from '../app/store'
import { problem, standInGateway } from '../testing/gateway.fixture'
import { accessTokenOf, beLoggedIn, member } from '../testing/session.fixture'
import { accessToken } from './access-token'
import { api } from './api'
import type { Problem } from './problem'
import { trialSession } from './trial-session'

interface Call {
  readonly url?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly provesItself?: boolean
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    ask: build.mutation<unknown, Call>({
      query: ({ url = '/api/thing', method = 'GET', headers }) => ({ url, method, headers }),
    }),
    prove: build.mutation<unknown, Call>({
      query: ({ url = '/api/thing', method = 'POST' }) => ({ url, method }),
      extraOptions: { provesItself: true },
    }),
  }),
})

const gateway = standInGateway()
const goToLogin = jest.fn()
let warned: jest.SpyInstance
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation()))
afterEach(() => jest.restoreAllMocks())
afterEach(() => goToLogin.mockClear())

/** Calls through a store like the app's, and tells what came back. */
async function call({ provesItself = false, ...given }: Call = {}) {
  const store = createStore(goToLogin)
  await store.dispatch((_dispatch, _state, { loadApi }) => loadApi())
  const { initiate } = provesItself ? endpoints.prove : endpoints.ask
  const { data, error } = await store.dispatch(initiate(given))
  return { data, problem: error as Problem | undefined, session: store.getState().session }
}

/** Answers every call below `/api` one after the other, the last answer for all that follow; notes the requests. */
function answerWith(...answers: HttpResponseResolver[]): Request[] {
  const requests: Request[] = []
  gateway.use(
    http.all('*/api/*', (info) => {
      requests.push(info.request.clone())
      return answers[Math.min(requests.length, answers.length) - 1]!(info)
    }),
  )
  return requests
}

const fine = () => HttpResponse.json({ fine: true })

describe('AUTH-14: what goes along with a call', () => {
  it('cookies go along to the own origin', async () => {
    const [request] = await askedOnce()
    expect(request!.credentials).toBe('same-origin')
    expect(new URL(request!.url).origin).toBe(window.location.origin)
  })

  it.each([
    ['a member’s token', true, false, 'member'],
    ['a visitor’s token', false, true, 'visitor'],
    ['a member’s token before a visitor’s', true, true, 'member'],
    ['no token', false, false, 'nobody'],
  ])('%s', async (_what, isMember, isVisitor, holder) => {
    if (isMember) beLoggedIn()
    if (isVisitor) trialSession.token.write('trial.token')
    const [request] = await askedOnce()
    const tokens = { member: `Bearer ${accessToken.read()}`, visitor: 'Bearer trial.token', nobody: null }
    expect(request!.headers.get('Authorization')).toBe(tokens[holder as keyof typeof tokens])
  })

  async function askedOnce() {
    const requests = answerWith(fine)
    await call()
    return requests
  }
})

describe('AUTH-14: only 2xx is a success', () => {
  it.each([200, 201, 204, 299])('%d is one', async (status) => {
    answerWith(() => new HttpResponse(status === 204 ? null : '{}', { status }))
    expect((await call()).problem).toBeUndefined()
  })

  it.each([300, 304, 400, 404, 409])('%d is none', async (status) => {
    answerWith(() => new HttpResponse(null, { status }))
    expect((await call()).problem).toMatchObject({ status })
  })

  it('a success that cannot be read is none', async () => {
    answerWith(() => HttpResponse.html('<p>hello'))
    expect((await call()).problem).toEqual({ status: 'unexpected-answer' })
  })
})

it('AUTH-14: a call is given up after 60 seconds', async () => {
  answerWith(() => delay('infinite'))
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] })
  try {
    const ended = jest.fn()
    void call({ method: 'POST' }).then(ended)
    await jest.advanceTimersByTimeAsync(59_900)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(200)
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ problem: expect.objectContaining({ status: 'timeout' }) as unknown }),
    )
  } finally {
    jest.useRealTimers()
  }
})

describe('AUTH-14: 401', () => {
  const refuse = () => problem(401, 'TOKEN_INVALID')

  it('a member’s token is removed, the state cleared, and the browser goes to the login', async () => {
    beLoggedIn()
    const requests = answerWith(refuse)
    const { problem: told, session } = await call()
    expect(told).toMatchObject({ status: 401, code: 'TOKEN_INVALID' })
    expect(accessToken.read()).toBeUndefined()
    expect(session).toMatchObject({ token: null, user: null })
    expect(goToLogin).toHaveBeenCalledTimes(1)
    expect(requests).toHaveLength(1)
  })

  it('a token that has taken the refused one’s place stays', async () => {
    beLoggedIn()
    const next = accessTokenOf(member, 800)
    answerWith(() => {
      accessToken.write(next)
      return refuse()
    })
    await call()
    expect(accessToken.read()).toBe(next)
  })

  it('somebody without a token goes to the login', async () => {
    answerWith(refuse)
    await call()
    expect(goToLogin).toHaveBeenCalledTimes(1)
  })

  it('the login’s own refusal leads nowhere and touches no token: its message is to be read', async () => {
    beLoggedIn()
    answerWith(() => problem(401, 'LOGIN_FAILED'))
    expect((await call({ provesItself: true })).problem).toMatchObject({ code: 'LOGIN_FAILED' })
    expect(accessToken.read()).toBeDefined()
    expect(goToLogin).not.toHaveBeenCalled()
  })

  it('a trial visitor loses the token, and is not sent to a login without having an account', async () => {
    trialSession.token.write('trial.token')
    answerWith(refuse)
    await call({ url: '/api/scans/1/report' })
    expect(trialSession.token.read()).toBeUndefined()
    expect(goToLogin).not.toHaveBeenCalled()
  })

  it('nor is a visitor of the trial who has lost the token', async () => {
    answerWith(refuse)
    await call({ url: '/api/protect/trial/files/1' })
    expect(goToLogin).not.toHaveBeenCalled()
  })
})

it('AUTH-14: 429 is warned of and not tried again', async () => {
  const requests = answerWith(() => problem(429, 'TOO_MANY_REQUESTS'))
  expect((await call()).problem).toMatchObject({ status: 429 })
  expect(requests).toHaveLength(1)
  expect(warned).toHaveBeenCalledWith('too many requests: /api/thing')
})

describe('AUTH-14: no answer, or 500 and above', () => {
  const lost = () => HttpResponse.error()
  const failed = () => problem(503, 'SERVICE_UNAVAILABLE')

  it.each([
    ['no answer', lost],
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['503', failed],
  ])('%s is tried once more, and that may succeed', async (_what, first) => {
    const requests = answerWith(first, fine)
    expect(await call()).toMatchObject({ data: { fine: true }, problem: undefined })
    expect(requests).toHaveLength(2)
  })

  it('twice is the end', async () => {
    const requests = answerWith(failed)
    expect((await call()).problem).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    expect(requests).toHaveLength(2)
  })

  it('a command without a key is not repeated: it may have been carried out', async () => {
    const requests = answerWith(lost)
    expect((await call({ method: 'POST' })).problem).toMatchObject({ status: 'no-response' })
    expect(requests).toHaveLength(1)
  })

  it('a command with a key is repeated under the same key', async () => {
    const requests = answerWith(lost, fine)
    await call({ method: 'POST', headers: { 'Idempotency-Key': 'one-and-only' } })
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'one-and-only',
      'one-and-only',
    ])
  })

  it.each([499, 404])('%d is told at once', async (status) => {
    const requests = answerWith(() => new HttpResponse(null, { status }))
    await call()
    expect(requests).toHaveLength(1)
  })
})

describe('AUTH-14: what a failure says, in this order', () => {
  const said = async (body: BodyInit | null, type: string, statusText = '') => {
    answerWith(() => new HttpResponse(body, { status: 400, statusText, headers: { 'content-type': type } }))
    return (await call()).problem
  }
  const page = 'text/html'
  const json = 'application/json'

  it.each([
    ['the title of a page', '<title> Bad &amp; ugly </title><h1>Heading</h1>', page, 'Bad & ugly'],
    [
      'a page’s text',
      '<style>p{}</style><p>The <b>line</b>\n is busy</p><script>x()</script>',
      page,
      'The line is busy',
    ],
    ['plain text', 'just words', 'text/plain', 'just words'],
    ['message', '{"message":"first","error":"second"}', json, 'first'],
    ['error', '{"error":"second"}', json, 'second'],
    ['error where message is empty', '{"message":"","error":"second"}', json, 'second'],
    ['error where message is no text', '{"message":{"a":1},"error":"second"}', json, 'second'],
  ])('%s', async (_what, body, type, message) => {
    expect(await said(body, type, 'Bad Request')).toMatchObject({ message, reason: 'Bad Request' })
  })

  it('a long page is cut to 300 characters, none of them by half', async () => {
    expect((await said(`<p>${'🖼'.repeat(400)}</p>`, page))?.message).toBe('🖼'.repeat(300))
  })

  it('a page’s script is not run', async () => {
    await said('<img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script>', page)
    expect('wasRun' in window).toBe(false)
  })

  it('the status text where the body says nothing', async () => {
    expect(await said('{}', json, 'I am a teapot')).toMatchObject({
      message: undefined,
      reason: 'I am a teapot',
    })
  })

  it('the error’s message where there is no answer', async () => {
    answerWith(() => HttpResponse.error())
    expect((await call({ method: 'POST' })).problem).toEqual({
      status: 'no-response',
      reason: 'Failed to fetch',
    })
  })
})
