import { readCatalogue } from '@originseal/contracts/billing/endpoints'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { catalogue, offers } from '../../testing/catalogue.fixture'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()

async function openPricing(path = '/pricing') {
  gateway.use(offers())
  const opened = await openPage(path)
  await screen.findByText('NT$1,991')
  return opened
}

const planCard = (name: string) => within(screen.getByRole('article', { name }))

describe('BILL-01: the page shows what the server offers', () => {
  it('plans with their prices by the month, and by the year once that is chosen', async () => {
    const { user } = await openPricing()
    planCard('Pro').getByText('NT$1,991')
    await user.click(screen.getByRole('radio', { name: 'Yearly' }))
    planCard('Pro').getByText('NT$19,910')
    planCard('Pro').getByText(/NT\$3,982 less than twelve months/)
    const way = planCard('Pro').getByRole('link', { name: 'Choose Pro' })
    expect(way.getAttribute('href')).toBe('/payment?plan=pro&interval=year')
  })

  it('72-hour quotas and priority levels stand in the comparison, and that the hours are a target', async () => {
    await openPricing()
    const table = within(screen.getByRole('table'))
    const row = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(row(/72-hour takedowns/)).toEqual(['–', '2', '10', '30', 'Agreed'])
    expect(row(/priority/)).toEqual(['–', 'Standard', 'High', 'Highest', 'Agreed'])
    expect(row(/patrol/)).toEqual(['–', '–', '–', '–', 'Yes'])
    screen.getByText(/72 hours is a target and not a guarantee/)
  })

  it('what nobody can use yet is marked and its packs are not sold; the others lead to their checkout', async () => {
    await openPricing()
    expect(planCard('Pro').getByText(/Takedown notices: 10 a month/).textContent).toMatch(/In preparation/)
    screen.getByText('In preparation, not sold yet')
    expect(screen.queryByRole('link', { name: 'Buy Single takedown' })).toBeNull()
    const way = screen.getByRole('link', { name: 'Buy Seal pack' })
    expect(way.getAttribute('href')).toBe('/addon-payment?pack=seal-pack')
  })

  it('the enterprise plan has no price and leads to us', async () => {
    await openPricing()
    expect(planCard('Enterprise').getByRole('link').getAttribute('href')).toBe('/contact')
  })
})

test('BILL-05: the earlier promotion is shown as fully claimed, with its price of then', async () => {
  await openPricing()
  expect(screen.getByText(/2 months of the NT\$590 Guardian plan for the first 1,000 sign-ups/)).toBeTruthy()
  expect(screen.getByText('Fully claimed')).toBeTruthy()
})

test('BILL-01: prices are there before the server was heard; what it says takes their place', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  gateway.use(answering(readCatalogue, catalogue, () => asked))
  await openPage('/pricing')
  await screen.findByRole('article', { name: 'Pro' })
  planCard('Pro').getByText('NT$1,990')
  expect(screen.getByRole('link', { name: 'Choose Pro' })).toBeTruthy()
  answer()
  await screen.findByText('NT$1,991')
  expect(planCard('Pro').queryByText('NT$1,990')).toBeNull()
})

test('prices that can’t be read are said to be those of the release, and read again on demand', async () => {
  gateway.use(http.get('/api/catalogue', () => problem(503, 'SERVICE_UNAVAILABLE')))
  const { user } = await openPage('/pricing')
  const again = await screen.findByRole('button', { name: 'Try again' })
  screen.getByText(/as of the last release of this site/)
  planCard('Pro').getByText('NT$1,990')
  gateway.use(offers())
  await user.click(again)
  await screen.findByText('NT$1,991')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('nothing for axe to say', async () => {
  const { page } = await openPricing()
  expect(await faultsIn(page.container)).toEqual([])
})
