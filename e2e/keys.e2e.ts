import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListProviderKeysResponse, ProviderKeyName, ProviderKeyView } from '@originseal/contracts'
import { findTraces } from '@originseal/testing'
import { expect, test } from '@playwright/test'
import { logIn } from './account-forms'
import { databaseUrls, runSql } from './databases'
import { Office } from './office-command'
import { patient } from './patience'
import { administrator, ask, Member } from './people'
import { dataDir } from './playwright.config'
import { killAndAwaitAnother } from './processes'

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

/** So many that none is met by chance in what is looked through. */
const letters = (length: number): string =>
  randomBytes(96)
    .toString('base64')
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, length)
const web = join(__dirname, '..', 'apps', 'web', 'dist')
/** What is kept in there is the engines' own; what is in it is read through them. */
const ofEngines = new Set(['postgres', 'anvil', 'chromium'])
const keysFile = join(dataDir, 'key-encryption', 'keys')

/** As a provider hands them out. */
const newMerchant = () => {
  const [hashKey, hashIv] = [letters(16), letters(16)]
  return { value: `3002607:${hashKey}:${hashIv}`, parts: [hashKey, hashIv] }
}

/** A value, and pieces of eight and more of it as somebody would have cut them: its beginning, its end, and at each third byte. */
const piecesOf = (value: string): string[] => [
  value,
  value.slice(0, 8),
  value.slice(-8),
  ...[0, 1, 2].map((at) => value.slice(at, at + 9)),
]

/** The one who approves here; what comes after has one administrator again. */
let other: Member | undefined
test.afterEach(() =>
  runSql('identity', `UPDATE account SET role = 'member' WHERE email = $1`, [other?.email]),
)

