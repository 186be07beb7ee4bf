import { z } from 'zod'
import type { ServiceName } from '../endpoint'
import { id, instant } from '../primitives'
import { givenReason } from '../identity/users'
import { lastTaipeiDays } from '../taipei-days'

interface ProviderKeyDefinition {
  readonly provider: string
  /** Who reads it. */
  readonly services: readonly ServiceName[]
  /** False: the vault does not hand it over yet, and only the environment counts. */
  readonly isDelivered: boolean
}

/**
 * Every key of a provider that the product uses, by the variable that has it where the environment gives it. A merchant is
 * `MerchantID:HashKey:HashIV`, with `:` and the check code of cards behind it for payments; the environment has each in a
 * variable of its own (`ECPAY_MERCHANT_ID`, `ECPAY_HASH_KEY`, …).
 */
export const providerKeys = {
  GOOGLE_VISION_KEY: { provider: 'Google Cloud Vision', services: ['scan-orchestrator'], isDelivered: true },
  TINEYE_KEY: { provider: 'TinEye', services: ['scan-orchestrator'], isDelivered: true },
  SERP_LENS_KEY: { provider: 'SerpApi', services: ['scan-orchestrator'], isDelivered: true },
  TSA_URL: {
    provider: 'RFC 3161 TSA',
    services: ['enforcement', 'protection', 'scan-orchestrator', 'trademark'],
    isDelivered: true,
  },
  META_ACCESS_TOKEN: { provider: 'Meta', services: ['billing'], isDelivered: true },
  GA4_API_SECRET: { provider: 'Google Analytics 4', services: ['billing'], isDelivered: true },
  // The provider knows one pair of keys at a time: what belongs together is one key here, and changes at once.
  ECPAY_MERCHANT: { provider: 'ECPay', services: ['billing'], isDelivered: true },
  INVOICE_MERCHANT: { provider: 'ECPay e-invoice', services: ['billing'], isDelivered: true },
  SMTP_URL: { provider: 'SMTP', services: ['enforcement', 'identity'], isDelivered: true },
  NOTICE_SMTP_URL: { provider: 'SMTP', services: ['enforcement'], isDelivered: true },
  INBOX_IMAP_URL: { provider: 'IMAP', services: ['enforcement'], isDelivered: false },
  CLOUDFLARE_TOKEN: { provider: 'Cloudflare', services: ['enforcement'], isDelivered: false },
  GOOGLE_CLIENT_SECRET: { provider: 'Google', services: ['identity'], isDelivered: false },
  FACEBOOK_APP_SECRET: { provider: 'Facebook', services: ['identity'], isDelivered: false },
} as const satisfies Record<string, ProviderKeyDefinition>
type AnyProviderKey = keyof typeof providerKeys

/** Those that the vault keeps and hands over. */
export type ProviderKeyName = {
  [Name in AnyProviderKey]: (typeof providerKeys)[Name]['isDelivered'] extends true ? Name : never
}[AnyProviderKey]

const names = (isDelivered: boolean): AnyProviderKey[] =>
  (Object.keys(providerKeys) as AnyProviderKey[]).filter(
    (name) => providerKeys[name].isDelivered === isDelivered,
  )

export const providerKeyNames = names(true) as [ProviderKeyName, ...ProviderKeyName[]]
export const undeliveredKeyNames: readonly AnyProviderKey[] = names(false)
export const providerKeyName = z.enum(providerKeyNames)

/** What the vault hands over to a service. */
export const keysDeliveredTo = (service: ServiceName): ProviderKeyName[] =>
  providerKeyNames.filter((name) => (providerKeys[name].services as readonly ServiceName[]).includes(service))

/** Where a service has a key from: `environment` wins over the vault. */
export const keySources = ['environment', 'vault', 'none'] as const
export type KeySource = (typeof keySources)[number]

/**
 * What a test of a key came to. `inconclusive`: the provider answered, and the answer does not say whether the key is good.
 */
export const keyTestResults = ['works', 'refused', 'unreachable', 'inconclusive'] as const
export type KeyTestResult = (typeof keyTestResults)[number]

const version = z.int32().positive()
/** The last day in Taiwan on which the provider takes a key. Of this millennium, as no database takes every year. */
const lastDay = z.iso.date().regex(/^2/)

/** So many days before its last one, and today included, somebody has to see to the next key. */
export const keyExpiryNoticeDays = 14

