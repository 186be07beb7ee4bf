import { id } from '@originseal/contracts'
import { normalEmail, normalPhone } from '../account.rules'

/** What a typed text can be of an account: its id, or how one of its fields begins. */
export type UserSearch =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'phone' | 'email' | 'name'; readonly beginning: string }

export function userSearchOf(typed: string): UserSearch {
  const text = typed.trim()
  const asId = id.safeParse(text.toLowerCase())
  if (asId.success) return { by: 'id', id: asId.data }
  const phone = normalPhone(text)
  if (/^09\d{0,8}$/.test(phone)) return { by: 'phone', beginning: phone }
  // Names are mostly not written in ASCII here; one that is begins with a capital.
  if (text.includes('@') || /^[a-z\d][!-~]*$/.test(text)) return { by: 'email', beginning: normalEmail(text) }
  return { by: 'name', beginning: text }
}

/** A pattern of LIKE for what begins with the text, whatever is in it. */
export const beginningPattern = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`
