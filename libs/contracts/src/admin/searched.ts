import { id } from '../primitives'
import { caseNumber } from '../enforcement/cases'
import { contactReference } from '../identity/contact'

/** What somebody can type that stands for one thing, whole and in the form in which it is kept. */
export interface Searched {
  readonly by:
    | 'business-number'
    | 'case-number'
    | 'contact-reference'
    | 'email'
    | 'id'
    | 'invoice-number'
    | 'order-number'
    | 'phone'
    | 'provider-number'
  readonly value: string
}

const forms: readonly { readonly by: Searched['by']; readonly isOne: (text: string) => boolean }[] = [
  // Taiwan's mobile numbers.
  { by: 'phone', isOne: (text) => /^09\d{8}$/.test(text) },
  // Of an order or of a try to pay it: `MerchantTradeNo`.
  { by: 'order-number', isOne: (text) => /^OS[0-9A-Z]{18}$/.test(text) },
  // `TradeNo` of ECPay: sixteen digits so far, of the twenty letters and digits that its documents allow.
  { by: 'provider-number', isOne: (text) => /^(?!OS)(?=.*\d)[0-9A-Z]{16,20}$/.test(text) },
  // 統一發票: the track and eight digits.
  { by: 'invoice-number', isOne: (text) => /^[A-Z]{2}\d{8}$/.test(text) },
  // 統一編號
  { by: 'business-number', isOne: (text) => /^\d{8}$/.test(text) },
]

/** Whose hyphens are part of them, so that what is written with these is nothing else. */
const hyphenated: typeof forms = [
  { by: 'case-number', isOne: (text) => caseNumber.safeParse(text).success },
  // What the form's answer and mail say.
  { by: 'contact-reference', isOne: (text) => contactReference.safeParse(text).success },
]

/** All that a typed text can stand for; nothing for a name, or for the beginning of something. */
export function searchedAs(typed: string): readonly Searched[] {
  const text = typed.trim()
  const asId = id.safeParse(text.toLowerCase())
  if (asId.success) return [{ by: 'id', value: asId.data }]
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) return [{ by: 'email', value: text.toLowerCase() }]
  const written = text.toUpperCase()
  const whole = hyphenated.find(({ isOne }) => isOne(written))
  if (whole) return [{ by: whole.by, value: written }]
  // People write numbers in groups.
  const joined = written.replaceAll(/[\s-]/g, '')
  return forms.flatMap(({ by, isOne }) => (isOne(joined) ? [{ by, value: joined }] : []))
}
