import { renderHook, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import type { Problem } from '../api/problem'
import { startI18n } from './i18n'
import { useProblemText } from './problem-text'

async function textOf(failure: unknown, otherwise?: string) {
  const { result } = renderHook(useProblemText, { wrapper: Suspense })
  await waitFor(() => expect(result.current).toBeTruthy())
  return result.current(failure, otherwise)
}

beforeAll(() => startI18n('zh-TW'))

describe('AUTH-14: what a person reads about a failed call', () => {
  const message = 'body'
  const reason = 'Bad Gateway'

  it.each([
    [
      'the code in the person’s language',
      { status: 401, code: 'LOGIN_FAILED', message, reason },
      undefined,
      '登入',
    ],
    ['what the body says', { status: 502, message, reason }, 'the page’s own', message],
    ['the page’s own sentence', { status: 502, reason }, 'the page’s own', 'the page’s own'],
    ['the status text or the error', { status: 502, reason }, undefined, reason],
    ['that the service is abnormal', { status: 502 }, undefined, '服務異常'],
  ] satisfies [string, Problem, string | undefined, string][])(
    '%s',
    async (_what, problem, otherwise, text) => {
      expect(await textOf(problem, otherwise)).toContain(text)
    },
  )

  it('a fault of ours is logged, not told', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation()
    expect(await textOf(new TypeError('x is undefined'))).toBe('服務異常')
    expect(logged).toHaveBeenCalledWith(expect.any(TypeError))
    logged.mockRestore()
  })
})
