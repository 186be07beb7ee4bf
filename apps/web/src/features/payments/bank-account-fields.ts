import type { BankAccount, PaymentMethodName } from '@originseal/contracts'
import type { TFunction } from 'i18next'

const names = ['bankCode', 'account', 'holder'] as const
type Answers = Record<(typeof names)[number], string>

/** Where money goes that no card takes back; none of it is asked for where one does. */
export const bankAccountFields = (payment: PaymentMethodName, t: TFunction<'payments'>) =>
  payment === 'card'
    ? []
    : names.map((name) => ({ name, label: t(`field.${name}`), isOptional: true as const }))

/** What was typed in, if anything was. */
export function bankAccountIn(answers: Partial<Answers>): { account?: BankAccount } {
  const [bankCode, account, holder] = names.map((name) => answers[name]?.trim() ?? '') as [
    string,
    string,
    string,
  ]
  return bankCode + account + holder === '' ? {} : { account: { bankCode, account, holder } }
}
