import type { CaseView, ClaimantView, CorrespondenceView, NoticeDraftView } from '@originseal/contracts'
import {
  answerSighting,
  downloadPacket,
  readCase,
  readClaimant,
  readCorrespondence,
  readNoticeDraft,
  recordAnswer,
  recordCourtStep,
  recordFiling,
  recordRetraction,
  saveClaimant,
  signCaseNotice,
  writeNoticeDraft,
} from '@originseal/contracts/enforcement/endpoints'
import { requestStepUpCode, stepUp } from '@originseal/contracts/identity/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createHash, webcrypto } from 'node:crypto'
import { answering } from '../../testing/answering'
import { problem, scanId, scanId as caseId, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { account, beLoggedIn, knows, ownAccount } from '../../testing/session.fixture'
import { caseView } from './case.fixture'

const gateway = standInGateway()
const path = `/sirp/cases/${caseId}`
const hash = 'cd'.repeat(32)
type Draft = NoticeDraftView['data']

const claimant: ClaimantView = {
  role: 'owner',
  legalName: 'Lin Xiaoyuan',
  address: { lines: '122 Chongqing S. Rd.', city: 'Taipei', country: 'TW' },
  phone: '+886223456789',
  email: 'ming@example.tw',
  savedAt: '2026-11-22T08:00:00.000Z',
}
const sentence = { en: 'I believe in good faith.', zh: '本人善意相信。' }
const draft = (change: Partial<Draft> = {}): Draft => ({
  caseId,
  channels: [
    {
      id: 'telegram.agent',
      mode: 'email',
      regimes: ['us-dmca', 'tw-copyright'],
      address: 'dmca@telegram.org',
      certainty: 'verified',
      checkedAt: '2026-11-01',
    },
  ],
  channelId: 'telegram.agent',
  regime: 'us-dmca',
  disclosure: { en: 'Telegram will read it.', zh: 'Telegram 會看到。' },
  given: { originalUrls: [], noLicence: false, ticked: [] },
  statements: [{ element: 'US-v', law: '17 U.S.C. § 512(c)(3)(A)(v)', sentence, ticked: false }],
  faults: [],
  content: null,
  contentSha256: null,
  signed: null,
  ...change,
})
const fault = (
  place: Draft['faults'][number]['place'],
  field: string,
  code: string,
  text: string,
): Draft['faults'][number] => ({ element: 'US', place, field, code, message: { en: text, zh: text } })
const whole: Partial<Draft> = {
  content: {
    title: { en: 'Notice of infringement', zh: '著作權侵害通知' },
    sections: [
      {
        element: 'US-ii',
        law: '17 U.S.C. § 512(c)(3)(A)(ii)',
        title: { en: 'The work', zh: '著作' },
        rows: [{ label: { en: 'Title', zh: '名稱' }, values: ['Sunrise'] }],
      },
    ],
    urls: ['https://shop.example/items/1'],
    signer: { legalName: 'Lin Xiaoyuan', role: 'owner' },
  },
  contentSha256: hash,
}
const nothing: CorrespondenceView['data'] = { notices: [], mails: [] }
const waiting = caseView({ state: 'needs-input', actor: 'owner', stage: 2 })
const proven = answering(stepUp, {
  data: { proof: 'the proof', method: 'password', expiresAt: '2026-11-22T08:05:00.000Z' },
})

async function visit(view: CaseView, ...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn()
  gateway.use(
    ...handlers,
    knows(),
    ownAccount(),
    answering(readCase, view),
    answering(readClaimant, { data: { claimant, standing: 'good' } }),
    answering(readCorrespondence, { data: nothing }),
    answering(readNoticeDraft, { data: draft() }),
  )
  return openPage(path)
}

describe('MEMBER-06: the notice of a case', () => {
  it('says all that is missing, each with the way to its field or to the page that mends it', async () => {
    const faults = [
      fault('claimant', 'claimant.phone', 'CONTACT_INCOMPLETE', 'Telephone is needed.'),
      fault('claimant', 'claimant.email', 'CONTACT_INCOMPLETE', 'A confirmed address is needed.'),
      fault('statements', 'ticked.US-v', 'GOOD_FAITH_MISSING', 'Confirm your good faith.'),
    ]
    const { user } = await visit(waiting, answering(readNoticeDraft, { data: draft({ faults }) }))
    const missing = within(await screen.findByRole('group', { name: 'What is still missing' }))
    missing.getByText(/^Still missing: 3/)
    expect(missing.getByRole('link').getAttribute('href')).toBe('/member-info')
    await user.click(missing.getByRole('button', { name: 'Confirm your good faith.' }))
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^I believe in good faith/ }))
    // What is missing in the record opens its form.
    const phone = await screen.findByLabelText(/^Telephone/)
    await user.click(missing.getByRole('button', { name: 'Telephone: Telephone is needed.' }))
    expect(document.activeElement).toBe(phone)
  })

  it('saves who speaks once the password was given again, with the number as the world writes it', async () => {
    const saved: unknown[] = []
    const { user } = await visit(
      waiting,
      answering(readClaimant, { data: { claimant: { ...claimant, phone: undefined }, standing: 'good' } }),
      http.post('/api/account/step-ups', () => problem(422, 'PASSWORD_WRONG'), { once: true }),
      proven,
      answering(saveClaimant, { data: { claimant, standing: 'good' } }, async (request) =>
        saved.push(await request.json()),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.type(await screen.findByLabelText(/^Telephone/), '02-2345-6789')
    await user.type(await screen.findByLabelText(/^Your password/), 'wrong')
    const form = screen.getByLabelText(/^Your password/).closest('form')!
    const save = within(form).getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(await within(form).findByText(/^the password is not right/i)).toBeTruthy()
    expect(saved).toEqual([])
    await user.click(save)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({ role: 'owner', phone: '+886223456789', proof: 'the proof' })
  })

  it('an agent has to bring the document that empowers them', async () => {
    const { user } = await visit(waiting)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.click(await screen.findByRole('radio', { name: /^Agent of the owner/ }))
    await user.type(screen.getByLabelText(/^Name of the owner/), 'Studio Yuan')
    const form = screen.getByLabelText(/^Name of the owner/).closest('form')!
    await user.type(await screen.findByLabelText(/^Your password/), 'mine')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByText('This is needed')).toBeTruthy()
  })

  it('states what was ticked, word for word, and nothing that was not', async () => {
    const written: unknown[] = []
    const { user } = await visit(
      waiting,
      answering(writeNoticeDraft, { data: draft() }, async (request) => written.push(await request.json())),
    )
    const statement = await screen.findByRole('checkbox', { name: /^I believe in good faith/ })
    expect(statement).toHaveProperty('checked', false)
    await user.click(statement)
    await user.selectOptions(screen.getByLabelText('May the use be allowed by law?'), 'No, none of these')
    await user.type(screen.getByLabelText(/^Where the original can be seen/), 'yuan.example')
    await user.click(screen.getByRole('button', { name: 'Save and check' }))
    expect(await screen.findByText(/^Give whole addresses/)).toBeTruthy()
    await user.clear(screen.getByLabelText(/^Where the original can be seen/))
    await user.type(screen.getByLabelText(/^Where the original can be seen/), 'https://yuan.example/1')
    await user.click(screen.getByRole('button', { name: 'Save and check' }))
    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]).toEqual({
      channelId: 'telegram.agent',
      regime: 'us-dmca',
      originalUrls: ['https://yuan.example/1'],
      exception: 'none',
      noLicence: false,
      ticked: ['US-v'],
    })
  })

  it('a report of impersonation asks who is imitated, and keeps of its proofs the hashes alone', async () => {
    // jsdom has neither hashes nor the bytes of files.
    Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
    const written: { identity?: unknown }[] = []
    const channels: Draft['channels'] = [
      {
        id: 'site.mailbox',
        mode: 'email',
        regimes: ['impersonation'],
        certainty: 'unconfirmed',
        checkedAt: null,
      },
    ]
    const faults = [fault('identity', 'identity.name', 'IDENTITY_UNPROVEN', 'Prove who is imitated.')]
    const { user } = await visit(
      waiting,
      answering(readNoticeDraft, { data: draft({ channels, regime: 'impersonation', faults }) }),
      answering(writeNoticeDraft, { data: draft() }, async (request) =>
        written.push((await request.json()) as { identity?: unknown }),
      ),
    )
    const name = await screen.findByLabelText('Who is imitated')
    await user.click(screen.getByRole('button', { name: 'Who is imitated: Prove who is imitated.' }))
    expect(document.activeElement).toBe(name)
    await user.type(name, ' Studio Yuan ')
    const bytes = new TextEncoder().encode('proof')
    const file = Object.assign(new File([], 'mark.pdf'), { arrayBuffer: async () => bytes.buffer })
    await user.upload(screen.getByLabelText(/^Documents that prove it/), file)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await screen.findByText(`SHA-256 ${sha256}`)
    screen.getByText('mark.pdf')
    await user.click(screen.getByRole('button', { name: 'Save and check' }))
    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.identity).toEqual({ name: 'Studio Yuan', proofs: [sha256] })
  })

  it('is read in both languages and signed by the full name and the password', async () => {
    const signed: unknown[] = []
    let view = waiting
    const { user } = await visit(
      waiting,
      http.get(`/api/cases/${caseId}`, () => HttpResponse.json(view)),
      answering(readNoticeDraft, { data: draft(whole) }),
      proven,
      answering(signCaseNotice, caseView({ state: 'checking', actor: 'us' }), async (request) => {
        signed.push(await request.json())
        view = caseView({ state: 'checking', actor: 'us', stage: 2 })
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Notice of infringement' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '中文' }))
    screen.getByRole('heading', { name: '著作權侵害通知' })
    const name = screen.getByLabelText(/^Sign with your full legal name/)
    await user.type(name, 'Lin')
    await user.type(await screen.findByLabelText(/^Your password/), 'mine')
    await user.click(screen.getByRole('button', { name: 'Sign and send' }))
    expect(await screen.findByText('Type the name that the notice bears: Lin Xiaoyuan')).toBeTruthy()
    await user.type(name, ' Xiaoyuan')
    await user.click(screen.getByRole('button', { name: 'Sign and send' }))
    await screen.findByRole('heading', { name: 'We are at it' })
    expect(signed).toEqual([{ contentSha256: hash, signedName: 'Lin Xiaoyuan', proof: 'the proof' }])
    expect(screen.queryByRole('button', { name: 'Sign and send' })).toBeNull()
  })

  it('that has changed while the name was typed says so, and keeps what was typed', async () => {
    let shown = draft(whole)
    const { user } = await visit(
      waiting,
      http.get(`/api/cases/${caseId}/notice`, () => HttpResponse.json({ data: shown })),
      proven,
      http.post(`/api/cases/${caseId}/signature`, () => {
        shown = draft({ ...whole, contentSha256: 'b'.repeat(64) })
        return problem(409, 'NOTICE_CHANGED', 'please read it again and sign it')
      }),
    )
    const name = await screen.findByLabelText(/^Sign with your full legal name/)
    await user.type(name, 'Lin Xiaoyuan')
    await user.type(await screen.findByLabelText(/^Your password/), 'mine')
    await user.click(screen.getByRole('button', { name: 'Sign and send' }))
    await screen.findByText(/please read it again and sign it/)
    expect(screen.getByLabelText(/^Sign with your full legal name/)).toHaveProperty('value', 'Lin Xiaoyuan')
  })

  it('mails a code to whoever has no password', async () => {
    const proofs: unknown[] = []
    const { user } = await visit(
      waiting,
      ownAccount(account({ hasPassword: false })),
      answering(readNoticeDraft, { data: draft(whole) }),
      answering(requestStepUpCode, undefined),
      answering(
        stepUp,
        { data: { proof: 'the proof', method: 'mail-code', expiresAt: '2026-11-22T08:05:00.000Z' } },
        async (request) => proofs.push(await request.json()),
      ),
      answering(signCaseNotice, waiting),
    )
    await user.click(await screen.findByRole('button', { name: 'Mail me a code' }))
    expect((await screen.findByText('The code is on its way.')).getAttribute('role')).toBe('status')
    await user.type(screen.getByLabelText(/^Code from the mail/), '123456')
    await user.type(screen.getByLabelText(/^Sign with/), 'lin xiaoyuan')
    await user.click(screen.getByRole('button', { name: 'Sign and send' }))
    await waitFor(() => expect(proofs).toEqual([{ code: '123456' }]))
  })

  it('is not signed while something typed is not saved', async () => {
    const { user } = await visit(waiting, answering(readNoticeDraft, { data: draft(whole) }))
    await screen.findByRole('heading', { name: 'Notice of infringement' })
    await user.type(screen.getByLabelText(/^What the original work is/), 'A morning.')
    expect(await screen.findByText('You have changed something: save it first.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign and send' })).toBeNull()
  })
})