test('W14, ADMIN-07: keys are set, tried, used, replaced and rewrapped, processes start anew, and no trace of one is anywhere', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(patient(180_000))
  const url = baseURL as string
  const admin = await administrator(url)
  other = await Member.register(url)
  await runSql('identity', `UPDATE account SET role = 'admin' WHERE email = $1`, [other.email])
  const office = new Office(url, admin, other)
  const witness = `witness-${randomUUID()}`
  const [first, second] = [newMerchant(), newMerchant()]
  // With what JSON and addresses write in another way.
  const quoted = `"${letters(10)}\\${letters(10)}/%"&${letters(8)}`

  const list = () => office.read<ListProviderKeysResponse>('/api/admin/provider-keys')
  const view = async (name: ProviderKeyName): Promise<ProviderKeyView> =>
    (await list()).keys.find((key) => key.name === name) as ProviderKeyView
  const act = (name: ProviderKeyName, what: string, body: Record<string, unknown>) =>
    office.command({ path: `/api/admin/provider-keys/${name}/${what}`, params: { name }, body })
  const changes = async (name: ProviderKeyName, what: string, more: object = {}): Promise<void> => {
    const { newest } = await view(name)
    const answer = await act(name, what, { reason: witness, basedOn: newest, ...more })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  }
  const tried = async (name: ProviderKeyName, code: string): Promise<void> => {
    const answer = await act(name, 'tests', { version: (await view(name)).newest })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect((answer.body as ProviderKeyView).test).toMatchObject({ result: 'refused', code })
  }
  const has = (source: 'vault' | 'none', version: number | null) =>
    expect
      .poll(async () => (await view('ECPAY_MERCHANT')).services[0], {
        message: `billing has the merchant of ${source}`,
        timeout: patient(30_000),
      })
      .toMatchObject({ service: 'billing', source, version })

  await test.step('what is refused is refused without being repeated', async () => {
    const { newest } = await view('ECPAY_MERCHANT')
    const body = { value: first.value, reason: witness, basedOn: newest }
    const path = '/api/admin/provider-keys/ECPAY_MERCHANT/versions'
    const member = { token: await (await Member.register(url)).logIn() }
    expect((await office.ask('POST', path, { body })).status).toBe(401)
    expect((await office.ask('POST', path, { ...member, body })).status).toBe(403)
    expect((await office.ask('POST', `${path}?value=${first.value}`, { body })).status).toBe(401)
    for (const wrong of [
      { ...body, value: `${first.value}:` },
      { ...body, value: `${first.value} ` },
      { ...body, basedOn: first.value },
    ])
      expect((await act('ECPAY_MERCHANT', 'versions', wrong)).status).toBe(400)
    expect((await act('ECPAY_MERCHANT', 'versions', { ...body, basedOn: newest + 7 })).status).toBe(409)
    const asked = { headers: { 'idempotency-key': randomUUID() }, token: await admin.logIn() }
    expect((await office.ask('POST', path, { ...asked, body: `{"value":"${first.value}` })).status).toBe(400)
  })

  await test.step('a merchant is set, tried at the bank, and an order is paid with it', async () => {
    await changes('ECPAY_MERCHANT', 'versions', { value: first.value })
    await changes('GA4_API_SECRET', 'versions', { value: quoted })
    await tried('ECPAY_MERCHANT', 'not-sealed')
    await has('vault', (await view('ECPAY_MERCHANT')).newest)
    const buyer = await Member.register(url)
    const placed = await office.ask('POST', '/api/orders', {
      token: await buyer.logIn(),
      headers: { 'idempotency-key': randomUUID() },
      body: {
        item: { kind: 'pack', pack: 'seal-pack' },
        payment: 'card',
        invoice: { kind: 'person', email: buyer.email },
        startNow: true,
      },
    })
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    expect(JSON.stringify(placed.body), 'the payment is that merchant’s').toContain('3002607')
  })

  await test.step('it is replaced, with the approval of the other administrator', async () => {
    await changes('ECPAY_MERCHANT', 'versions', { value: second.value })
    await tried('ECPAY_MERCHANT', 'not-sealed')
  })

  await test.step('the key that encrypts keys is replaced, and everybody starts anew', async () => {
    const old = readFileSync(keysFile, 'utf8')
    const id = `e2e-${Date.now()}`
    writeFileSync(keysFile, `${id} ${randomBytes(32).toString('hex')}\n${old}`)
    // The job comes every ten minutes otherwise.
    await runSql('admin', `UPDATE job SET due_at = now() WHERE kind = 'provider-keys.rewrap'`)
    await killAndAwaitAnother('admin')
    await expect
      .poll(
        async () => {
          const answer = await ask('GET', `${url}/api/admin/provider-keys`, { token: await admin.logIn() })
          return (answer.body as Partial<ListProviderKeysResponse>).encryption
        },
        { message: 'all are encrypted by the new one', timeout: patient(60_000) },
      )
      .toMatchObject([{ id, isCurrent: true, versions: 2 }])
    writeFileSync(keysFile, readFileSync(keysFile, 'utf8').split('\n')[0] as string)
    await killAndAwaitAnother('admin')
    await killAndAwaitAnother('billing')
    await expect(() => tried('ECPAY_MERCHANT', 'not-sealed')).toPass({ timeout: patient(60_000) })
    await has('vault', (await view('ECPAY_MERCHANT')).newest)
  })

  await test.step('a page shows it, masked', async () => {
    page.on('response', (response) => {
      void response.text().then(
        (text) => office.answers.push(text),
        () => undefined,
      )
    })
    await page.goto('/admin/login')
    await logIn(page, admin.email, admin.password)
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await page.goto('/admin/settings/api-keys')
    await expect(page.getByText(second.value.slice(-4)).first()).toBeVisible()
    office.answers.push(await page.content())
  })

  await test.step('all of them are withdrawn', async () => {
    await changes('ECPAY_MERCHANT', 'withdrawals')
    await changes('GA4_API_SECRET', 'withdrawals')
    await has('none', null)
  })

  const secrets = [...first.parts, ...second.parts, quoted]
  const needles = [first.value, second.value, ...secrets.flatMap(piecesOf)]
  const folders = readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ofEngines.has(entry.name))
    .map(({ name }) => join(dataDir, name))
  const databases = Object.values(databaseUrls())
  // That it would be seen: what may be known of the same commands is in the places that are looked through.
  await expect
    .poll(async () => tablesOf(await findTraces({ databases, folders: [] }, [witness])), {
      timeout: patient(30_000),
    })
    .toEqual(expect.arrayContaining(['audit_entry', 'event_log', 'outbox']))
  expect(office.answers.filter((text) => text.includes(witness))).not.toEqual([])
  expect(readFileSync(join(dataDir, 'logs', 'admin.log'), 'utf8')).toContain('ECPAY_MERCHANT/versions')
  expect(await findTraces({ databases: [], folders: [web] }, ['provider-keys'])).not.toEqual([])

  expect(await findTraces({ databases, folders: [...folders, web] }, needles)).toEqual([])
  const answers = office.answers.join('\n')
  expect(needles.filter((needle) => answers.includes(needle))).toEqual([])
})

const tablesOf = (traces: readonly string[]): string[] => [
  ...new Set(traces.map((trace) => trace.split(':')[0] as string)),
]
