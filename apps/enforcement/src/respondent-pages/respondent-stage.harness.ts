import type { EvidenceNoticeResponse, NegotiationView } from '@originseal/contracts'
import { photograph } from '@originseal/fingerprint/fixtures'
import { CaseStage } from '../cases/cases.harness'
import type { RunningEnforcement } from '../enforcement.harness'

/** Both sides of a case: its claimant with an account, and whoever has the link of the other side's page. */
export class RespondentStage {
  constructor(
    private readonly enforcement: RunningEnforcement,
    private readonly url: string,
  ) {}

  /** A case with a negotiation, its claimant, and the page of its other side. */
  async negotiate(more: Parameters<CaseStage['findsCopy']>[0] = {}) {
    const { enforcement } = this
    const stage = await CaseStage.member(enforcement, 1)
    const finding = await stage.findsCopy(more)
    await stage.sealsWork(finding.workId, '島嶼<晨光>')
    const [opened] = await stage.opens(finding)
    const caseId = opened?.id ?? ''
    const { token } = stage.owner
    const at = (path: string) => `/cases/${caseId}/negotiation${path}`
    const prepared = await enforcement.post(at(''), token, { claimantName: '林小原 <script>' })
    expect(prepared.status).toBe(201)
    const notice = async () =>
      ((await (await enforcement.get(at('/evidence-notice'), token)).json()) as EvidenceNoticeResponse).data
    const { link, code } = await notice()
    const page = new URL(link).pathname
    const act = async (body: object) => {
      const response = await enforcement.post(at('/acts'), token, body)
      const answer = (await response.json()) as { data: NegotiationView; code?: string }
      return { status: response.status, body: answer }
    }
    return { stage, caseId, finding, code, page, notice, token, at, act }
  }

  /** What the claimant sees. */
  async read(at: (path: string) => string, token: string): Promise<NegotiationView> {
    return ((await (await this.enforcement.get(at(''), token)).json()) as { data: NegotiationView }).data
  }

  /** As a browser without scripts does: reads the page, fills one of its forms, sends it. */
  async fillIn(page: string, fields: Record<string, string>) {
    const html = await (await fetch(`${this.url}${page}?lang=en`)).text()
    const form = /name="form" value="([^"]+)"/u.exec(html)?.[1] ?? ''
    return { form, answer: await this.send(page, { form, ...fields }) }
  }

  send(page: string, fields: Record<string, string>): Promise<Response> {
    return fetch(`${this.url}${page}?lang=en`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  }

  /** Sends one as evidence. */
  async sendPicture(page: string): Promise<void> {
    const body = new FormData()
    body.append('form', crypto.randomUUID())
    const picture = await photograph(3).jpeg().toBuffer()
    body.append('file', new Blob([Uint8Array.from(picture)]), 'licence.jpg')
    const answer = await fetch(`${this.url}${page}/files?lang=en`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
  }
}
