import type { FoundCopy, ListedCase } from '@originseal/contracts'
import {
  decideFindings,
  listDecisions,
  openCases,
  previewCases,
  readWorkbench,
  reopenFindings,
} from '@originseal/contracts/enforcement/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { answers, fileId, finding, problem, scanId, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows } from '../../testing/session.fixture'
import { tabTo } from '../../testing/tab-to'
import { ownUnits } from '../../testing/units.fixture'

const gateway = standInGateway()

const copy = (number: number, change: Partial<FoundCopy> = {}): FoundCopy => ({
  id: finding(number).id,
  scanId,
  workId: fileId,
  title: 'Sunrise',
  masked: false,
  pageUrl: `https://www.shop.example/items/${number}`,
  pageTitle: `Listing ${number}`,
  seller: 'Harbour',
  similarity: 0.97,
  originScore: 80,
  fraudRisk: 'high',
  capturedAt: '2026-11-22T08:00:00.000Z',
  ...change,
})
const hidden = copy(3, {
  masked: true,
  pageUrl: undefined,
  pageTitle: undefined,
  seller: undefined,
  fraudRisk: 'low',
})

const listed: ListedCase = {
  id: scanId,
  number: 'ZK-2611-007',
  workId: fileId,
  title: 'Sunrise',
  pageUrl: 'https://www.shop.example/items/1',
  state: 'checking',
  outcome: null,
  stage: 2,
  actor: 'us',
  standsStill: false,
  openedAt: '2026-11-22T08:00:00.000Z',
  changedAt: '2026-11-22T08:00:00.000Z',
  dueAt: null,
  remedy: null,
}

/** A gateway that keeps what is decided. */
function keepFindings(...copies: FoundCopy[]) {
  const gone = new Set<string>()
  const sent: unknown[] = []
  const waiting = () => copies.filter(({ id }) => !gone.has(id))
  gateway.use(
    http.get('/api/findings', () => {
      const bySeller = waiting().filter(({ seller }) => seller !== undefined)
      const groups = [
        ...(bySeller.length > 0 ? [{ by: 'seller' as const, copies: bySeller }] : []),
        ...waiting()
          .filter(({ seller }) => seller === undefined)
          .map((each) => ({ by: 'picture' as const, copies: [each] })),
      ]
      return HttpResponse.json(
        readWorkbench.response.json.parse({
          data: {
            open: waiting().length,
            groups,
            works: [{ workId: fileId, title: 'Sunrise' }],
            nextCursor: null,
          },
        }),
      )
    }),
    answering(decideFindings, undefined, async (request) => {
      const body = decideFindings.body.parse(await request.json())
      sent.push(body)
      body.findingIds.forEach((id) => gone.add(id))
    }),
    answering(reopenFindings, undefined, async (request) => {
      reopenFindings.body.parse(await request.json()).findingIds.forEach((id) => gone.delete(id))
    }),
  )
  return { sent, end: (id: string) => gone.add(id) }
}

async function open(...copies: FoundCopy[]) {
  beLoggedIn()
  gateway.use(knows(), ...ownUnits(), answers.pictures())
  const findings = keepFindings(...copies)
  const opened = await openPage('/sirp')
  await screen.findByText(`To decide: ${copies.length}`)
  return { ...opened, ...findings }
}

