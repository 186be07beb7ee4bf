import { figureDays, type QueueName, type ReadFiguresResponse, type SeriesName } from '@originseal/contracts'
import { readAdminFigures } from '@originseal/contracts/admin/endpoints'
import { readBillingFigures } from '@originseal/contracts/billing/endpoints'
import { readEnforcementFigures } from '@originseal/contracts/enforcement/endpoints'
import { readIdentityFigures } from '@originseal/contracts/identity/endpoints'
import { readProtectionFigures } from '@originseal/contracts/protection/endpoints'
import { readScanFigures } from '@originseal/contracts/scan-orchestrator/endpoints'
import { readTrademarkFigures } from '@originseal/contracts/trademark/endpoints'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const administrator = { ...member, role: 'admin' } as const

const days = (today: number, yesterday = 0) =>
  Array.from({ length: figureDays }, (_, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    value: index === figureDays - 1 ? today : index === figureDays - 2 ? yesterday : 0,
  }))
const figures = (
  series: Partial<Record<SeriesName, number>>,
  queues: Partial<Record<QueueName, number>> = {},
): ReadFiguresResponse => ({
  series: Object.entries(series).map(([name, today]) => ({
    name: name as SeriesName,
    days: days(today, -200),
  })),
  queues: Object.entries(queues).map(([name, waiting]) => ({ name: name as QueueName, waiting })),
})

function visit(...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn(administrator)
  answerSessions(gateway)
  gateway.use(
    ...handlers,
    knows(administrator),
    answering(readIdentityFigures, figures({ registrations: 12 }, { 'parked-jobs': 2, 'unsent-mails': 4 })),
    answering(readBillingFigures, figures({ revenue: 1990 }, { refunds: 3, 'payment-reviews': 1 })),
    answering(readEnforcementFigures, figures({ cases: 4 }, { 'parked-events': 2, 'unsent-notices': 1 })),
    answering(readAdminFigures, figures({}, { 'expiring-keys': 1 })),
    answering(readProtectionFigures, figures({})),
    answering(readScanFigures, figures({}, { 'parked-events': 1, 'failing-sources': 1 })),
    answering(readTrademarkFigures, figures({})),
  )
  return openPage('/admin/dashboard')
}

describe('ADMIN-02: /admin/dashboard', () => {
  it('names what needs a person first, each with the way to its list', async () => {
    await visit()
    const list = within(await screen.findByRole('list', { name: 'Waits for a person' }))
    await list.findByText('enforcement')
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Payments under review1',
      'Refunds3',
      'Cases whose notice does not leave1',
      'Mails that could not be sent yet4',
      'Scan sources that fail1',
      'Keys that end within 14 days1',
      'Events that could not be handled enforcement2',
      'Events that could not be handled scan-orchestrator1',
      'Jobs that were given up identity2',
    ])
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/payments?shown=review',
      '/admin/payments',
      '/admin/cases?unsent=true',
      '/admin/jobs?trouble=failing&kind=mails.send',
      '/admin/services#scan-sources',
      '/admin/settings/api-keys',
      '/admin/parked-events',
      '/admin/parked-events',
      '/admin/jobs',
    ])
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('shows today, the thirty days, and every day in a table', async () => {
    const { user } = await visit()
    const card = within(await screen.findByRole('region', { name: 'Revenue' }))
    expect(card.getByText('NT$1,990', { selector: 'p' })).toBeTruthy()
    expect(card.getByText(/NT\$1,790/)).toBeTruthy()
    await user.click(card.getByText('As a table'))
    const rows = within(card.getByRole('table', { name: 'Revenue' })).getAllByRole('row')
    expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
      '2026-11-30NT$1,990',
      expect.stringMatching(/^2026-11-29.*200$/),
    ])
    expect(rows).toHaveLength(figureDays + 1)
    expect(
      card
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .slice(0, 2),
    ).toEqual([
      '/admin/payments?dated=paid&from=2026-11-01&until=2026-11-30',
      '/admin/payments?dated=paid&from=2026-11-30&until=2026-11-30',
    ])
  })

  it('goes on without a service that does not answer, and says which', async () => {
    await visit(http.get('/api/admin/figures/billing', () => problem(403, 'NOT_ALLOWED')))
    expect(await screen.findByText(/billing does not answer/)).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Registrations' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Revenue' })).toBeNull()
  })
})
