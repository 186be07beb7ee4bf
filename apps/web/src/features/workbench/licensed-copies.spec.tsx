import type { DecidedCopy } from '@originseal/contracts'
import { listDecisions, reopenFindings } from '@originseal/contracts/enforcement/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { fileId, finding, problem, scanId, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows } from '../../testing/session.fixture'
import { tabTo } from '../../testing/tab-to'

const gateway = standInGateway()
const { id } = finding(1)
const licensed: DecidedCopy = {
  id,
  scanId,
  workId: fileId,
  title: 'Sunrise',
  masked: false,
  pageUrl: 'https://www.shop.example/items/1',
  pageTitle: 'Listing 1',
  seller: 'Harbour',
  similarity: 0.97,
  originScore: 80,
  fraudRisk: 'high',
  capturedAt: '2026-11-22T08:00:00.000Z',
  decision: 'licensed',
  decidedAt: '2026-11-22T09:00:00.000Z',
}

async function visit(...copies: DecidedCopy[]) {
  let kept = copies
  const asked: (string | null)[] = []
  const ended: unknown[] = []
  beLoggedIn()
  gateway.use(
    knows(),
    http.get('/api/finding-decisions', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('decision'))
      return Response.json(listDecisions.response.json.parse({ data: { copies: kept, nextCursor: null } }))
    }),
    answering(reopenFindings, undefined, async (request) => {
      ended.push(await request.json())
      kept = []
    }),
  )
  return { ...(await openPage('/sirp/licences')), asked, ended }
}

describe('MEMBER-05: /sirp/licences', () => {
  it('lists what is licensed and nothing else, and ends one only after it was asked once more', async () => {
    const { user, asked, ended } = await visit(licensed)
    const list = within(await screen.findByRole('list', { name: 'Copies that you allow' }))
    list.getByText('shop.example · Work: Sunrise')
    expect(new Set(asked)).toEqual(new Set(['licensed']))
    const end = screen.getByRole('button', { name: 'End the permission: Listing 1' })
    await tabTo(user, end)
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'End this permission?' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(end))
    expect(ended).toEqual([])
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'End the permission' }))
    expect(await screen.findByText('You allow no copy yet.')).toBeTruthy()
    screen.getByText('The permission has ended. The copy waits in the workbench.')
    expect(ended).toEqual([{ findingIds: [id] }])
  })

  it('says why a permission was not ended, and keeps asking', async () => {
    const { user } = await visit(licensed)
    gateway.use(http.post('/api/finding-decisions/withdrawal', () => problem(409, 'CASE_ALREADY_OPEN')))
    await user.click(await screen.findByRole('button', { name: /^End the permission/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'End the permission' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/case/)
  })

  it('has nothing for axe to say', async () => {
    await visit(licensed)
    await screen.findByRole('list', { name: 'Copies that you allow' })
    expect(await faultsIn(screen.getByRole('main'))).toEqual([])
  })
})
