import type { CaseView } from '@originseal/contracts'
import {
  downloadCaseFile,
  listCases,
  listObservations,
  publishCase,
  readCase,
  readCaseAnchor,
  readCorrespondence,
  tryCaseAgain,
  withdrawCase,
} from '@originseal/contracts/enforcement/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { fileId, problem, scanId as caseId, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { watchDownloads } from '../../testing/downloads.double'
import { tabTo } from '../../testing/tab-to'
import { caseView, digestProof, listedCase } from './case.fixture'
import { beLoggedIn, knows } from '../../testing/session.fixture'

const gateway = standInGateway()
const downloads = watchDownloads()
const hour = '2026-11-22T08:00:00.000Z'

async function visit(path: string, ...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn()
  gateway.use(
    ...handlers,
    knows(),
    answering(readCorrespondence, { data: { notices: [], mails: [] } }),
    answering(listObservations, { data: { observations: [], nextAt: null, vantagePoints: 1 } }),
    answering(readCaseAnchor, { data: null }),
  )
  return openPage(path)
}

describe('MEMBER-06: /sirp/cases', () => {
  it('lists cases with whose turn it is, and those of one state', async () => {
    const asked: (string | null)[] = []
    const cases = [
      listedCase({ state: 'rejected', actor: 'owner' }),
      listedCase({ id: fileId, number: 'ZK-2611-001' }),
    ]
    const { user, where } = await visit(
      '/sirp/cases',
      answering(
        listCases,
        { data: { cases, counts: { filed: 1, rejected: 1 }, nextCursor: null } },
        (request) => asked.push(new URL(request.url).searchParams.get('state')),
      ),
    )
    const link = await screen.findByRole('link', { name: 'ZK-2611-007' })
    expect(link.getAttribute('href')).toBe(`/sirp/cases/${caseId}`)
    expect(screen.getAllByText('Your turn')).toHaveLength(1)
    await act(() => user.selectOptions(screen.getByLabelText('State'), 'Rejected (1)'))
    expect(where()).toBe('/sirp/cases?state=rejected')
    await waitFor(() => expect(asked).toEqual([null, 'rejected']))
  })

  it('leads to the workbench where there is none', async () => {
    await visit('/sirp/cases')
    expect(await screen.findByText('No takedown cases')).toBeTruthy()
    expect(screen.getByRole('main').querySelector('a[href="/sirp"]')).toBeTruthy()
  })
})

