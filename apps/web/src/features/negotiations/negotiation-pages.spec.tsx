import {
  actOnNegotiation,
  listCases,
  listNegotiations,
  prepareNegotiation,
  readEvidenceNotice,
  readNegotiation,
} from '@originseal/contracts/enforcement/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { scanId as caseId, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows } from '../../testing/session.fixture'
import { liveCase, negotiationView, someTerms, termsHash } from './negotiation.fixture'

const gateway = standInGateway()
const expiresAt = '2026-12-06T08:00:00.000Z'

async function visit(path: string, ...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn()
  gateway.use(...handlers, knows())
  return openPage(path)
}

describe('MEMBER-07: /p2p', () => {
  it('lists negotiations with their state, and whose turn it is', async () => {
    const {
      entries: _entries,
      claimantName: _name,
      caseOutcome: _outcome,
      dispute: _dispute,
      offer: _offer,
      agreement: _agreement,
      licence: _licence,
      ...row
    } = negotiationView()
    await visit('/p2p', answering(listNegotiations, { data: { negotiations: [row], nextCursor: null } }))
    const link = await screen.findByRole('link', { name: 'ZK-2611-007' })
    expect(link.getAttribute('href')).toBe(`/p2p/cases/${caseId}`)
    screen.getByText('Your turn')
    screen.getByText('Talking')
  })

  it('leads to the evidence notice where there is none', async () => {
    await visit('/p2p', answering(listNegotiations, { data: { negotiations: [], nextCursor: null } }))
    expect(await screen.findByText('No negotiations')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Prepare an evidence notice' })
    expect(link.getAttribute('href')).toBe('/p2p/evidence-notify')
  })
})

describe('MEMBER-07: /p2p/evidence-notify', () => {
  it('prepares one for a case, and shows link, code and both texts', async () => {
    const told: unknown[] = []
    let isPrepared = false
    const { user } = await visit(
      '/p2p/evidence-notify',
      answering(listCases, { data: { cases: [liveCase], counts: { filed: 1 }, nextCursor: null } }),
      http.get(`/api/cases/${caseId}/negotiation`, () =>
        HttpResponse.json({ data: isPrepared ? negotiationView({ state: 'prepared', entries: [] }) : null }),
      ),
      answering(prepareNegotiation, { data: negotiationView({ state: 'prepared' }) }, async (request) => {
        told.push(await request.json())
        isPrepared = true
      }),
      answering(readEvidenceNotice, {
        data: {
          link: 'https://originseal.example/d/abc',
          code: '0123456789',
          text: { en: 'The long text', zh: '長文' },
          short: { en: 'The short text', zh: '短文' },
        },
      }),
    )
    await user.type(await screen.findByLabelText(/^The name that the other side reads/), 'Lin')
    await user.click(screen.getByRole('button', { name: 'Prepare' }))
    expect(await screen.findByText('The long text')).toBeTruthy()
    screen.getByText('The short text')
    screen.getByText('https://originseal.example/d/abc')
    expect(told).toEqual([{ claimantName: 'Lin' }])
    expect(await screen.findByRole('button', { name: 'I have handed it over' })).toBeTruthy()
  })
})

describe('MEMBER-07: /p2p/cases/:id', () => {
  const path = `/p2p/cases/${caseId}`
  const reads = (change: Parameters<typeof negotiationView>[0] = {}) =>
    answering(readNegotiation, { data: negotiationView(change) })

  it('says first whose turn it is, and what happens next', async () => {
    await visit(path, reads({ state: 'signed', next: { actor: 'respondent', step: 'perform' } }))
    expect(await screen.findByRole('heading', { name: 'Waiting for the other side' })).toBeTruthy()
    screen.getByText(/meanwhile no notice goes out\. We look whether the picture is gone/)
  })

  it('leads to the evidence notice that is still to be handed over', async () => {
    const next = { actor: 'claimant', step: 'hand-over' } as const
    await visit(path, reads({ state: 'prepared', entries: [], next }))
    expect(await screen.findByRole('heading', { name: 'It is your turn' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Show the evidence notice' })
    expect(link.getAttribute('href')).toBe(`/p2p/evidence-notify?case=${caseId}`)
  })

  it.each([
    ['not-me', /Their link and code are closed/],
    ['not-delivered', /hand over the same link in another way/],
  ] as const)(
    'shows other ways to reach the other side after %s, and keeps the record',
    async (kind, lead) => {
      const entry = { ...negotiationView().entries[0]!, kind, text: 'Sold in spring' }
      const next = { actor: 'claimant', step: 'find-address' } as const
      await visit(path, reads({ state: 'undeliverable', next, entries: [entry] }))
      expect(await screen.findByRole('heading', { name: 'Reach the other side in another way' })).toBeTruthy()
      screen.getByText(lead)
      screen.getByText('Sold in spring')
      const link = screen.getByRole('link', { name: 'Show the notice and its link' })
      expect(link.getAttribute('href')).toBe(`/p2p/evidence-notify?case=${caseId}`)
    },
  )

  it('is told that the notice did not arrive, as long as nobody has answered it', async () => {
    const told: unknown[] = []
    const next = { actor: 'respondent', step: 'answer' } as const
    const { user } = await visit(
      path,
      reads({ state: 'invited', next, entries: [] }),
      answering(actOnNegotiation, { data: negotiationView({ state: 'undeliverable' }) }, async (request) => {
        told.push(await request.json())
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'The notice did not arrive' }))
    await waitFor(() => expect(told).toEqual([{ act: 'not-delivered' }]))
  })

  it('accepts an offer by its number and hash', async () => {
    const told: unknown[] = []
    const offer = { number: 3, by: 'respondent', terms: someTerms, termsHash, expiresAt } as const
    const { user } = await visit(
      path,
      reads({ state: 'offered', offer }),
      answering(actOnNegotiation, { data: negotiationView({ state: 'agreed' }) }, async (request) =>
        told.push(await request.json()),
      ),
    )
    expect(await screen.findByText('The other side pays NT$3,000')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(told).toEqual([{ act: 'accept', number: 3, termsHash }]))
  })

  it('says what can be written instead of what can’t be sent, and keeps the text', async () => {
    const message = 'this text can’t be sent as it is'
    const refusal = {
      type: 'about:blank',
      title: message,
      status: 422,
      code: 'MESSAGE_REFUSED',
      message,
      error: message,
      details: {
        faults: [
          {
            code: 'MESSAGE_THREATENS',
            sentence: 'Pay or else',
            alternative: { en: 'Let us talk', zh: '談談' },
          },
        ],
      },
    }
    const { user } = await visit(
      path,
      reads(),
      http.post(`/api/cases/${caseId}/negotiation/acts`, () => HttpResponse.json(refusal, { status: 422 })),
    )
    const text = await screen.findByLabelText('Message')
    await user.type(text, 'Pay or else')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('You could write: Let us talk')).toBeTruthy()
    expect((text as HTMLTextAreaElement).value).toBe('Pay or else')
  })

  it('offers nothing that is no sum, and asks why where it is a large one', async () => {
    const { user } = await visit(path, reads())
    await user.click((await screen.findAllByText('Make an offer'))[1] as HTMLElement)
    const form = within(screen.getByRole('form', { name: 'Make an offer' }))
    const amount = form.getByLabelText(/^Amount in NT/)
    const send = form.getByRole('button', { name: 'Send offer' }) as HTMLButtonElement
    await user.clear(amount)
    await user.type(amount, '5000001')
    expect(send.disabled).toBe(true)
    await user.clear(amount)
    await user.type(amount, '1000001')
    expect(send.disabled).toBe(true)
    await user.type(form.getByLabelText('Why so much'), 'A campaign')
    expect(send.disabled).toBe(true)
    const payBy = form.getByLabelText(/^Paid by/) as HTMLInputElement
    expect(payBy.min).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await user.type(payBy, '2099-01-31')
    expect(send.disabled).toBe(false)
  })

  it('ADMIN-03: says kindly that it is paused, shows the offer, and has nothing to be pressed', async () => {
    const offer = { number: 1, by: 'respondent', terms: someTerms, termsHash, expiresAt } as const
    const next = { actor: 'nobody', step: 'frozen' } as const
    const dispute = { standing: 'open', answerBy: expiresAt, standsFrom: expiresAt } as const
    const entry = {
      ...negotiationView().entries[0]!,
      by: 'administrator',
      kind: 'frozen',
      text: 'a report',
    } as const
    await visit(path, reads({ state: 'offered', offer, next, isDisputed: true, dispute, entries: [entry] }))
    expect(
      await screen.findByText(/OriginSeal is looking into this, and the negotiation is paused/),
    ).toBeTruthy()
    screen.getByText('OriginSeal · Paused the negotiation')
    screen.getByText('a report')
    screen.getByText(/NT\$3,000/)
    for (const name of ['Accept', 'Decline', 'Send', 'End the negotiation'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByText(/Stands until/)).toBeNull()
  })

  it.each([
    ['unproven', /holds back no notice/],
    ['open', /until you answer\. Please do so by December 6, 2026/],
    ['overdue', /unanswered on December 29, 2026 stands/],
  ] as const)(
    'has the claimant answer an objection that is %s, also after an end',
    async (standing, lead) => {
      const dispute = { standing, answerBy: expiresAt, standsFrom: '2026-12-29T08:00:00.000Z' }
      await visit(path, reads({ state: 'closed', isDisputed: true, dispute }))
      expect(await screen.findByRole('heading', { name: 'The other side disputes the claim' })).toBeTruthy()
      screen.getByText(lead)
      screen.getByRole('button', { name: 'They are right: take the claim back' })
      screen.getByRole('button', { name: 'They are not right' })
    },
  )

  it('offers no denial of what was left unanswered for thirty days', async () => {
    const dispute = { standing: 'stands', answerBy: expiresAt, standsFrom: expiresAt } as const
    await visit(path, reads({ dispute }))
    expect(await screen.findByRole('button', { name: 'They are right: take the claim back' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'They are not right' })).toBeNull()
  })

  it('offers a licence only where the picture stays', async () => {
    const told: unknown[] = []
    const { user } = await visit(
      path,
      reads(),
      answering(actOnNegotiation, { data: negotiationView() }, async (request) => {
        told.push(await request.json())
      }),
    )
    await user.click(await screen.findByText('Make an offer'))
    await user.selectOptions(screen.getByLabelText('Licence'), 'A licence without a date of end')
    await user.click(screen.getByRole('button', { name: 'Send offer' }))
    await waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toMatchObject({ terms: { removeBy: null, licence: { until: null } } })
  })

  it('shows what is licensed until when, and revokes it with a reason', async () => {
    const told: unknown[] = []
    const licence = {
      grantedAt: expiresAt,
      notAfter: '2027-12-31T16:00:00.000Z',
      endedAt: null,
      end: null,
    }
    const { user } = await visit(
      path,
      reads({ state: 'performed', licence }),
      answering(actOnNegotiation, { data: negotiationView() }, async (request) => {
        told.push(await request.json())
      }),
    )
    expect(await screen.findByText(/licensed until December 31, 2027/)).toBeTruthy()
    await user.click(screen.getByText('Revoke the licence'))
    await user.type(screen.getByLabelText(/Why you revoke it/), 'The credit is missing')
    await user.click(screen.getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(told).toEqual([{ act: 'revoke-licence', text: 'The credit is missing' }]))
  })

  it('says how a licence has ended', async () => {
    const endedAt = '2026-12-20T10:00:00.000Z'
    const licence = { grantedAt: expiresAt, notAfter: null, endedAt, end: 'broken' as const }
    await visit(path, reads({ state: 'broken', licence }))
    expect(await screen.findByText(/ended on December 20, 2026: the settlement was not kept/)).toBeTruthy()
    expect(screen.queryByText('Revoke the licence')).toBeNull()
  })

  it('says that there is none', async () => {
    await visit(path, answering(readNegotiation, { data: null }))
    expect(await screen.findByText('There is no negotiation about this case yet.')).toBeTruthy()
  })
})