/** The day in Taiwan up to which a key's last day is soon, `2026-12-07`. */
export const keyExpiryHorizon = (now: Date): string =>
  lastTaipeiDays(new Date(now.getTime() + keyExpiryNoticeDays * 86_400_000), 1)[0] as string

/** What is shown of a key. Its value is in no answer, also not to administrators. */
export const providerKeyView = z.object({
  name: providerKeyName,
  provider: z.string(),
  /** The newest version ever, 0 before the first: what the next change is based on. */
  newest: z.number().int().nonnegative(),
  /** Null where none is kept. */
  kept: z
    .object({
      version,
      /** Null of a short one, of which four characters would say too much. */
      last4: z.string().length(4).nullable(),
      /** The beginning of its SHA-256, which says whether two are the same. */
      fingerprint: z.string().regex(/^[0-9a-f]{8}$/),
      setBy: id,
      setAt: instant,
      /** Null where nobody said that it ends. */
      expiresOn: lastDay.nullable(),
      /** False where the key that encrypts it is gone: it has to be entered again. */
      opens: z.boolean(),
    })
    .nullable(),
  /** The latest of the version that is kept. */
  test: z
    .object({
      result: z.enum(keyTestResults),
      /** The provider's status, or why it was not reached. */
      code: z.string(),
      testedBy: id,
      testedAt: instant,
    })
    .nullable(),
  services: z.array(
    z.object({
      service: z.string(),
      /** Null where the service has not asked the vault yet. */
      source: z.enum(keySources).nullable(),
      version: version.nullable(),
      toldAt: instant.nullable(),
      /** When it last asked the provider with whichever key of this name; null where it never said so. */
      usedAt: instant.nullable(),
    }),
  ),
})
export type ProviderKeyView = z.infer<typeof providerKeyView>

/** `GET /admin/provider-keys` */
export const listProviderKeysResponse = z.object({
  keys: z.array(providerKeyView),
  /** Those that only the environment gives. */
  undelivered: z.array(z.object({ name: z.string(), provider: z.string(), services: z.array(z.string()) })),
  /** The keys that encrypt, the one for new versions first, with how many versions each opens. */
  encryption: z.array(z.object({ id: z.string(), isCurrent: z.boolean(), versions: z.number().int() })),
})
export type ListProviderKeysResponse = z.infer<typeof listProviderKeysResponse>

const basedOn = z.int32().nonnegative()

/** `POST /admin/provider-keys/:name/versions`: the first, or the one that takes the place of the one before. */
export const keepProviderKeyRequest = givenReason.extend({
  /** Printable ASCII without blanks. */
  value: z
    .string()
    .min(8)
    .max(4_096)
    .regex(/^[!-~]+$/),
  /** As the provider says; none where it says nothing. */
  expiresOn: lastDay.optional(),
  /** {@link ProviderKeyView.newest}, as the administrator saw it. */
  basedOn,
})
export type KeepProviderKeyRequest = z.infer<typeof keepProviderKeyRequest>

/** `POST /admin/provider-keys/:name/withdrawals` */
export const withdrawProviderKeyRequest = givenReason.extend({ basedOn })
export type WithdrawProviderKeyRequest = z.infer<typeof withdrawProviderKeyRequest>

/** `POST /admin/provider-keys/:name/tests`: of this version and no other. */
export const testProviderKeyRequest = z.object({ version })
export type TestProviderKeyRequest = z.infer<typeof testProviderKeyRequest>

/** What a service has of each key that the vault hands over to it. */
export const heldKeys = z.array(
  z.object({
    name: providerKeyName,
    source: z.enum(keySources),
    version: version.nullable(),
    /** When this process last asked the provider with it; a process of the release before says nothing of it. */
    usedAt: instant.nullish(),
  }),
)
export type HeldKeys = z.infer<typeof heldKeys>

/** `POST /internal/provider-keys`: a JWT under the service's credential that says what it has; and the keys, encrypted under it. */
export const handOverKeysRequest = z.object({ token: z.string().max(16_384) })
export const handOverKeysResponse = z.object({ sealed: z.string() })

/** What is encrypted: the answer to one request. */
export const handedOverKeys = z.object({
  /** Of the request. */
  requestId: id,
  keys: z.array(z.object({ name: providerKeyName, version, value: z.string() })),
})
export type HandedOverKeys = z.infer<typeof handedOverKeys>
