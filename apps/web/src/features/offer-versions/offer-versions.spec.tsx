import type { CatalogueVersion, ListCatalogueVersionsResponse } from '@originseal/contracts'
import * as billing from '@originseal/contracts/billing/endpoints'
import { firstCatalogue } from '@originseal/contracts/billing/first-catalogue'
import { screen, waitFor, within } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const administrator = { ...member, role: 'admin' } as const
const holderId = '1a2b8c1e-1111-4222-8333-444455556666'
const first: CatalogueVersion = {
  ...firstCatalogue,
  state: 'offered',
  offeredFrom: '2026-11-01T00:00:00.000Z',
  publishedBy: null,
}
const planned: CatalogueVersion = {
  ...first,
  version: 2,
  plans: first.plans.map((plan) =>
    plan.plan === 'basic' ? { ...plan, price: { month: 690, year: 6_900 } } : plan,
  ),
  state: 'planned',
  offeredFrom: '2027-01-01T00:00:00.000Z',
  publishedBy: holderId,
}
const listed = (...versions: CatalogueVersion[]): ListCatalogueVersionsResponse => ({ versions, coming: [] })

function enter(...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn(administrator)
  answerSessions(gateway)
  gateway.use(
    ...handlers,
    knows(administrator),
    answering(billing.listCatalogueVersions, listed(first)),
    answering(billing.countCatalogueHolders, { counts: [{ offer: 'basic', version: 1, count: 1_234 }] }),
    answering(billing.listCatalogueHolders, {
      holders: [{ id: holderId, ownerId: holderId, since: '2026-11-20T01:00:00.000Z' }],
      nextCursor: null,
    }),
  )
}

describe('ADMIN-05: /admin/plan', () => {
  it('shows the change before and after, the preview of the public page, and publishes it with its date and reason', async () => {
    const sent: unknown[] = []
    enter(
      answering(billing.publishCatalogue, listed(planned, first), async (request) =>
        sent.push(await request.json()),
      ),
    )
    const opened = await openPage('/admin/plan')
    const basic = within(await screen.findByRole('group', { name: 'Guardian' }))
    const publish = within(screen.getByRole('form', { name: 'Publish' }))
    await opened.user.type(publish.getByLabelText(/^Reason/), 'costs more now')
    const button = publish.getByRole('button', { name: 'Publish the version' })
    expect((button as HTMLButtonElement).disabled).toBe(true)

    await opened.user.clear(basic.getByLabelText(/Price a month/))
    expect((button as HTMLButtonElement).disabled).toBe(true)
    await opened.user.type(basic.getByLabelText(/Price a month/), '690')
    await screen.findByText('Guardian, Price a month (NT$): NT$590 → NT$690')
    expect(
      within(screen.getByRole('region', { name: 'Preview, as the public sees it' })).getByText('NT$690'),
    ).toBeTruthy()
    expect(await faultsIn(opened.page.container)).toEqual([])

    gateway.use(answering(billing.listCatalogueVersions, listed(planned, first)))
    await opened.user.click(button)
    await screen.findByText(/^Version 2, offered from/)
    expect(sent).toMatchObject([{ basedOn: 1, reason: 'costs more now', packs: first.packs }])
    expect(screen.queryByRole('form', { name: 'Publish' })).toBeNull()
  })

  it('withdraws a version that waits for its date', async () => {
    const sent: unknown[] = []
    enter(
      answering(billing.listCatalogueVersions, listed(planned, first)),
      answering(
        billing.withdrawCatalogue,
        listed({ ...planned, state: 'withdrawn' }, first),
        async (request) => sent.push([new URL(request.url).pathname, await request.json()]),
      ),
    )
    const opened = await openPage('/admin/plan')
    await screen.findByText('Guardian, Price a month (NT$): NT$590 → NT$690')
    const form = within(screen.getByRole('form', { name: 'Withdraw it' }))
    await opened.user.type(form.getByLabelText('Reason'), 'too early')
    await opened.user.click(form.getByRole('button'))
    await waitFor(() =>
      expect(sent).toEqual([['/api/admin/catalogue/versions/2/withdrawals', { reason: 'too early' }]]),
    )
  })

  it('lists who has a plan of a version, as the address says', async () => {
    enter()
    const opened = await openPage('/admin/plan')
    await opened.user.click(await screen.findByRole('link', { name: 'Guardian, version 1: 1,234' }))
    const account = await screen.findByRole('link', { name: holderId })
    expect(account.getAttribute('href')).toBe(`/admin/users/${holderId}`)
    expect(opened.where()).toBe('/admin/plan?offer=basic&version=1')
  })
})

test('ADMIN-06: /admin/addon-packages sells a pack no more, and refuses a price of nothing', async () => {
  const sent: { packs: { pack: string }[] }[] = []
  enter(
    answering(billing.publishCatalogue, listed(first), async (request) =>
      sent.push((await request.json()) as (typeof sent)[number]),
    ),
  )
  const opened = await openPage('/admin/addon-packages')
  const price = within(await screen.findByRole('group', { name: 'Scan pack' })).getByLabelText(/^Price/)
  await opened.user.clear(price)
  await opened.user.type(price, '0')
  await screen.findByText('A whole number of 1 to 199,999')
  await opened.user.clear(price)
  await opened.user.type(price, '490')
  await opened.user.click(
    within(screen.getByRole('group', { name: 'Seal pack' })).getByRole('checkbox', { name: 'Sold' }),
  )
  await screen.findByText('Seal pack, Sold: Yes → None')
  const publish = within(screen.getByRole('form', { name: 'Publish' }))
  await opened.user.type(publish.getByLabelText(/^Reason/), 'not sold any more')
  await opened.user.click(publish.getByRole('button'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.packs.map(({ pack }) => pack)).toEqual(
    first.packs.map(({ pack }) => pack).filter((pack) => pack !== 'seal-pack'),
  )
  expect(await faultsIn(opened.page.container)).toEqual([])
})