describe('MEMBER-06: what its claimant does and hears elsewhere', () => {
  const byHand = caseView({ state: 'ready-by-hand', actor: 'owner', stage: 2 })

  const packet = {
    formUrl: 'https://video.example/report',
    fields: [
      {
        id: 'title',
        label: { en: 'Title of the work', zh: '著作名稱' },
        value: 'Sunrise bay.',
        length: 12,
        max: 10,
      },
    ],
    urls: 'https://video.example/watch?v=1',
    statements: [sentence],
  }
  const toFile: CorrespondenceView['data']['notices'][number] = {
    id: caseId,
    regime: 'us-dmca',
    channelId: 'video.form',
    signedName: 'Lin Xiaoyuan',
    signedAt: '2026-11-22T08:00:00.000Z',
    contentSha256: hash,
    packet,
    attempts: [],
  }

  it('is filed by hand with the packet, and goes on with the word that it was filed', async () => {
    const told: unknown[] = []
    const keys: (string | null)[] = []
    const { user } = await visit(
      byHand,
      answering(readCorrespondence, { data: { ...nothing, notices: [toFile] } }),
      http.get(downloadPacket.path.replace(':id', caseId), () => problem(404, 'NOTICE_NOT_FOUND')),
      answering(recordFiling, caseView(), async (request) => {
        keys.push(request.headers.get('idempotency-key'))
        told.push(await request.json())
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Download the packet (zip)' }))
    await screen.findByText(/there is no signed notice/i)
    expect(
      (await screen.findByRole('link', { name: /^https:\/\/video\.example\/report/ })).getAttribute('href'),
    ).toBe(packet.formUrl)
    screen.getByText(/12 of 10 characters/)
    await user.click(screen.getByRole('button', { name: 'Copy Title of the work' }))
    await screen.findByRole('button', { name: 'Copied Title of the work' })
    screen.getByRole('button', { name: 'Copy Addresses, one a line' })
    await user.type(screen.getByLabelText(/^The platform’s number/), ' T-77 ')
    await user.click(screen.getByRole('button', { name: 'I have filed it' }))
    await waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toMatchObject({ ticket: 'T-77', filedAt: expect.stringMatching(/Z$/) })
    expect(keys[0]).toMatch(/^[\w-]{8,}$/)
  })

  it('takes a notice back by hand with a text of its own, and with the word that it was done', async () => {
    const told: unknown[] = []
    const retraction = {
      id: scanId,
      because: 'withdrawn' as const,
      declaredAt: '2026-11-22T09:00:00.000Z',
      attempts: [],
    }
    const notice = {
      id: scanId,
      regime: 'us-dmca' as const,
      channelId: 'meta.form',
      signedName: 'Lin Xiaoyuan',
      signedAt: '2026-11-22T08:00:00.000Z',
      contentSha256: hash,
      attempts: [],
      retraction,
    }
    const { user } = await visit(
      caseView({ state: 'closed', outcome: 'withdrawn', actor: 'nobody' }),
      answering(readCorrespondence, { data: { notices: [notice], mails: [] } }),
      answering(recordRetraction, caseView(), async (request) => told.push(await request.json())),
    )
    await screen.findByText('The claim was taken back, so the notice is taken back as well.')
    expect(screen.getByRole('button', { name: 'Download the retraction (zip)' })).toBeTruthy()
    await user.type(screen.getByLabelText(/^The platform’s number/), 'R-1')
    await user.click(screen.getByRole('button', { name: 'I have taken it back' }))
    await waitFor(() => expect(told).toMatchObject([{ ticket: 'R-1' }]))
  })

  it('takes over what the platform has answered elsewhere', async () => {
    const told: unknown[] = []
    const { user } = await visit(
      caseView(),
      answering(recordAnswer, caseView(), async (request) => told.push(await request.json())),
    )
    await user.click(await screen.findByText('Has the platform answered you elsewhere?'))
    await user.selectOptions(screen.getByLabelText('What has happened'), 'Rejected')
    await user.selectOptions(
      screen.getByLabelText('Why, as the platform says'),
      'The use is licensed, it says',
    )
    await user.type(screen.getByLabelText(/^What they wrote/), 'Not a copy.')
    await user.click(screen.getByRole('button', { name: 'Note it' }))
    await waitFor(() =>
      expect(told).toMatchObject([{ answer: 'rejected', reason: 'licence', note: 'Not a copy.' }]),
    )
  })

  it('holds the case for a court only with its number', async () => {
    const told: unknown[] = []
    const { user } = await visit(
      caseView({ state: 'countered', actor: 'owner' }),
      answering(recordCourtStep, caseView(), async (request) => told.push(await request.json())),
    )
    const tell = await screen.findByRole('button', { name: 'I have proven the lawsuit to the platform' })
    await user.click(tell)
    expect(await screen.findByText('This is needed')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Court and case number/), 'Taipei 115-1')
    await user.click(tell)
    await waitFor(() => expect(told).toMatchObject([{ step: 'lawsuit-proven', reference: 'Taipei 115-1' }]))
  })

  it('asks its owner to look where we cannot', async () => {
    const told: unknown[] = []
    const { user } = await visit(
      caseView({ askedAt: '2026-11-22T09:00:00.000Z' }),
      answering(answerSighting, caseView(), async (request) => told.push(await request.json())),
    )
    await user.click(await screen.findByRole('button', { name: 'It is gone' }))
    await waitFor(() => expect(told).toEqual([{ answer: 'gone' }]))
  })
})

it('MEMBER-06: shows notices as they went out, and mails with what they lack and what they could change', async () => {
  const correspondence: CorrespondenceView['data'] = {
    notices: [
      {
        id: caseId,
        regime: 'us-dmca',
        channelId: 'telegram.agent',
        signedName: 'Lin Xiaoyuan',
        signedAt: '2026-11-22T08:00:00.000Z',
        contentSha256: hash,
        attempts: [
          {
            recipient: 'dmca@telegram.org',
            state: 'failed',
            answer: '550 no such user',
            endedAt: '2026-11-22T08:01:00.000Z',
          },
        ],
      },
    ],
    mails: [
      {
        id: caseId,
        receivedAt: '2026-11-22T09:00:00.000Z',
        from: 'dmca@telegram.org',
        subject: 'Counter-notice',
        kind: 'counter-notice-received',
        authority: 'unauthenticated',
        text: 'They say it is theirs.',
        missing: [{ element: 'USC-A', law: '§ 512(g)(3)(A)', title: { en: 'A signature', zh: '簽名' } }],
      },
    ],
  }
  await visit(caseView(), answering(readCorrespondence, { data: correspondence }))
  expect(await screen.findByText('Not delivered to dmca@telegram.org')).toBeTruthy()
  screen.getByText('550 no such user')
  const mails = within(screen.getByRole('list', { name: 'Mails received' }))
  mails.getByText(/Counter-notice of the other side/)
  mails.getByText('The sender could not be verified: it changes nothing.')
  expect(mails.getByText(/^A signature/).textContent).toContain('512(g)(3)(A)')
  mails.getByText('They say it is theirs.')
})
