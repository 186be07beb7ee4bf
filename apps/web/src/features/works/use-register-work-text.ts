import type { ErrorCode } from '@originseal/contracts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem, type Problem } from '../../api/problem'
import { useProblemText } from '../../i18n/problem-text'
import { fieldOf } from './register-work.rules'

/** What to say when a work cannot be sealed, and beside which field (TRIAL-05). */
export function useRegisterWorkText() {
  const { t } = useTranslation('works')
  const problemText = useProblemText()

  const codeText = useCallback(
    (code: ErrorCode) => problemText({ status: 400, code } satisfies Problem, t('register.failed')),
    [problemText, t],
  )

  function failureText(failure: unknown): [place: 'file' | 'title' | 'root', text: string] {
    if (!isProblem(failure)) return ['root', problemText(failure, t('register.failed'))]
    const { status, code } = failure
    if (status === 'cancelled') return ['root', t('register.cancelled')]
    if (status === 'unexpected-answer') return ['root', t('register.malformed')]
    // Specification, section 8: a bare 409 means the same as the code.
    if (status === 409 && !code) return ['file', codeText('FILE_ALREADY_PROTECTED')]
    return [fieldOf(code) ?? 'root', problemText(failure, t('register.failed'))]
  }

  return { codeText, failureText }
}
