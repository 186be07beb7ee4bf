import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { buyPack } from './bank'
import { keyboard, type Hands } from './hands'
import { sellCopy } from './market'
import { patient } from './patience'
import { ask, Member, tokenOfMail } from './people'
import { newPicture, type Picture } from './picture'
import { seal } from './seal'

interface Workbench {
  readonly groups: readonly { readonly copies: readonly { readonly pageUrl?: string }[] }[]
}

const legalName = '林原印'

/** A member with takedowns and copies of a work in the workbench, one for each alteration. */
export async function withCopies(
  url: string,
  request: APIRequestContext,
  alterations: readonly Readonly<Record<string, string>>[],
): Promise<{ member: Member; titles: string[] }> {
  const member = await Member.register(url)
  await confirmEmail(url, member)
  await buyPack(url, member, 'dmca-pack')
  const token = await member.logIn()
  const picture = await newPicture()
  const { file } = await seal(url, picture, token)
  const call = async (path: string): Promise<unknown> =>
    (await ask('GET', `${url}${path}`, { token, from: member.from })).body
  // A notice names the certificate, which there is once the seal stands in a block.
  await expect
    .poll(async () => JSON.stringify(await call(`/protect/trial/files/${file.id}`)), {
      timeout: patient(30_000),
    })
    .toContain('"tx_hash":"0x')
  const pages: string[] = []
  for (const alteration of alterations)
    pages.push(await sellCopy(request, picture, { ...alteration, description: '復刻海報 desk:silence' }))
  const scan = `${url}/protect/trial/files/${file.id}/scan`
  const started = await ask('POST', scan, { token, from: member.from })
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  const found = async (): Promise<(string | undefined)[]> => {
    const { groups } = ((await call('/api/findings?limit=50')) as { data: Workbench }).data
    return groups.flatMap(({ copies }) => copies.map(({ pageUrl }) => pageUrl))
  }
  await expect.poll(found, { timeout: patient(90_000) }).toEqual(expect.arrayContaining(pages))
  // As `sellCopy` names them.
  const titles = alterations.map((alteration) => `${picture.title} ${Object.keys(alteration)[0]}`)
  return { member, titles }
}

async function confirmEmail(url: string, member: Member): Promise<void> {
  const token = await tokenOfMail(member.email, '/confirm-email')
  const confirmed = await ask('POST', `${url}/api/account/email-confirmations`, {
    body: { token },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(204)
}

/** Somebody who has copies taken down, without a mouse. */
export class KeyboardClaimant {
  private readonly hands: Hands

  constructor(
    readonly page: Page,
    private readonly member: Member,
  ) {
    this.hands = keyboard(page)
  }

  /** From the workbench to the page of the case. */
  async opensCase(title: string): Promise<void> {
    const { page, hands } = this
    await page.goto('/sirp')
    const row = page.getByRole('listitem', { name: new RegExp(title) })
    await row.waitFor()
    await this.goesTo(row)
    await page.keyboard.press('x')
    await expect(row.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Takedowns that this takes: 1')).toBeVisible()
    await hands.press(dialog.getByRole('button', { name: 'Open cases (1)' }))
    await hands.press(dialog.getByRole('link', { name: /^ZK-/ }))
    await expect(page.getByRole('heading', { level: 1, name: /ZK-/ })).toBeVisible()
  }

  /** Who speaks; asked for once, and kept for the next cases. */
  async saysWho(): Promise<void> {
    const { page, hands } = this
    const role = page.getByRole('radio', { name: /^Owner of the right/ })
    await hands.tick(role)
    await expect(role).toBeChecked()
    await hands.fill(page.getByLabel(/^Full legal name/), legalName)
    const country = page.getByRole('combobox', { name: /^Country/ })
    await hands.fill(country, 'Taiwan')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await hands.fill(page.getByLabel(/^City/), '台北市')
    await hands.fill(page.getByLabel(/^Street address/), '重慶南路一段 122 號')
    await hands.fill(page.getByLabel(/^Telephone/), '+886223456789')
    await hands.fill(page.getByLabel(/^Your password/).first(), this.member.password)
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByText('How to reach')).toBeVisible()
  }

  /** Chooses the rules, and states what they want. */
  async states(regime: string, proof?: Picture['file']): Promise<void> {
    const { page, hands } = this
    const rules = page.getByLabel('By which rules')
    await rules.waitFor({ timeout: patient(60_000) })
    await this.selects(rules, regime)
    await hands.fill(page.getByLabel(/^What the original work is/), '數位插畫：清晨的海岸、三艘漁船與遠山。')
    if (proof) {
      await hands.fill(page.getByLabel(/^Why it is illegal/), '這個頁面冒用本工作室的名稱與作品。'.repeat(7))
      await hands.fill(page.getByLabel(/^Who is imitated/), '原印工作室')
      await hands.pick(page.getByLabel(/^Documents that prove it/).first(), proof)
      await expect(page.getByText(proof.name)).toBeVisible()
    }
    // Other rules ask for other sentences: they come with the answer.
    await this.saves()
    await this.selects(page.getByLabel('May the use be allowed by law?'), 'No, none of these')
    const statements = page.getByRole('group', { name: 'Statements' }).getByRole('checkbox')
    for (const box of await statements.all()) {
      if (!(await box.isChecked())) await hands.tick(box)
      await expect(box).toBeChecked()
    }
    await this.saves()
  }

  /** Reads the notice, types the name and the password, and has it sent. */
  async signs(): Promise<void> {
    const { page, hands } = this
    await hands.fill(page.getByLabel(/^Sign with your full legal name/), legalName)
    await hands.fill(page.getByLabel(/^Your password/).last(), this.member.password)
    const [button, changed, waiting] = [
      page.getByRole('button', { name: 'Sign and send' }),
      page.getByText('please read it again and sign it'),
      page.getByRole('heading', { name: 'Waiting for the platform' }),
    ]
    await hands.press(button)
    // What was captured meanwhile is in the notice, too: it is read once more, and what was typed is still there.
    await expect(async () => {
      if (await changed.isVisible()) await hands.press(button)
      await expect(waiting).toBeVisible()
    }).toPass({ timeout: patient(90_000) })
  }

  private async saves(): Promise<void> {
    const { page, hands } = this
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/notice'),
    )
    await hands.press(page.getByRole('button', { name: 'Save and check' }))
    await saved
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  }

  /** By the keys of the workbench. */
  private async goesTo(row: Locator): Promise<void> {
    for (let steps = 0; steps < 20; steps += 1) {
      if (await row.evaluate((element) => element.matches(':focus'))) return
      await this.page.keyboard.press('j')
    }
    throw new Error(`j does not lead to ${row}`)
  }

  /** A select takes what is typed as the beginning of an option. */
  private async selects(field: Locator, option: string): Promise<void> {
    for (let stops = 0; stops < 150; stops += 1) {
      if (await field.evaluate((element) => element.matches(':focus'))) break
      await this.page.keyboard.press('Tab')
    }
    await this.page.keyboard.type(option)
    await expect(field.locator('option:checked')).toHaveText(option)
  }
}
