/** What the other side of a case has said that its claimant alone can answer. */
export type Unanswered =
  | { readonly about: 'offer'; readonly expiresAt: Date }
  /** From then on an objection stands; null where it never does by itself. */
  | { readonly about: 'objection'; readonly standsFrom: Date | null }
  /** The other side says that it has paid. */
  | { readonly about: 'payment' }
