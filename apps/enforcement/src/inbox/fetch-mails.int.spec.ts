import type { AddressInfo } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import { ImapFlow } from 'imapflow'
import {
  composeAnswer,
  providerDomain,
  startCorrespondence,
  type Correspondence,
} from './correspondence.harness'
import { FetchMails } from './fetch-mails'

/** The mailbox's server has one account. */
const account = { user: 'testuser', pass: 'testpass' }
const abuse = `abuse@${providerDomain}`
const storage: { INBOX: { messages: { raw: string; flags?: string[] }[] } } = { INBOX: { messages: [] } }
const server = hoodiecrow({ plugins: ['ID'], storage })

let mails: Correspondence
let port: number
let address: string

const urlFor = (pass: string) => `imap://${account.user}:${pass}@127.0.0.1:${port}/INBOX`
const fetchMails = () => mails.app.get(FetchMails, { strict: false }).execute()
const taken = () =>
  mails.rows<{ recipient: string; authentication: { domains: string[]; spf: string } }>(
    'SELECT recipient, authentication FROM inbound_mail ORDER BY received_at, id',
  )

/** Another program that looks at the mailbox. */
async function atMailbox<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth: account, logger: false })
  await client.connect()
  await client.mailboxOpen('INBOX')
  const result = await work(client)
  await client.logout()
  return result
}
const unread = () => atMailbox((client) => client.search({ seen: false }, { uid: true }))

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, listening))
  port = (server.server.address() as AddressInfo).port
  mails = await startCorrespondence({ INBOX_IMAP_URL: urlFor(account.pass) })
  address = mails.keys.addresses.ofCase('ZK-2611-901')
  const answer = async (to: string) =>
    (
      await composeAnswer(to, { from: abuse, text: 'We have removed it.', dkim: mails.providerKey })
    ).toString()
  const [ours, others, old] = await Promise.all([
    answer(address),
    answer('desk@elsewhere.example'),
    answer(address),
  ])
  await atMailbox(async (client) => {
    await client.append('INBOX', ours)
    await client.append('INBOX', others)
    await client.append('INBOX', old, ['\\Seen'])
  })
}, 120_000)
afterAll(async () => {
  await mails.stop()
  await new Promise<void>((closed) => server.close(closed))
})

test('MEMBER-06: an answer that lies in a mailbox is taken in like one that came by SMTP, once, and marked as read', async () => {
  // The service looks by itself, too: whoever comes first, it is one mail.
  await fetchMails()
  const [mail, ...more] = await taken()
  expect(more).toEqual([])
  // Who handed it over is not known there; what the provider has signed is.
  expect(mail).toMatchObject({
    recipient: address,
    authentication: { domains: [providerDomain], spf: 'none' },
  })
  expect(await unread()).toEqual([])

  // As after a death between taking in and marking.
  await atMailbox((client) => client.messageFlagsRemove('1', ['\\Seen'], { uid: true }))
  await fetchMails()
  expect(await taken()).toHaveLength(1)
  expect(await unread()).toEqual([])
})
