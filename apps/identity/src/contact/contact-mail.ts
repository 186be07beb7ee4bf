import type { ContactKind } from '@originseal/contracts'
import type { Mail } from '@originseal/mail'

interface ContactMails {
  /** To who wrote. It repeats nothing of the message: somebody may have given the address of another. */
  'contact-received': { readonly reference: string }
  /** To whoever runs this installation. */
  'contact-message': {
    readonly reference: string
    readonly kind: ContactKind
    readonly name: string
    readonly email: string
    readonly about: string | null
    readonly message: string
  }
}

/** A mail about a message of the contact form; its owner is the message. */
export type ContactMail = {
  [Template in keyof ContactMails]: Mail & {
    readonly template: Template
    readonly values: ContactMails[Template]
  }
}[keyof ContactMails]