describe('MEMBER-06: /sirp/cases/:id', () => {
  const path = `/sirp/cases/${caseId}`

  it('MEMBER-07: says what the file of the case holds, and saves it', async () => {
    const { user } = await visit(
      path,
      answering(readCase, caseView()),
      http.get(downloadCaseFile.path.replace(':id', caseId), () =>
        HttpResponse.arrayBuffer(new Uint8Array([80, 75]).buffer),
      ),
    )
    const button = await screen.findByRole('button', { name: 'Download the case file (ZIP)' })
    screen.getByText('The negotiation, settlement and licence')
    await act(() => user.click(button))
    await waitFor(() => expect(downloads.saved).toEqual(['ZK-2611-007-file.zip']))
  })

  it('says where it stands, who must act, both clocks, and all that has happened and by whom', async () => {
    const deadlines = [{ name: 'tw-supplement', endsOn: '2026-11-27', endsAt: null }]
    await visit(path, answering(readCase, caseView({ deadlines })))
    expect(await screen.findByRole('heading', { name: 'Case ZK-2611-007' })).toBeTruthy()
    screen.getByRole('heading', { name: 'Waiting for the platform' })
    expect(screen.getByText('3. Platform review').closest('li')?.ariaCurrent).toBe('step')
    screen.getByText('9 of 72 hours have counted')
    screen.getByText('Running.')
    screen.getByText('Until Nov 27, 2026')
    const negotiation = screen.getByRole('link', { name: 'Negotiation with the other side' })
    expect(negotiation.getAttribute('href')).toBe(`/p2p/cases/${caseId}`)
    const entries = within(screen.getByRole('list', { name: 'Record' })).getAllByRole('listitem')
    expect(entries.map((entry) => entry.querySelector('p')?.textContent)).toEqual([
      'Receipt acknowledged',
      'Notice sent',
      'Case opened',
    ])
    expect(entries[0]?.textContent).toContain('The platform · The platform’s number T-1')
  })

  it('says that the clock rests because it is the owner’s turn, and why a unit came back', async () => {
    await visit(
      path,
      answering(
        readCase,
        caseView({
          state: 'supplement-asked',
          actor: 'owner',
          remedy: 'target-missed',
          refund: {
            entry: 'refund:case:1:filed',
            quantity: 1,
            at: hour,
            usableUntil: '2026-12-22T08:00:00.000Z',
          },
          clocks: {
            ranMs: 0,
            startedAt: hour,
            isRunning: false,
            endedAt: null,
            pauses: [{ from: hour, to: null, by: 'owner' }],
          },
        }),
      ),
    )
    expect(await screen.findByText('Paused: it is your turn.')).toBeTruthy()
    expect(screen.getByText(/^Nov 22, 2026.* – Now: your turn$/)).toBeTruthy()
    expect(screen.getByText(/^More than 72 hours: one takedown was given back/)).toBeTruthy()
    expect(screen.getByText('1 takedown on Nov 22, 2026, usable until Dec 22, 2026')).toBeTruthy()
    expect(screen.getByText('refund:case:1:filed')).toBeTruthy()
  })

  it('shows an entry that is younger than the page by its name', async () => {
    const [first] = caseView().timeLine
    await visit(path, answering(readCase, caseView({ timeLine: [{ ...first!, kind: 'looked-at' }] })))
    expect(await screen.findByText('looked-at')).toBeTruthy()
  })

  it('withdraws only after it was asked once more', async () => {
    const keys: (string | null)[] = []
    let state: Partial<CaseView> = {}
    const { user } = await visit(
      path,
      http.get(`/api/cases/${caseId}`, () => HttpResponse.json(caseView(state))),
      answering(withdrawCase, caseView(), (request) => {
        keys.push(request.headers.get('idempotency-key'))
        state = { state: 'closed', outcome: 'withdrawn', stage: null, actor: 'nobody' }
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }))
    expect(keys).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Closed: withdrawn')).toBeTruthy()
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,}$/)])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull())
  })

  it('is acted on by keys alone: escape leads back to the act, and the focus stays on the page after it', async () => {
    let state: Partial<CaseView> = {}
    const { user } = await visit(
      path,
      http.get(`/api/cases/${caseId}`, () => HttpResponse.json(caseView(state))),
      answering(withdrawCase, caseView(), () => {
        state = { state: 'closed', outcome: 'withdrawn', stage: null, actor: 'nobody' }
      }),
    )
    const withdraw = await screen.findByRole('button', { name: 'Withdraw' })
    await tabTo(user, withdraw)
    await user.keyboard('{Enter}')
    const asked = await screen.findByRole('dialog', { name: 'Withdraw' })
    expect(asked.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(withdraw))
    await user.keyboard('{Enter}')
    const again = within(await screen.findByRole('dialog', { name: 'Withdraw' }))
    await tabTo(user, again.getByRole('button', { name: 'Withdraw' }))
    await user.keyboard('{Enter}')
    await screen.findByText('Closed: withdrawn')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nothing to do now' })),
    )
  })

  it('says that the case has moved on, and shows it as it is', async () => {
    let state: Partial<CaseView> = { state: 'rejected', actor: 'owner' }
    const { user } = await visit(
      path,
      http.get(`/api/cases/${caseId}`, () => HttpResponse.json(caseView(state))),
      http.post(tryCaseAgain.path.replace(':id', caseId), () => {
        state = {}
        return problem(409, 'CASE_STATE_CHANGED')
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }))
    expect((await screen.findByText(/moved on/)).getAttribute('role')).toBe('alert')
    expect(await screen.findByRole('heading', { name: 'Waiting for the platform' })).toBeTruthy()
  })

  it('shows each look at the link, how, and whether it counts, and when the next one is', async () => {
    const look = { at: hour, round: 1, by: 'browser' } as const
    await visit(
      path,
      answering(readCase, caseView({ state: 'verifying' })),
      answering(listObservations, {
        data: {
          observations: [
            { ...look, id: fileId, verdict: 'gone', countsAs: 'down', httpStatus: 404 },
            { ...look, id: caseId, verdict: 'blocked', countsAs: null, by: 'fetch', httpStatus: 403 },
            {
              ...look,
              id: 'aaaaaaaa-1111-4222-8333-444455556666',
              verdict: 'partly',
              countsAs: null,
              httpStatus: 404,
            },
          ],
          nextAt: '2026-11-23T08:00:00.000Z',
          vantagePoints: 2,
        },
      }),
    )
    const [gone, blocked, partly] = within(
      await screen.findByRole('list', { name: 'Looks at the link' }),
    ).getAllByRole('listitem')
    expect(gone?.textContent).toContain('Page is goneSeen in a browser · HTTP 404')
    expect(blocked?.textContent).toContain(
      'We are not let inPage fetched · HTTP 403 · Does not count: in doubt',
    )
    expect(partly?.textContent).toContain('Gone for us, there from another network')
    expect(screen.getByText(/^Next look: Nov 23, 2026.*From two networks; a removal counts/)).toBeTruthy()
  })

  it('says where its record stands on the chain, and hands out the proof', async () => {
    const { user } = await visit(
      path,
      answering(readCase, caseView()),
      answering(readCaseAnchor, { data: { sequence: 2, proof: digestProof() } }),
    )
    expect(await screen.findByText(/^Entries 1 to 2 stand in block 7 of Anvil since/)).toBeTruthy()
    screen.getByText('This is the test chain of this machine: no outside witness.')
    await user.click(screen.getByRole('button', { name: 'Download the proof' }))
    expect(downloads.saved).toEqual(['ZK-2611-007-proof-2.json'])
  })

  it('says that its record is not on the chain yet', async () => {
    await visit(path, answering(readCase, caseView()))
    expect(await screen.findByText(/^Not yet\. The record’s hash is anchored/)).toBeTruthy()
  })

  it('is shown to the public only once its owner agrees, and no longer once they take it back', async () => {
    const said: unknown[] = []
    let isPublic = false
    const removed = {
      state: 'removed',
      actor: 'nobody',
      stage: 4,
      removedAt: '2026-11-22T20:00:00.000Z',
      canBePublic: true,
    } as const
    const { user } = await visit(
      path,
      http.get(`/api/cases/${caseId}`, () => HttpResponse.json(caseView({ ...removed, isPublic }))),
      answering(publishCase, caseView(), async (request) => {
        const body = publishCase.body.parse(await request.json())
        said.push(body)
        isPublic = body.isPublic
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'later' }))
    const consent = { name: 'The public may see that this copy was removed' }
    expect(await screen.findByRole('checkbox', consent)).toHaveProperty('checked', false)
    await user.click(screen.getByRole('checkbox', consent))
    await waitFor(() => expect(screen.getByRole('checkbox', consent)).toHaveProperty('checked', true))
    await user.click(screen.getByRole('checkbox', consent))
    await waitFor(() => expect(said).toEqual([{ isPublic: true }, { isPublic: false }]))
  })

  it('HOME-15: tells of a success once, by the event of this window; what is offered then leads a member to pay', async () => {
    const removed = {
      state: 'removed',
      actor: 'nobody',
      stage: 4,
      removedAt: '2026-11-22T20:00:00.000Z',
    } as const
    const told: unknown[] = []
    const listen = (event: Event) => told.push((event as CustomEvent).detail)
    window.addEventListener('dmca-success', listen)
    const once = await visit(path, answering(readCase, caseView(removed)))
    const drawer = within(await screen.findByRole('dialog', { name: 'Your takedown succeeded' }))
    drawer.getByText('Case ZK-2611-007')
    expect(drawer.getByRole('link').getAttribute('href')).toBe('/addon-payment?pack=dmca-pack')
    await once.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    once.page.unmount()
    await visit(path, answering(readCase, caseView(removed)))
    expect(await screen.findByRole('heading', { name: 'Looks at the link' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(told).toEqual([{ caseId: 'ZK-2611-007' }])
    window.removeEventListener('dmca-success', listen)
  })

  it('asks for no consent where nothing was removed, or it went before a notice', async () => {
    const before = { state: 'removed', removedAt: '2026-11-22T07:00:00.000Z' } as const
    await visit(path, answering(readCase, caseView(before)))
    expect(await screen.findByRole('heading', { name: 'Looks at the link' })).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('says that there is no such case', async () => {
    await visit(
      path,
      http.get(`/api/cases/${caseId}`, () => problem(404, 'CASE_NOT_FOUND')),
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(/no such case/)
  })
})
