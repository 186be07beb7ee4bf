import { lastTaipeiDays, type ListProviderKeysResponse, type ProviderKeyView } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const setBy = '5d2b8c1e-1111-4222-8333-444455556666'

const tineye: ProviderKeyView = {
  name: 'TINEYE_KEY',
  provider: 'TinEye',
  newest: 2,
  kept: {
    version: 2,
    last4: 'wxyz',
    fingerprint: '0a1b2c3d',
    setBy,
    setAt: '2026-11-23T01:00:00.000Z',
    expiresOn: null,
    opens: true,
  },
  test: { result: 'refused', code: '403', testedBy: setBy, testedAt: '2026-11-23T01:01:00.000Z' },
  services: [
    {
      service: 'scan-orchestrator',
      source: 'vault',
      version: 2,
      toldAt: '2026-11-23T01:02:00.000Z',
      usedAt: '2026-11-22T04:05:00.000Z',
    },
  ],
}
const tsa: ProviderKeyView = {
  name: 'TSA_URL',
  provider: 'RFC 3161 TSA',
  newest: 0,
  kept: null,
  test: null,
  services: [
    {
      service: 'protection',
      source: 'environment',
      version: null,
      toldAt: '2026-11-23T01:02:00.000Z',
      usedAt: null,
    },
    { service: 'trademark', source: null, version: null, toldAt: null, usedAt: null },
  ],
}
const keys = (...views: ProviderKeyView[]): ListProviderKeysResponse => ({
  keys: views,
  undelivered: [{ name: 'INBOX_IMAP_URL', provider: 'IMAP', services: ['enforcement'] }],
  encryption: [{ id: '2026-11-23', isCurrent: true, versions: 1 }],
})

async function openKeys(...views: ProviderKeyView[]) {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(knows(admin), answering(endpoints.listProviderKeys, keys(...views)))
  const opened = await openPage('/admin/settings/api-keys')
  await screen.findByRole('heading', { level: 1, name: 'API keys' })
  await screen.findByText('INBOX_IMAP_URL')
  return opened
}
const card = (name: string) => within(screen.getByRole('region', { name }))

describe('ADMIN-07: the vault of keys', () => {
  it('shows what is kept, masked, what its test proved, and where each service has its own from', async () => {
    await openKeys(tineye, tsa)
    expect(card('TinEye').getByText('•••• wxyz')).toBeTruthy()
    expect(card('TinEye').getByText('Refused')).toBeTruthy()
    expect(card('TinEye').getByText(/“Works” proves that the key is accepted/)).toBeTruthy()
    expect(card('TinEye').getByText('From the vault, version 2')).toBeTruthy()
    expect(card('TinEye').getByText(/^As of Nov 23, 2026, 9:02/)).toBeTruthy()
    expect(card('TinEye').getByText(/^Last used Nov 22, 2026, 12:05/)).toBeTruthy()
    expect(card('TinEye').getByText('No last day was entered.')).toBeTruthy()
    expect(card('Time-stamping authority').getAllByText('Not used yet')).toHaveLength(1)
    expect(card('Time-stamping authority').getByText('Set by the environment')).toBeTruthy()
    expect(card('Time-stamping authority').getByText('Not heard of yet')).toBeTruthy()
    expect(card('From the environment only').getByText('INBOX_IMAP_URL')).toBeTruthy()
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('replaces a key with a reason, under a key of its own, and keeps none of it in the page', async () => {
    const { user } = await openKeys(tineye)
    const sent: { body: unknown; key: string | null }[] = []
    const replaced = {
      ...tineye,
      newest: 3,
      kept: { ...tineye.kept!, version: 3, last4: '6789' },
      test: null,
    }
    gateway.use(
      answering(endpoints.keepProviderKey, replaced, async (request) => {
        sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
        gateway.use(answering(endpoints.listProviderKeys, keys(replaced)))
      }),
    )
    await user.click(screen.getByText('Replace the key'))
    const button = screen.getByRole('button', { name: 'Replace' })
    expect(button.hasAttribute('disabled')).toBe(true)
    const field = screen.getByLabelText('Key')
    expect(field.getAttribute('type')).toBe('password')
    await user.type(field, 'a-new-key-123456789')
    fireEvent.change(screen.getByLabelText('Last day of this key (optional)'), {
      target: { value: '2099-12-31' },
    })
    await user.type(screen.getAllByLabelText('Reason (for the audit log)')[0]!, 'leaked')
    await user.click(button)
    expect(await screen.findByText('•••• 6789')).toBeTruthy()
    expect(sent).toEqual([
      {
        body: { value: 'a-new-key-123456789', reason: 'leaked', basedOn: 2, expiresOn: '2099-12-31' },
        key: expect.stringMatching(/.{8}/),
      },
    ])
    await waitFor(() => expect(document.body.innerHTML).not.toContain('a-new-key'))
    expect([...document.querySelectorAll('input')].map(({ value }) => value).join()).not.toContain(
      'a-new-key',
    )
  })

  it.each([
    [-1, 'Has ended'],
    [0, 'Ends soon'],
    [14, 'Ends soon'],
    [15, undefined],
  ])('says %i days before the last one: %s', async (days, said) => {
    const day = lastTaipeiDays(new Date(Date.now() + days * 86_400_000), 1)[0] as string
    await openKeys({ ...tineye, kept: { ...tineye.kept!, expiresOn: day } })
    expect(card('TinEye').getByText(`Last day: ${day}`)).toBeTruthy()
    const badges = card('TinEye').queryAllByText(/^(Has ended|Ends soon)$/)
    expect(badges.map(({ textContent }) => textContent)).toEqual(said === undefined ? [] : [said])
  })

  it('tests the version that is kept', async () => {
    const { user } = await openKeys(tineye)
    const asked: unknown[] = []
    const works = { ...tineye, test: { ...tineye.test!, result: 'works', code: '200' } as const }
    gateway.use(
      answering(endpoints.testProviderKey, works, async (request) => {
        asked.push(await request.json())
        gateway.use(answering(endpoints.listProviderKeys, keys(works)))
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Test: TinEye' }))
    expect(await screen.findByText('Works')).toBeTruthy()
    expect(asked).toEqual([{ version: 2 }])
  })

  it('says of a key that does not open that it has to be entered again', async () => {
    await openKeys({ ...tineye, kept: { ...tineye.kept!, opens: false } })
    expect(screen.getByText(/Enter it again/)).toBeTruthy()
  })
})
