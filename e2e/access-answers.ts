/** Who asks. `stranger` and the tiers are members who own nothing here; `owner` sealed the work and started the scan. */
export const identities = [
  'anonymous',
  'trial',
  'stranger',
  'owner',
  'basic',
  'pro',
  'elite',
  'admin',
  'expired',
  'revoked',
] as const
export type Identity = (typeof identities)[number]

/** A status, and for a refusal its code. */
export type Answer = `${number}` | `${number} ${string}`
export type Answers = Readonly<Record<Identity, Answer>>

export interface Row {
  readonly answers: Answers
  /** Sent with it. `[]` is what no route takes: it shows that the route answers and changes nothing behind it. */
  readonly body?: 'unusable'
  /** The answer ends the caller's session. */
  readonly ends?: true
}

export const everybody = (answer: Answer): Answers =>
  Object.fromEntries(identities.map((who) => [who, answer])) as unknown as Answers

/** Whoever is not known, by a token that counts, is refused by the gateway already. */
export const known = (answer: Answer, but: Partial<Answers> = {}): Answers => ({
  ...everybody(answer),
  anonymous: '401 NOT_SIGNED_IN',
  expired: '401 TOKEN_INVALID',
  revoked: '401 TOKEN_INVALID',
  ...but,
})

/** A trial visitor's role is that of a member, but a visitor has no account. */
export const accounts = (answer: Answer): Answers => known(answer, { trial: '404 ACCOUNT_NOT_FOUND' })

/** What is somebody's is not there for others, nor for administrators. */
export const owners = (answer: Answer, missing: Answer): Answers => known(missing, { owner: answer })

export const administrators = (answer: Answer): Answers => known('403 NOT_ALLOWED', { admin: answer })

/** For accounts only. */
export const members = (answer: Answer): Answers => known(answer, { trial: '403 NOT_ALLOWED' })

export const unusable = { body: 'unusable' } as const
/** A command of administrators, sent with what no route takes. */
export const unfitOfAdministrators: Row = { answers: administrators('400 REQUEST_INVALID'), ...unusable }
export const openDoor = { answers: everybody('400 REQUEST_INVALID'), ...unusable }
export const memberDoor = { answers: known('400 REQUEST_INVALID'), ...unusable }
export const socialDoor = { answers: everybody('302') }
