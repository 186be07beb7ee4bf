import { Injectable } from '@nestjs/common'
import sharp from 'sharp'
import { readPage, type PageForm, type SeenPage } from './page-forms.rules'

const timeoutMs = 20_000

/** A document with a stamp, of which nobody could say more than that it looks like one. */
const evidence = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
  <rect width="900" height="1200" fill="#fdfbf5"/><rect x="60" y="60" width="780" height="1080" fill="none" stroke="#8a8378" stroke-width="3"/>
  ${Array.from({ length: 14 }, (_, line) => `<rect x="120" y="${180 + line * 56}" width="${660 - ((line * 97) % 240)}" height="14" fill="#4a4540"/>`).join('')}
  <circle cx="660" cy="1000" r="84" fill="none" stroke="#c2321f" stroke-width="10"/></svg>`

/** Goes to the page of a respondent as its reader's browser does: a page and its forms, without scripts. */
@Injectable()
export class VisitPage {
  /** Undefined where the link leads nowhere. */
  async read(page: string): Promise<SeenPage | undefined> {
    const answer = await fetch(`${page}?lang=zh-TW`, {
      headers: { accept: 'text/html' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`the page answers ${answer.status}`)
    return readPage(await answer.text())
  }

  /** Whether or not the page takes it: who is told that it can’t be done any more does not press again. */
  async send(
    page: string,
    { action, fields }: PageForm,
    filled: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.post(page, action, new URLSearchParams({ ...fields, ...filled }))
  }

  async sendPicture(page: string, { action, fields }: PageForm): Promise<void> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const picture = await sharp(Buffer.from(evidence)).jpeg({ quality: 86 }).toBuffer()
    body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'document.jpg')
    await this.post(page, action, body)
  }

  private async post(page: string, action: string, body: URLSearchParams | FormData): Promise<void> {
    const address = new URL(action, page)
    // A page names forms of its own site only.
    if (address.origin !== new URL(page).origin) throw new Error('a form leads to another site')
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: { accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (![303, 404, 422].includes(answer.status))
      throw new Error(`the page answers ${answer.status} to a form`)
  }
}
