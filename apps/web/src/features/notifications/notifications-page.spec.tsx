import type { NotificationView } from '@originseal/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows, returnToTab } from '../../testing/session.fixture'

const gateway = standInGateway()
const workId = '3f2b8c1e-1111-4222-8333-444455556666'

const notification = (number: number, change: Partial<NotificationView> = {}): NotificationView => ({
  id: `7c2b8c1e-1111-4222-8333-44445555666${number}`,
  kind: 'new-sighting',
  subjectId: workId,
  details: { title: `Sunrise ${number}` },
  count: 1,
  occurredAt: '2026-11-22T04:00:00.000Z',
  isRead: false,
  ...change,
})

/** A gateway that keeps notifications as the real one does, the newest first. */
function keeps(notifications: NotificationView[], pageOf = 20) {
  const heard: unknown[] = []
  const unread = () => notifications.filter(({ isRead }) => !isRead).length
  gateway.use(
    knows(),
    http.get('/api/notifications/unread-count', () => HttpResponse.json({ data: { unread: unread() } })),
    http.get('/api/notifications', ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      const from = cursor === null ? 0 : notifications.findIndex(({ id }) => id === cursor) + 1
      const page = notifications.slice(from, from + pageOf)
      const isMore = from + pageOf < notifications.length
      const nextCursor = isMore ? (page.at(-1)?.id ?? null) : null
      return HttpResponse.json({ data: { notifications: page, nextCursor } })
    }),
    http.patch('/api/notifications/:id', async ({ params, request }) => {
      const body = (await request.json()) as { isRead: boolean }
      const index = notifications.findIndex(({ id }) => id === params['id'])
      heard.push([index, body, request.headers.has('idempotency-key')])
      notifications.splice(index, 1, { ...notifications[index]!, ...body })
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('/api/notifications/read-all', async ({ request }) => {
      heard.push(await request.json())
      for (const [index, one] of notifications.entries())
        notifications.splice(index, 1, { ...one, isRead: true })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return heard
}

const open = (language: 'en' | 'zh-TW' = 'en') => {
  beLoggedIn()
  return openPage('/notifications', { language })
}
const bell = () => within(screen.getByRole('banner')).findByRole('link', { name: /^(Notifications|通知)/ })
const bellSays = (name: string) => within(screen.getByRole('banner')).findByRole('link', { name })

describe('the bell', () => {
  it.each([
    ['en', 2, 'Notifications, 2 unread'],
    ['zh-TW', 2, '通知，2 則未讀'],
    ['en', 0, 'Notifications'],
  ] as const)('in %s with %i unread is called “%s” and leads to the page', async (language, unread, name) => {
    keeps([notification(1, { isRead: unread === 0 }), notification(2, { isRead: unread === 0 })])
    await open(language)
    expect((await bellSays(name)).getAttribute('href')).toBe('/notifications')
  })

  it('is asked again when somebody comes back to the tab', async () => {
    const notifications = [notification(1)]
    keeps(notifications)
    await open()
    await bellSays('Notifications, 1 unread')
    notifications.unshift(notification(2))
    act(() => {
      window.dispatchEvent(new Event('focus'))
      returnToTab()
    })
    expect(await bellSays('Notifications, 2 unread')).toBeTruthy()
  })

  it('stands without a number while that can’t be read, and is not there for strangers', async () => {
    gateway.use(http.get('/api/notifications/unread-count', () => problem(503, 'SERVICE_UNAVAILABLE')))
    gateway.use(knows())
    beLoggedIn()
    const { page } = await openPage('/verify')
    expect((await bell()).textContent).toBe('')
    page.unmount()
    localStorage.clear()
    await openPage('/verify')
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Log in' })
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: /^Notifications/ })).toBeNull()
  })
})

describe('/notifications', () => {
  it('tells each in the reader’s language, newest first, with the way to it', async () => {
    keeps([
      notification(1, { count: 10 }),
      notification(2, { kind: 'seal-anchored', isRead: true }),
      notification(3, {
        kind: 'scan-finished',
        details: { title: 'Sunrise 3', outcome: 'completed', findings: 1 },
      }),
    ])
    await open()
    const rows = await screen.findAllByRole('article')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      '10 new copies of “Sunrise 1” appeared on the web; scan the work to see where.',
      'The seal of “Sunrise 2” is on the blockchain; its certificate is ready.',
      'The scan for “Sunrise 3” has finished and found 1 suspected copy.',
    ])
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/dashboard#my-works',
      `/verify/${workId}`,
      `/scans/${workId}`,
    ])
    expect(rows.map((row) => within(row).queryByText('Unread') !== null)).toEqual([true, false, true])
  })

  it('marks one as read and as unread, under an idempotency key', async () => {
    const heard = keeps([notification(1)])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Mark as read: A new copy/ }))
    await bellSays('Notifications')
    await user.click(await screen.findByRole('button', { name: /^Mark as unread: A new copy/ }))
    await bellSays('Notifications, 1 unread')
    expect(heard).toEqual([
      [0, { isRead: true }, true],
      [0, { isRead: false }, true],
    ])
  })

  it('marks all that is shown as read; then there is nothing left to mark', async () => {
    const heard = keeps([notification(1), notification(2)])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await bellSays('Notifications')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
    expect(heard).toEqual([{ newestId: notification(1).id }])
  })

  it('shows earlier ones when asked to', async () => {
    keeps([notification(1), notification(2), notification(3)], 2)
    const { user } = await open()
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show earlier ones' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
  })

  it('says so when there are none, and when they can’t be read', async () => {
    keeps([])
    const { page } = await open()
    expect(await screen.findByText(/^There are no notifications yet/)).toBeTruthy()
    page.unmount()
    gateway.use(http.get('/api/notifications', () => problem(503, 'SERVICE_UNAVAILABLE')))
    const { user } = await open()
    expect((await screen.findByRole('alert')).textContent).toMatch(/not available right now/)
    keeps([notification(1)])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('article')).toHaveLength(1)
  })

  it('tells of a kind that is younger than the page without its words', async () => {
    keeps([notification(1, { kind: 'kind-of-later', details: {} })])
    await open()
    expect(await screen.findByText('You have a new notification.')).toBeTruthy()
  })
})