describe('MEMBER-05: /sirp', () => {
  it('ends a whole group by one decision, down to none, and takes it back', async () => {
    const { user, sent } = await open(copy(1), copy(2))
    screen.getByRole('heading', { name: 'One seller, “Harbour”: 2' })
    await user.click(screen.getByRole('button', { name: /^Something else….*: One seller/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Without a takedown: 2' }))
    await user.click(dialog.getByRole('radio', { name: /^Licensed/ }))
    await user.click(dialog.getByRole('button', { name: 'Decide' }))
    expect(await screen.findByText('No suspicious link waits for you')).toBeTruthy()
    screen.getByText('To decide: 0')
    screen.getByText('Added to your allow-list: 2')
    expect(sent).toEqual([{ findingIds: [copy(1).id, copy(2).id], decision: 'licensed' }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('To decide: 2')).toBeTruthy()
    screen.getByText('Taken back: 2 wait for a decision again.')
  })

  it('ignores nothing without a reason', async () => {
    const { user, sent } = await open(copy(1))
    await user.click(screen.getByRole('button', { name: /^Something else/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: /^Ignore/ }))
    await user.click(dialog.getByRole('button', { name: 'Decide' }))
    expect(dialog.getByText('Please say why.')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(dialog.getByLabelText(/^Reason/), 'a press photo')
    await user.click(dialog.getByRole('button', { name: 'Decide' }))
    await screen.findByText('To decide: 0')
    expect(sent).toEqual([{ findingIds: [copy(1).id], decision: 'ignored', reason: 'a press photo' }])
  })

  it('says cost, way and measured time before anything is spent, and opens only what can be opened', async () => {
    const opened: unknown[] = []
    const { user, end } = await open(copy(1), copy(2), hidden)
    gateway.use(
      answering(previewCases, {
        data: {
          units: 1,
          missing: 0,
          findings: [
            { findingId: copy(1).id, channel: 'by-hand', medianHours: 31.4 },
            { findingId: copy(2).id, refusal: 'CASE_ALREADY_OPEN' },
          ],
        },
      }),
      answering(openCases, { data: { batchId: scanId, cases: [listed] } }, async (request) => {
        opened.push(openCases.body.parse(await request.json()))
        end(copy(1).id)
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Take down \(2\): One seller/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start takedowns' }))
    await dialog.findByText('Takedowns that this takes: 1')
    dialog.getByText('Channel: the platform’s form. We prepare it, you file it')
    dialog.getByText('Median time to removal at this platform: 31 hours')
    dialog.getByText('A case about it is open already; none is opened')
    expect(await dialog.findByText(/^Takedown notices left: 0/)).toBeTruthy()
    expect(opened).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Open cases (1)' }))
    const link = await screen.findByRole('link', { name: 'ZK-2611-007' })
    expect(link.getAttribute('href')).toBe(`/sirp/cases/${scanId}`)
    expect(opened).toEqual([{ findingIds: [copy(1).id] }])
  })

  it('MEMBER-06: says what imitates a platform, what is a whole account, and what no notice can be about', async () => {
    const { user } = await open(copy(1), copy(2))
    gateway.use(
      answering(previewCases, {
        data: {
          units: 1,
          missing: 0,
          findings: [
            { findingId: copy(1).id, imitates: 'shopee', isWholeAccount: true },
            { findingId: copy(2).id, refusal: 'TARGET_NOT_AN_ITEM' },
          ],
        },
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Take down \(2\): One seller/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start takedowns' }))
    await dialog.findByText(/^This address imitates Shopee and is not Shopee’s\./)
    dialog.getByText(/^This is a whole account, shop or site\./)
    dialog.getByText(/^This is no single post or listing, and platforms refuse notices about it\./)
    expect(dialog.getByRole('button', { name: 'Open cases (1)' })).toHaveProperty('disabled', false)
  })

  it('says how many takedowns are missing and where there are more, before anything is tried', async () => {
    const { user } = await open(copy(1), copy(2))
    gateway.use(
      answering(previewCases, {
        data: { units: 2, missing: 1, findings: [copy(1), copy(2)].map(({ id }) => ({ findingId: id })) },
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Take down \(2\): One seller/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start takedowns' }))
    await dialog.findByText(/^Takedowns that are missing: 1\./)
    const more = dialog.getByRole('link', { name: 'See plans and packs' })
    expect(more.getAttribute('href')).toBe('/pricing#takedown-single')
    expect(dialog.getByRole('button', { name: 'Open cases (2)' })).toHaveProperty('disabled', true)
  })

  it('leads to more where the last takedown was spent meanwhile', async () => {
    const { user } = await open(copy(1))
    gateway.use(
      answering(previewCases, { data: { units: 1, missing: 0, findings: [{ findingId: copy(1).id }] } }),
      http.post('/api/cases', () => problem(409, 'QUOTA_EXHAUSTED')),
    )
    await user.click(screen.getByRole('button', { name: /^Take (it )?down/ }))
    await user.click(await screen.findByRole('button', { name: 'Open cases (1)' }))
    const refusal = within(await screen.findByRole('alert'))
    expect(refusal.getByRole('link', { name: 'See plans and packs' })).toBeTruthy()
  })

  it('tells why no case was opened', async () => {
    const { user } = await open(copy(1))
    gateway.use(
      answering(previewCases, { data: { units: 1, missing: 0, findings: [{ findingId: copy(1).id }] } }),
      http.post('/api/cases', () => problem(403, 'TAKEDOWNS_NOT_OPEN')),
    )
    await user.click(screen.getByRole('button', { name: /^Take (it )?down/ }))
    await user.click(await screen.findByRole('button', { name: 'Open cases (1)' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be started here yet/)
  })

  it('says nothing of a hidden link but that it is there, and leads to where it is unlocked', async () => {
    await open(hidden)
    const row = within(screen.getByRole('listitem', { name: 'Suspicious link, hidden' }))
    expect(row.getByRole('link').getAttribute('href')).toBe(`/scans/${scanId}`)
    expect(row.getByRole('img', { name: /unlock/i })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Take (it )?down/ })).toBeNull()
  })

  it('is worked by keys alone, which can be switched off', async () => {
    const { user, sent } = await open(copy(1), copy(2), copy(4))
    await user.keyboard('jjx')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Listing 2')
    expect(screen.getByRole('checkbox', { name: 'Select: Listing 2' })).toHaveProperty('checked', true)
    await user.keyboard('m')
    await waitFor(() => expect(sent).toEqual([{ findingIds: [copy(2).id], decision: 'mine' }]))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Listing 4'))
    await user.keyboard('u')
    expect(await screen.findByText('To decide: 3')).toBeTruthy()
    await user.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Keys' }))
    await user.click(list.getByRole('checkbox', { name: 'Keys are on' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('km')
    expect(sent).toHaveLength(1)
  })

  it('goes both ways and round no corner, takes a group, and asks for a takedown by enter; escape leads back', async () => {
    const { user } = await open(copy(1), copy(2), hidden)
    const current = () => document.activeElement?.getAttribute('aria-label')
    gateway.use(
      answering(previewCases, {
        data: { units: 2, missing: 0, findings: [copy(1), copy(2)].map(({ id }) => ({ findingId: id })) },
      }),
    )
    await user.keyboard('jjjj')
    expect(current()).toBe('Suspicious link, hidden')
    await user.keyboard('kk')
    expect(current()).toBe('Listing 1')
    await user.keyboard('k')
    expect(current()).toBe('Listing 1')
    await user.keyboard('{Shift>}X{/Shift}')
    for (const name of ['Select: Listing 1', 'Select: Listing 2'])
      expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true)
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Start takedowns' }))
    expect(await dialog.findAllByText(/^Listing/)).toHaveLength(2)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(current()).toBe('Listing 1'))
  })

  it('opens cases by keys, and goes on at what is left', async () => {
    const { user, end } = await open(copy(1), copy(2))
    gateway.use(
      answering(previewCases, { data: { units: 1, missing: 0, findings: [{ findingId: copy(1).id }] } }),
      answering(openCases, { data: { batchId: scanId, cases: [listed] } }, () => end(copy(1).id)),
    )
    await user.keyboard('j{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Start takedowns' }))
    await tabTo(user, await dialog.findByRole('button', { name: 'Open cases (1)' }))
    await user.keyboard('{Enter}')
    await tabTo(user, await dialog.findByRole('button', { name: 'Done' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Listing 2'))
  })

  it('ignores by keys with a reason, and leads back to the copy where it was not decided', async () => {
    const { user, sent } = await open(copy(1), copy(2))
    await user.keyboard('ji')
    await screen.findByRole('dialog', { name: 'Without a takedown: 1' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Listing 1'))
    await user.keyboard('i')
    const dialog = within(await screen.findByRole('dialog'))
    await tabTo(user, dialog.getByLabelText(/^Reason/))
    await user.keyboard('jxm{Enter}')
    await waitFor(() =>
      expect(sent).toEqual([{ findingIds: [copy(1).id], decision: 'ignored', reason: 'jxm' }]),
    )
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Listing 2'))
  })

  it('leaves enter on a link, a button or a box what it is', async () => {
    const { user } = await open(copy(1))
    const box = screen.getByRole('checkbox', { name: 'Select: Listing 1' })
    await tabTo(user, box)
    await user.keyboard('{Enter}')
    await tabTo(user, screen.getByRole('link', { name: /^Comparison and evidence/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await tabTo(user, screen.getByRole('button', { name: /^Something else/ }))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Without a takedown: 1' })).toBeTruthy()
  })

  it('calls each button by the words that are seen on it, and more', async () => {
    const { user } = await open(copy(1), copy(2), hidden)
    await user.click(screen.getByRole('checkbox', { name: 'Select: Listing 1' }))
    await screen.findByRole('button', { name: /^Clear/ })
    expect(await faultsIn(screen.getByRole('main'))).toEqual([])
  })

  it('keeps its filter in the address, and under a name', async () => {
    const { user, where } = await open(copy(1), hidden)
    await user.selectOptions(screen.getByLabelText('FraudRisk'), 'high')
    expect(where()).toBe('/sirp?risk=high')
    expect(screen.queryByRole('listitem', { name: 'Suspicious link, hidden' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save this filter' }))
    await user.type(screen.getByLabelText('Name of the filter'), 'Urgent')
    await user.click(screen.getByRole('button', { name: 'Save this filter' }))
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(where()).toBe('/sirp')
    await user.click(screen.getByRole('button', { name: 'Urgent' }))
    expect(where()).toBe('/sirp?risk=high')
  })

  it('lists what was decided earlier, by decision, and lets it be decided anew', async () => {
    const asked: (string | null)[] = []
    const reopened: unknown[] = []
    const { user } = await open(copy(1))
    const decided = {
      decision: 'ignored',
      reason: 'a press photo',
      decidedAt: '2026-11-20T08:00:00.000Z',
    } as const
    gateway.use(
      answering(
        listDecisions,
        { data: { copies: [{ ...copy(2), ...decided }], nextCursor: null } },
        (request) => asked.push(new URL(request.url).searchParams.get('decision')),
      ),
      answering(reopenFindings, undefined, async (request) => reopened.push(await request.json())),
    )
    await user.click(screen.getByRole('button', { name: 'Show what was decided earlier' }))
    const list = within(await screen.findByRole('list', { name: 'Decided earlier' }))
    list.getByText('Ignored')
    list.getByText('Reason: a press photo')
    await user.selectOptions(screen.getByLabelText('Decision'), 'ignored')
    await waitFor(() => expect(asked).toEqual([null, 'ignored']))
    await user.click(await screen.findByRole('button', { name: 'Decide anew: Listing 2' }))
    await waitFor(() => expect(reopened).toEqual([{ findingIds: [copy(2).id] }]))
  })

  it('reads on to the last, by the work and the risk that are chosen', async () => {
    const asked: Record<string, string>[] = []
    beLoggedIn()
    gateway.use(
      knows(),
      ...ownUnits(),
      answers.pictures(),
      http.get('/api/findings', ({ request }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams)
        asked.push(query)
        const number = query['cursor'] === undefined ? 1 : 2
        return HttpResponse.json({
          data: {
            open: 60,
            groups: [{ by: 'picture', copies: [copy(number)] }],
            works: [{ workId: fileId, title: 'Sunrise' }],
            nextCursor: number === 1 ? copy(1).id : null,
          },
        })
      }),
    )
    const { user } = await openPage('/sirp')
    await user.click(await screen.findByRole('button', { name: 'Show more suspicious links' }))
    expect(await screen.findByRole('link', { name: /^Listing 2/ })).toBeTruthy()
    screen.getByRole('link', { name: /^Listing 1/ })
    screen.getByText('To decide: 60')
    expect(screen.queryByRole('button', { name: 'Show more suspicious links' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Work'), 'Sunrise')
    await waitFor(() =>
      expect(asked).toEqual([
        { limit: '50' },
        { limit: '50', cursor: copy(1).id },
        { limit: '50', workId: fileId },
      ]),
    )
  })

  it('says that findings could not be read, and asks again', async () => {
    beLoggedIn()
    gateway.use(
      knows(),
      http.get('/api/findings', () => problem(403, 'NOT_ALLOWED')),
    )
    const { user } = await openPage('/sirp')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    gateway.use(
      answering(readWorkbench, { data: { open: 0, groups: [], works: [], nextCursor: null } }),
      ...ownUnits(),
    )
    await user.click(retry)
    expect(await screen.findByText('No suspicious link waits for you')).toBeTruthy()
  })
})
