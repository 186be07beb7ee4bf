import type { ContactMessageView } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/contact-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const message: ContactMessageView = {
  id: '5d2b8c1e-1111-4222-8333-444455556666',
  reference: '20261122-7K3Q9XMA',
  kind: 'claim-complaint',
  name: '林小姐',
  email: 'lin@example.com',
  about: 'https://shop.example/1',
  message: '第一行\n第二行',
  language: 'zh-TW',
  receivedAt: '2026-11-22T08:00:00.000Z',
  handled: null,
}
const handled = { at: '2026-11-22T09:00:00.000Z', by: admin.id, note: 'answered by mail' }

async function visit(path: string, messages: ContactMessageView[]) {
  const asked: string[] = []
  const sent: unknown[] = []
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    knows(admin),
    answering(endpoints.listContactMessages, { data: { messages, nextCursor: null } }, ({ url }) =>
      asked.push(new URL(url).search),
    ),
    answering(endpoints.handleContactMessage, undefined, async (request) =>
      sent.push([new URL(request.url).pathname, await request.json()]),
    ),
  )
  return { ...(await openPage(path)), asked, sent }
}

describe('ADMIN-02: /admin/contact-messages', () => {
  it('shows a message with the way to answer it, and notes what was done', async () => {
    const { user, asked, sent } = await visit('/admin/contact-messages?state=open', [message])
    const card = within(await screen.findByRole('article', { name: message.reference }))
    expect(asked).toEqual(['?state=open'])
    card.getByText('Open')
    card.getByText(/Objection to a notice/)
    expect(card.getByRole('link', { name: message.email }).getAttribute('href')).toMatch(
      /^mailto:lin@example\.com\?subject=/,
    )
    expect(await faultsIn(document.body)).toEqual([])
    await user.type(card.getByLabelText('What was done'), 'answered by mail')
    await user.click(card.getByRole('button', { name: 'Mark as handled' }))
    const path = `/api/admin/contact-messages/${message.id}/handling`
    await waitFor(() => expect(sent).toEqual([[path, { note: 'answered by mail' }]]))
    // The list is read anew.
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('shows who has dealt with one, when and how; the state is kept in the address', async () => {
    const { user, where, asked } = await visit('/admin/contact-messages', [{ ...message, handled }])
    const card = within(await screen.findByRole('article', { name: message.reference }))
    card.getByText('answered by mail')
    expect(card.getByRole('link', { name: 'The administrator' }).getAttribute('href')).toBe(
      `/admin/users/${admin.id}`,
    )
    expect(card.queryByRole('form')).toBeNull()
    await user.selectOptions(screen.getByLabelText('State'), 'handled')
    await waitFor(() => expect(where()).toBe('/admin/contact-messages?state=handled'))
    await waitFor(() => expect(asked.at(-1)).toBe('?state=handled'))
  })

  it('says that there is none', async () => {
    await visit('/admin/contact-messages', [])
    expect(await screen.findByText('There are no such messages.')).toBeTruthy()
  })
})
