import type { Plan } from '@originseal/contracts'
import type { Language } from '@originseal/contracts/languages'
import { planName } from '@originseal/contracts/notifications/plan-names'
import { useTranslation } from 'react-i18next'

/** What a plan is called in a sentence, on pages as in mails: `Pro 方案`. */
export function usePlanName(): (plan: Plan) => string {
  const language = useTranslation().i18n.language as Language
  return (plan) => planName(plan, language)
}
