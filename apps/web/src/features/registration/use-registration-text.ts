import { errors } from '@originseal/contracts'
import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import '../../i18n/errors.texts'
import { useProblemText } from '../../i18n/problem-text'
import {
  fieldOf,
  refusalOf,
  type AccountFault,
  type AccountField,
  type Refusal,
} from './register-account.rules'

/** What the page says about a fault in the form, and about a refusal and the field it concerns. */
export function useRegistrationText() {
  const { t } = useTranslation(['registration', 'errors'])
  const problemText = useProblemText()

  function faultText(fault: AccountFault): string {
    return isOwn(fault) ? t(`fault.${fault}`) : t(`errors:${fault}`)
  }

  function refusalText(failure: unknown): { message: string; field?: AccountField; refusal?: Refusal } {
    if (!isProblem(failure)) return { message: problemText(failure, t('account.unexpected')) }
    const { status, code, message } = failure
    if (typeof status !== 'number') return { message: t('account.unexpected') }
    const refusal = refusalOf(code, message)
    if (refusal) {
      const field = fieldOf(refusal)
      return { message: t(`refused.${refusal}`), refusal, ...(field && { field }) }
    }
    // What the server says in words of its own is shown unchanged; its standard sentences in every language.
    const isStandard = code !== undefined && (!message || message === errors[code].message)
    return { message: isStandard ? t(`errors:${code}`) : message || t('account.unexpected') }
  }

  return { faultText, refusalText }
}

const own = ['emailFormat', 'phoneFormat', 'passwordRequired', 'passwordShort', 'passwordsDiffer'] as const
const isOwn = (fault: AccountFault): fault is (typeof own)[number] => own.some((known) => known === fault)

/** Faults as react-hook-form wants them, or the values if there is none. */
export function faultsIn<Answers extends FieldValues>(
  faults: Partial<Record<keyof Answers, AccountFault>>,
  values: Answers,
): ResolverResult<Answers> {
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined)
  if (found.length === 0) return { values, errors: {} }
  const named = found.map(([name, message]) => [name, { type: 'fault', message }])
  return { values: {}, errors: Object.fromEntries(named) as FieldErrors<Answers> }
}
