import type { CaseView, ListedCase } from '@originseal/contracts'
import { listCases, readCase, tryCaseAgain, withdrawCase } from '@originseal/contracts/enforcement/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { fileId, problem, scanId as caseId, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows } from '../../testing/session.fixture'

const gateway = standInGateway()
const hour = '2026-11-22T08:00:00.000Z'

const listed = (change: Partial<ListedCase> = {}): ListedCase => ({
  id: caseId,
  number: 'ZK-2611-007',
  workId: fileId,
  title: 'Sunrise',
  pageUrl: 'https://shop.example/items/1',
  pageTitle: 'Listing 1',
  state: 'filed',
  outcome: null,
  stage: 3,
  actor: 'platform',
  openedAt: hour,
  changedAt: hour,
  dueAt: null,
  remedy: null,
  ...change,
})
const view = (change: Partial<CaseView> = {}): CaseView => ({
  ...listed(),
  round: 1,
  removedAt: null,
  clocks: { ranMs: 9 * 3_600_000, startedAt: hour, isRunning: true, endedAt: null },
  deadlines: [],
  timeLine: [
    { sequence: 1, kind: 'open', at: hour, by: 'owner', stateAfter: 'checking', facts: {} },
    { sequence: 2, kind: 'dispatched', at: hour, by: 'us', stateAfter: 'filed', facts: {} },
    {
      sequence: 3,
      kind: 'acknowledged',
      at: hour,
      by: 'platform',
      stateAfter: null,
      facts: { ticket: 'T-1' },
    },
  ],
  head: 'ab'.repeat(32),
  ...change,
})

async function visit(path: string, ...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn()
  gateway.use(...handlers, knows())
  return openPage(path)
}

describe('MEMBER-06: /sirp/cases', () => {
  it('lists cases with whose turn it is, and those of one state', async () => {
    const asked: (string | null)[] = []
    const cases = [
      listed({ state: 'rejected', actor: 'owner' }),
      listed({ id: fileId, number: 'ZK-2611-001' }),
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

  it('says where it stands, who must act, both clocks, and all that has happened and by whom', async () => {
    const deadlines = [{ name: 'tw-supplement', endsOn: '2026-11-27', endsAt: null }]
    await visit(path, answering(readCase, view({ deadlines })))
    expect(await screen.findByRole('heading', { name: 'Case ZK-2611-007' })).toBeTruthy()
    screen.getByRole('heading', { name: 'Waiting for the platform' })
    expect(screen.getByText('3. Platform review').closest('li')?.ariaCurrent).toBe('step')
    screen.getByText('9 of 72 hours have counted')
    screen.getByText('Running.')
    screen.getByText('Until Nov 27, 2026')
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
        view({
          state: 'supplement-asked',
          actor: 'owner',
          remedy: 'target-missed',
          clocks: { ranMs: 0, startedAt: hour, isRunning: false, endedAt: null },
        }),
      ),
    )
    expect(await screen.findByText('Paused: it is your turn.')).toBeTruthy()
    expect(screen.getByText(/^More than 72 hours: one takedown was given back/)).toBeTruthy()
  })

  it('shows an entry that is younger than the page by its name', async () => {
    const [first] = view().timeLine
    await visit(path, answering(readCase, view({ timeLine: [{ ...first!, kind: 'looked-at' }] })))
    expect(await screen.findByText('looked-at')).toBeTruthy()
  })

  it('withdraws only after it was asked once more', async () => {
    const keys: (string | null)[] = []
    let state: Partial<CaseView> = {}
    const { user } = await visit(
      path,
      http.get(`/api/cases/${caseId}`, () => HttpResponse.json(view(state))),
      answering(withdrawCase, view(), (request) => {
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

  it('says that the case has moved on, and shows it as it is', async () => {
    let state: Partial<CaseView> = { state: 'rejected', actor: 'owner' }
    const { user } = await visit(
      path,
      http.get(`/api/cases/${caseId}`, () => HttpResponse.json(view(state))),
      http.post(tryCaseAgain.path.replace(':id', caseId), () => {
        state = {}
        return problem(409, 'CASE_STATE_CHANGED')
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/moved on/)
    expect(await screen.findByRole('heading', { name: 'Waiting for the platform' })).toBeTruthy()
  })

  it('says that there is no such case', async () => {
    await visit(
      path,
      http.get(`/api/cases/${caseId}`, () => problem(404, 'CASE_NOT_FOUND')),
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(/no such case/)
  })
})
