import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { INestApplicationContext } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { DatabaseModule, Transaction } from '@originseal/database'
import { JobsModule } from '@originseal/jobs'
import { composeMessage, fixedSmtpServer, SmtpSubmission, type DkimKey } from '@originseal/mail'
import { ProviderKeysModule } from '@originseal/provider-keys'
import { MetricsModule, ReadinessModule } from '@originseal/runtime'
import type { ObjectStore } from '@originseal/storage'
import { signingFolder } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { DataSource } from 'typeorm'
import { database } from '../data-source'
import { CASE_EVENTS, type CaseEvent, type RetractionEvent } from '../notices/case-events'
import { ChannelsModule } from '../channels/channels.module'
import { NOTICE_HOLDS } from '../notices/notice-holds'
import { NoticesModule } from '../notices/notices.module'
import { dkimRecord, type MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS, OBJECTS } from '../tools/tools'
import { InfrastructureModule } from '../tools/infrastructure.module'
import type { ResolveRecords } from './authenticate-mail'
import { InboxModule } from './inbox.module'
import { MailServer } from './mail-server'

export const ourDomain = 'notices.originseal.example'
export const providerDomain = 'shop.example'

export interface AnswerToSend {
  readonly from: string
  readonly subject?: string
  readonly text: string
  readonly inReplyTo?: string
  readonly dkim?: DkimKey | undefined
}

export interface Correspondence {
  readonly app: INestApplicationContext
  /** The mail server that notices are handed to. */
  readonly relay: SmtpDouble
  readonly keys: MailKeys
  readonly providerKey: DkimKey
  /** Of another domain, well published. */
  readonly evilKey: DkimKey
  /** What cases were told. */
  readonly events: (CaseEvent | RetractionEvent)[]
  readonly transaction: Transaction
  /** Publishes both sides' keys, and nothing else. */
  readonly resolve: ResolveRecords
  /** Sends an answer as a provider's mail server would. */
  answer(to: string, answer: AnswerToSend): Promise<Buffer>
  /** Hands over bytes as they are. */
  submit(to: string, raw: Buffer, sender?: string): Promise<{ response: string }>
  /** Keys of what is stored. */
  files(): Promise<string[]>
  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Notices and inbox as a process of its own, with cases that only listen. */
export async function startCorrespondence(
  more: { readonly INBOX_IMAP_URL?: string } = {},
): Promise<Correspondence> {
  const [own, relay, folder] = await Promise.all([
    createServiceDatabase(database),
    startSmtpDouble(),
    mkdtemp(join(tmpdir(), 'correspondence-')),
  ])
  const events: (CaseEvent | RetractionEvent)[] = []
  const zone = new Map<string, string>()
  const resolve: ResolveRecords = async (name, type) => {
    const record = type === 'TXT' ? zone.get(name) : undefined
    if (record === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    return [[record]]
  }
  const settings = {
    PUBLIC_URL: 'https://originseal.example',
    NOTICE_MAIL_DOMAIN: ourDomain,
    NOTICE_SMTP_URL: relay.url,
    NOTICE_KEY_DIR: join(signingFolder(), 'notice-keys'),
    NOTICE_DKIM_SELECTOR: 'originseal',
    INBOX_SMTP_PORT: 0,
    INBOX_SMTP_HOST: '127.0.0.1',
    LOCAL_MAILS_PAGE: 'off' as const,
    STORAGE_DIR: join(folder, 'objects'),
    SIGNING_DIR: signingFolder(),
    ...more,
  }
  const notices = NoticesModule.forRoot(
    ChannelsModule.forRoot({ EGRESS_ALLOW: '', CLOUDFLARE_API_URL: 'https://api.cloudflare.com/client/v4' }),
    {
      module: class Holds {},
      providers: [{ provide: NOTICE_HOLDS, useValue: { reasonOf: async () => undefined } }],
      exports: [NOTICE_HOLDS],
    },
  )
  class App {}
  const cases = {
    module: class Cases {},
    global: true,
    providers: [
      {
        provide: CASE_EVENTS,
        useValue: {
          record: async (_: unknown, event: CaseEvent) => events.push(event),
          note: async (_: unknown, event: RetractionEvent) => events.push(event),
          filingsByHand: async () => [],
        },
      },
    ],
    exports: [CASE_EVENTS],
  }
  const app = await NestFactory.createApplicationContext(
    {
      module: App,
      imports: [
        MetricsModule,
        ReadinessModule,
        DatabaseModule.forRoot(database(own.url), true),
        JobsModule,
        ProviderKeysModule.forRoot('enforcement', settings),
        cases,
        InfrastructureModule.forRoot(settings, resolve),
        notices,
        InboxModule.forRoot(notices),
      ],
    },
    { logger: false },
  )
  const keys = app.get<MailKeys>(MAIL_KEYS)
  const providerKey = makeKey(providerDomain)
  zone.set(`originseal._domainkey.${ourDomain}`, dkimRecord(keys))
  zone.set(`s1._domainkey.${providerDomain}`, dkimRecord({ ...keys, dkim: providerKey }))
  const evilKey = makeKey('evil.example')
  zone.set('s1._domainkey.evil.example', dkimRecord({ ...keys, dkim: evilKey }))
  const submission = new SmtpSubmission(
    fixedSmtpServer(`smtp://127.0.0.1:${app.get(MailServer).port}?ignoreTLS=true`),
  )
  const submit = (recipient: string, raw: Buffer, sender = `abuse@${providerDomain}`) =>
    submission.submit({ raw, sender, recipient, envelopeId: 'x' })
  return {
    app,
    relay,
    keys,
    providerKey,
    evilKey,
    events,
    transaction: app.get(Transaction),
    resolve,
    submit,
    answer: async (to, given) => {
      const raw = await composeAnswer(to, given)
      await submit(to, raw, given.from)
      return raw
    },
    files: async () => {
      const stored: string[] = []
      for await (const { key } of app.get<ObjectStore>(OBJECTS).list('')) stored.push(key)
      return stored
    },
    rows: (sql, parameters) => app.get(DataSource).query(sql, parameters),
    stop: async () => {
      await submission.close()
      await app.close()
      await relay.close()
      await own.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function makeKey(domain: string): DkimKey {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { domain, selector: 's1', privateKey }
}

/** An answer as a provider's program writes it. */
export const composeAnswer = (
  to: string,
  { from, subject = 'Re: your notice', text, inReplyTo, dkim }: AnswerToSend,
): Promise<Buffer> =>
  composeMessage(
    {
      messageId: `<${crypto.randomUUID()}@${from.slice(from.indexOf('@') + 1)}>`,
      date: new Date(),
      from: { name: 'Abuse desk', address: from },
      replyTo: from,
      to,
      subject,
      text,
      html: '',
      ...(inReplyTo !== undefined && { references: [inReplyTo] }),
      attachments: [],
    },
    dkim,
  )
