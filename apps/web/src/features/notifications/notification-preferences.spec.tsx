import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows, ownAccount } from '../../testing/session.fixture'

const gateway = standInGateway()
const preferences = [
  { kind: 'new-sighting', inApp: true, mail: 'immediately' },
  { kind: 'seal-anchored', inApp: true, mail: 'off' },
  { kind: 'kind-of-later', inApp: true, mail: 'daily' },
]

async function open(language: 'en' | 'zh-TW' = 'en') {
  beLoggedIn()
  gateway.use(
    knows(),
    ownAccount(),
    http.get('/api/account/notification-preferences', () => HttpResponse.json({ data: { preferences } })),
  )
  const opened = await openPage('/member-info', { language })
  const name = language === 'en' ? 'Notifications' : '通知設定'
  const section = within(await screen.findByRole('region', { name }))
  return { ...opened, section }
}

it('MEMBER-02: what a member is told of is chosen by kind and channel, and saved whole', async () => {
  const heard: unknown[] = []
  const { user, section } = await open()
  gateway.use(
    http.patch('/api/account/notification-preferences', async ({ request }) => {
      heard.push(await request.json())
      return HttpResponse.json({ data: { preferences } })
    }),
  )
  const sighting = within(await section.findByRole('group', { name: 'New copy found' }))
  await user.selectOptions(sighting.getByRole('combobox', { name: 'E-mail' }), 'Daily digest')
  await user.click(sighting.getByRole('checkbox', { name: 'Show on the notifications page' }))
  await user.click(section.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your notification settings are saved.')).toBeTruthy()
  expect(heard).toEqual([
    {
      preferences: [{ kind: 'new-sighting', inApp: false, mail: 'daily' }, preferences[1]],
    },
  ])
})

it('is there in Traditional Chinese', async () => {
  const { section } = await open('zh-TW')
  const sighting = within(await section.findByRole('group', { name: '發現疑似盜用' }))
  expect(sighting.getByRole('combobox', { name: '電子郵件' })).toHaveProperty('value', 'immediately')
})

it('says when it was not saved', async () => {
  const { user, section } = await open()
  gateway.use(http.patch('/api/account/notification-preferences', () => problem(503, 'SERVICE_UNAVAILABLE')))
  await user.click(await section.findByRole('button', { name: 'Save' }))
  expect(await section.findByText(/not available right now/)).toBeTruthy()
})
