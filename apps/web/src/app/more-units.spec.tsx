import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fileId, problem, sealed, standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { beLoggedIn, knows, ownAccount } from '../testing/session.fixture'
import { ownUnits } from '../testing/units.fixture'

const gateway = standInGateway()

const works = http.get('/api/works', () =>
  HttpResponse.json({
    data: {
      works: [{ ...sealed, createdAt: '2026-11-21T08:30:00.000Z', state: 'anchored' }],
      nextCursor: null,
    },
  }),
)
const noScans = http.get('/api/scans', () => HttpResponse.json({ data: { scans: [], nextCursor: null } }))

test('AUTH-16: before a seal the page says what is left', async () => {
  beLoggedIn()
  gateway.use(knows(), ownAccount(), ...ownUnits())
  await openPage('/upload')
  expect(await screen.findByText(/Sealing uses 1 evidence seal; 34 left/)).toBeTruthy()
})

test('AUTH-16: where nothing is left a refused scan leads to plans and packs', async () => {
  beLoggedIn()
  gateway.use(
    knows(),
    ownAccount(),
    ...ownUnits([{ unit: 'scan', available: 0, held: 0, isComing: false, lots: [] }]),
    works,
    noScans,
    http.get(`/api/protect/trial/files/${fileId}/rendition`, () => new HttpResponse(new Blob(['picture']))),
    http.post(`/api/protect/trial/files/${fileId}/scan`, () => problem(409, 'QUOTA_EXHAUSTED')),
    http.post(`/protect/trial/files/${fileId}/scan`, () => problem(409, 'QUOTA_EXHAUSTED')),
  )
  const { user } = await openPage('/dashboard')
  expect(await screen.findByText(/A scan uses 1 web scan; 0 left/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /scan/i }))
  const way = await screen.findByRole('link', { name: 'See plans and packs' })
  expect(way.getAttribute('href')).toBe('/pricing#scan-pack')
})
