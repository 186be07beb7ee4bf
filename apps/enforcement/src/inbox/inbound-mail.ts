/** A mail as it was read: what rules look at. */
export interface ReadMail {
  /** Address of `From`, lower case. */
  readonly from: string
  readonly subject: string
  /** The plain text, or the text of the HTML. */
  readonly text: string
  readonly messageId: string | undefined
  /** `In-Reply-To` and `References`, with their angle brackets. */
  readonly answersTo: readonly string[]
  /** Names in lower case; the last of a name counts. */
  readonly headers: Readonly<Record<string, string>>
  /** The text of a `message/delivery-status` or `message/global-delivery-status` part. */
  readonly deliveryStatus: string | undefined
  readonly isFeedbackReport: boolean
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly size: number }[]
}

/** What an answer says, as far as rules can tell. `unknown` is a good answer: a person looks. */
export const answerKinds = [
  'acknowledged',
  'supplement-asked',
  'removal-announced',
  'rejected',
  'counter-notice-received',
  'unknown',
] as const
export type AnswerKind = (typeof answerKinds)[number]
