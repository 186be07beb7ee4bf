import {
  findingRecorded,
  unitsGranted,
  workRegistered,
  type ListedCase,
  type OpenCasesResponse,
  type PayloadOf,
} from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import type { RunningEnforcement } from '../enforcement.harness'
import { RecordCaseEvent, type RecordedEvent } from './record-case-event'

type Finding = PayloadOf<typeof findingRecorded>
const day = 86_400_000

/** Periods that every claim has from the opening of its case on, the one that ends first before the other. */
export const lastingPeriods = ['criminal-complaint', 'civil-limitation'] as const

/** What the tests of cases say and do, in words of the matter. */
export class CaseStage {
  private constructor(
    private readonly enforcement: RunningEnforcement,
    readonly owner: { readonly id: string; readonly token: string },
  ) {}

  /** A member with so many takedowns, whose lot lasts so many days. */
  static async member(enforcement: RunningEnforcement, takedowns: number, days = 365): Promise<CaseStage> {
    const stage = new CaseStage(enforcement, await enforcement.member())
    if (takedowns > 0)
      await enforcement.tell(unitsGranted, {
        lotId: crypto.randomUUID(),
        ownerId: stage.owner.id,
        unit: 'takedown',
        quantity: takedowns,
        priority: 30,
        from: new Date(Date.now() - day).toISOString(),
        expiresAt: new Date(Date.now() + days * day).toISOString(),
        reason: 'pack',
        cause: { kind: 'pack' },
      })
    return stage
  }

  async findsCopy(more: Partial<Finding> = {}): Promise<Finding> {
    const findingId = crypto.randomUUID()
    const finding: Finding = {
      findingId,
      scanId: crypto.randomUUID(),
      workId: crypto.randomUUID(),
      ownerId: this.owner.id,
      rank: 1,
      pageUrl: `https://shop.example/items/${findingId}`,
      imageUrl: `https://shop.example/pictures/${findingId}.jpg`,
      pageTitle: '小物',
      seller: 'seller',
      imageSha256: 'ab'.repeat(32),
      isUnlocked: false,
      method: 'pdq',
      similarity: 0.97,
      originScore: 80,
      fraudRisk: 'high',
      capturedAt: new Date().toISOString(),
      ...more,
    }
    await this.enforcement.tell(findingRecorded, finding)
    return finding
  }

  async sealsWork(workId: string, title: string): Promise<void> {
    await this.enforcement.tell(workRegistered, {
      workId,
      ownerId: this.owner.id,
      title,
      filename: 'a.jpg',
      keywords: [],
      mediaType: 'image/jpeg',
      size: 1,
      width: 1,
      height: 1,
      sha256: 'ab'.repeat(32),
      cid: 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
      perceptualHash: { algorithm: 'pdq', version: 1, profile: 'exact', hex: 'ab'.repeat(32), quality: 100 },
      dihedrals: Array.from({ length: 8 }, () => 'ab'.repeat(32)),
      renditionKey: 'r',
      sealedAt: new Date().toISOString(),
    })
  }

  open(findingIds: readonly string[], key?: string): Promise<Response> {
    return this.enforcement.post('/cases', this.owner.token, { findingIds }, key)
  }

  async opens(...findings: readonly Finding[]): Promise<ListedCase[]> {
    const answer = await this.open(findings.map(({ findingId }) => findingId))
    if (answer.status !== 201) throw new Error(`opening: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as OpenCasesResponse).data.cases
  }

  /** Something happens to the case, so many hours ago. */
  async happens(
    caseId: string,
    kind: RecordedEvent['kind'],
    hoursAgo = 0,
    facts: RecordedEvent['facts'] = {},
  ): Promise<boolean | undefined> {
    const { app } = this.enforcement
    const at = new Date(Date.now() - hoursAgo * 3_600_000)
    const source = `test:${crypto.randomUUID()}`
    return app
      .get(Transaction)
      .run((tx) => app.get(RecordCaseEvent).execute(tx, { caseId, kind, at, by: 'platform', source, facts }))
  }

  /** Lets the opening lie so many hours back, as time can't be waited for. */
  async openedAgo(caseId: string, hours: number): Promise<void> {
    await this.enforcement.rows(
      `UPDATE takedown_case SET opened_at = opened_at - make_interval(secs => 3600 * $2::float),
         changed_at = changed_at - make_interval(secs => 3600 * $2::float) WHERE id = $1`,
      [caseId, hours],
    )
  }

  /** Lets the running periods of a case be over. */
  async deadlinesEnd(caseId: string): Promise<void> {
    await this.enforcement.rows(
      "UPDATE case_clock SET ends_at = now() - interval '1 minute' WHERE case_id = $1 AND state = 'running'",
      [caseId],
    )
  }

  async takedowns(): Promise<{ available: number; held: number }> {
    const [row] = await this.enforcement.rows<{ available: number; held: number }>(
      `SELECT coalesce(sum(available), 0)::int AS available, coalesce(sum(held), 0)::int AS held
       FROM unit_balance WHERE owner_id = $1 AND unit = 'takedown'`,
      [this.owner.id],
    )
    return row as { available: number; held: number }
  }

  async read(caseId: string): Promise<Response> {
    return this.enforcement.get(`/cases/${caseId}`, this.owner.token)
  }
}

/** Lets the checks of cases wait, so that a case stays where its test puts it. */
export async function holdChecks({ rows }: RunningEnforcement): Promise<void> {
  await rows(`CREATE FUNCTION hold_checks() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.due_at := 'infinity'; RETURN NEW; END $$`)
  await rows(`CREATE TRIGGER hold_checks BEFORE INSERT ON job FOR EACH ROW WHEN (NEW.kind = 'cases.check')
    EXECUTE FUNCTION hold_checks()`)
}

/** Lets the check of a case run now. */
export async function releaseChecks({ rows }: RunningEnforcement, caseId: string): Promise<void> {
  await rows(`UPDATE job SET due_at = now() WHERE kind = 'cases.check' AND payload ->> 'caseId' = $1`, [
    caseId,
  ])
}
