import { defineErrors } from '../error'

/** Errors of admin. */
export const adminErrors = defineErrors({
  AUDIT_DAY_NOT_FOUND: { kind: 'missing', message: 'the audit log has no entry of this day' },
  PROVIDER_KEY_ADDRESS_INVALID: {
    kind: 'invalid',
    message: 'the key must be an address of the public internet',
  },
  PROVIDER_KEY_CHANGED: { kind: 'conflict', message: 'the key was changed meanwhile' },
  PROVIDER_KEY_CLOSED: { kind: 'conflict', message: 'the key can not be opened and has to be entered again' },
  PROVIDER_KEY_FORM_INVALID: { kind: 'invalid', message: 'the key has not the form that its field asks for' },
  PROVIDER_KEY_NOT_FOUND: { kind: 'missing', message: 'no key is kept under this name' },
})
