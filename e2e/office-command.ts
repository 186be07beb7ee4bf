import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { ask, type Asked, type Member } from './people'

interface Refusal {
  readonly details?: { readonly operation: string }
}

interface Command {
  /** The address as its endpoint is called: `/api/admin/…`. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** Two administrators, of whom one acts and the other approves what needs four eyes; every answer they get is kept. */
export class Office {
  /** Status, headers and body of each. */
  readonly answers: string[] = []

  constructor(
    private readonly url: string,
    private readonly acting: Member,
    private readonly approving: Member,
  ) {}

  async ask(method: string, path: string, asking: Parameters<typeof ask>[2] = {}): Promise<Asked> {
    const answer = await ask(method, this.url + path, asking)
    this.answers.push(JSON.stringify({ ...answer, headers: [...answer.headers] }))
    return answer
  }

  async read<Body>(path: string): Promise<Body> {
    const answer = await this.ask('GET', path, await this.by(this.acting))
    expect(answer.status, this.answers.at(-1)).toBe(200)
    return answer.body as Body
  }

  /** Sends a command as the pages do: with a proof of who it is, and with an approval, once it is refused without. */
  async command({ path, params, body }: Command): Promise<Asked> {
    const key = randomUUID()
    const headers: Record<string, string> = { 'idempotency-key': key }
    for (;;) {
      const answer = await this.ask('POST', path, { ...(await this.by(this.acting)), body, headers })
      const { details } = (answer.body ?? {}) as Refusal
      const operation = details?.operation ?? ''
      if (answer.code === 'STEP_UP_NEEDED' && !('step-up' in headers))
        headers['step-up'] = await this.prove(this.acting, operation, key)
      else if (answer.code === 'FOUR_EYES_NEEDED' && !('four-eyes' in headers))
        headers['four-eyes'] = await this.approve({ operation, params, body, idempotencyKey: key })
      else return answer
    }
  }

  private async by(member: Member): Promise<{ token: string; from: string }> {
    this.tokens.set(member, this.tokens.get(member) ?? (await member.logIn()))
    return { token: this.tokens.get(member) as string, from: member.from }
  }
  private readonly tokens = new Map<Member, string>()

  private async prove(member: Member, operation: string, idempotencyKey: string): Promise<string> {
    const body = { password: member.password, for: { operation, idempotencyKey } }
    const answer = await this.ask('POST', '/api/account/step-ups', { ...(await this.by(member)), body })
    expect(answer.status, this.answers.at(-1)).toBe(200)
    return (answer.body as { data: { proof: string } }).data.proof
  }

  /** @returns the proof that the other one has approved this act */
  private async approve(act: Readonly<Record<string, unknown>>): Promise<string> {
    const reason = String((act['body'] as { reason?: unknown }).reason)
    const proposed = await this.ask('POST', '/api/admin/proposals', {
      ...(await this.by(this.acting)),
      body: { ...act, reason },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(proposed.status, this.answers.at(-1)).toBe(201)
    const { id, digest } = proposed.body as { id: string; digest: string }
    const path = `/api/admin/proposals/${id}`
    const key = randomUUID()
    const proof = await this.prove(this.approving, 'approveProposal', key)
    const approved = await this.ask('POST', `${path}/approvals`, {
      ...(await this.by(this.approving)),
      body: { digest },
      headers: { 'idempotency-key': key, 'step-up': proof },
    })
    expect(approved.status, this.answers.at(-1)).toBe(200)
    const taken = await this.ask('POST', `${path}/uses`, await this.by(this.acting))
    expect(taken.status, this.answers.at(-1)).toBe(200)
    return (taken.body as { proof: string }).proof
  }
}
