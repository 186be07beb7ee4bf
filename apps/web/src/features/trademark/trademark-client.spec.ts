import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { classifyGoods, readTrademarkRegister } from '@originseal/contracts/trademark/endpoints'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { standInGateway } from '../../testing/gateway.fixture'
import { accessTokenOf, beLoggedIn, member } from '../../testing/session.fixture'
import { accessToken } from '../../api/access-token'
import { callTrademark, readAnswer } from './trademark-client'

const gateway = standInGateway()
const app = { goToLogin: jest.fn(), endSession: jest.fn() }
const context = () => ({ signal: new AbortController().signal, extra: app }) as unknown as BaseQueryApi

const classify = {
  success: true,
  data: { goods: { edition: 'words-2', date: null }, suggestions: [], questions: [] },
}

/** Calls an endpoint that is answered in this way, and tells the request and what came back. */
async function call(answer: HttpResponseResolver) {
  const requests: Request[] = []
  gateway.use(
    http.all('*/api/trademark/*', (info) => {
      requests.push(info.request.clone())
      return answer(info)
    }),
  )
  const result = await callTrademark(classifyGoods, { body: { description: '茶' } }, context())
  return { request: requests[0]!, ...result }
}

describe('TM-06: what goes along', () => {
  it('cookies and the bearer token, to the base /', async () => {
    beLoggedIn()
    const { request, data } = await call(() => HttpResponse.json(classify))
    expect(new URL(request.url).pathname).toBe('/api/trademark/smart-classify')
    expect(request.credentials).toBe('include')
    expect(request.headers.get('Authorization')).toBe(`Bearer ${accessToken.read()}`)
    expect(await request.json()).toEqual({ description: '茶' })
    expect(data).toEqual(classify)
  })

  it('no header where there is no token', async () => {
    const { request } = await call(() => HttpResponse.json(classify))
    expect(request.headers.get('Authorization')).toBeNull()
  })
})

describe('TM-06: what is no JSON', () => {
  const read = (text: string) => readAnswer({ text: async () => text })

  it('is an object that says so, with its first 2000 characters', async () => {
    expect(await read(`<html>${'x'.repeat(3_000)}`)).toEqual({
      success: false,
      status: 'error',
      message: `<html>${'x'.repeat(1_994)}`,
    })
  })

  it('says ‘Non-JSON response received’ where it is empty', async () => {
    expect(await read('')).toEqual({ success: false, status: 'error', message: 'Non-JSON response received' })
  })

  it('is the answer of a call that succeeded', async () => {
    const { data, error } = await call(() => HttpResponse.html('<h1>Maintenance'))
    expect(error).toBeUndefined()
    expect(data).toEqual({ success: false, status: 'error', message: '<h1>Maintenance' })
  })

  it('is the data of a refusal', async () => {
    const { error } = await call(() => HttpResponse.html('<h1>Bad gateway', { status: 502 }))
    expect(error).toEqual({
      status: 502,
      data: { success: false, status: 'error', message: '<h1>Bad gateway' },
    })
  })
})

describe('TM-06: failures', () => {
  it('an answer that is not 2xx is told with its status and data', async () => {
    const { error } = await call(() => HttpResponse.json({ code: 'TRADEMARK_NAME_EMPTY' }, { status: 422 }))
    expect(error).toEqual({ status: 422, data: { code: 'TRADEMARK_NAME_EMPTY' } })
  })

  it('no answer is a FETCH_ERROR', async () => {
    expect((await call(() => HttpResponse.error())).error).toMatchObject({ status: 'FETCH_ERROR' })
  })

  it('an answer that does not fit is a PARSING_ERROR', async () => {
    const { error } = await call(() => HttpResponse.json({ success: true, data: 7 }))
    expect(error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 200 })
  })

  it('an answer that does not come in 60 s is a TIMEOUT_ERROR', async () => {
    gateway.use(http.all('*/api/trademark/*', () => new Promise(() => undefined)))
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] })
    try {
      const ended = callTrademark(readTrademarkRegister, {}, context())
      await jest.advanceTimersByTimeAsync(60_100)
      expect((await ended).error).toMatchObject({ status: 'TIMEOUT_ERROR' })
    } finally {
      jest.useRealTimers()
    }
  })

  it('a token that is refused ends the session', async () => {
    beLoggedIn()
    await call(() => HttpResponse.json({ code: 'TOKEN_INVALID' }, { status: 401 }))
    expect(app.endSession).toHaveBeenCalledWith(accessToken.read() ?? accessTokenOf(member))
  })
})
