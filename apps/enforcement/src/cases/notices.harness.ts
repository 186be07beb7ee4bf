import type {
  CaseView,
  PayloadOf,
  findingRecorded,
  CorrespondenceView,
  NoticeDraftView,
  NoticeStatements,
  SaveClaimantRequest,
} from '@originseal/contracts'
import { until } from '@originseal/testing'
import type { RunningEnforcement } from '../enforcement.harness'
import { CaseStage, lastingPeriods } from './cases.harness'

const email = 'rights@yuan.example'

/** Somebody whose notices are whole. */
export const claimant = {
  role: 'owner',
  legalName: '林小原',
  address: { lines: '重慶南路一段 122 號', city: '台北市', country: 'TW' },
  phone: '+886223456789',
} satisfies Omit<SaveClaimantRequest, 'proof'>

/** All that the rules of Taiwan and of the United States want to be stated. */
export const noticeStatements: NoticeStatements = {
  workDescription: '一幅數位插畫：清晨的海岸、三艘漁船與遠山，2024 年完成。',
  originalUrls: ['https://yuan.example/works/island'],
  exception: 'none',
  noLicence: true,
  ticked: ['US-v', 'US-vi-accuracy', 'US-vi-authority', 'TW-5', 'TW-6'],
}

interface Given {
  readonly claimant?: Omit<SaveClaimantRequest, 'proof'>
  readonly email?: string
  /** What the scan has kept of the copy. */
  readonly captures?: Captures
}
type Captures = PayloadOf<typeof findingRecorded>['captures']

let items = 0
/** A place whose notices go by mail, and one whose are filed by hand. */
export const telegramPost = (): string => `https://t.me/copies/${(items += 1)}`
export const youtubeVideo = (): string =>
  `https://www.youtube.com/watch?v=dQw4w9WgX${String((items += 1)).padStart(2, '0')}`
/** A place in Taiwan whose notices are filed by hand. */
export const rutenItem = (): string => `https://www.ruten.com.tw/item/show?22${Date.now()}${(items += 1)}`

/** What the tests of notices say and do: one case, and its owner who drafts, signs and files. */
export class NoticeStage {
  private constructor(
    private readonly enforcement: RunningEnforcement,
    readonly cases: CaseStage,
    readonly id: string,
    readonly workId: string,
    private readonly given: Given,
  ) {}

  /** A member with a case about a copy of a sealed work at a place whose channel is known. */
  static async at(enforcement: RunningEnforcement, pageUrl: string, given: Given = {}): Promise<NoticeStage> {
    const cases = await CaseStage.member(enforcement, 1)
    const finding = await cases.findsCopy({ pageUrl, ...(given.captures && { captures: given.captures }) })
    await cases.sealsWork(finding.workId, '島嶼晨光')
    const [opened] = await cases.opens(finding)
    return new NoticeStage(enforcement, cases, opened?.id ?? '', finding.workId, given)
  }

  get ownerId(): string {
    return this.cases.owner.id
  }

  get token(): string {
    return this.cases.owner.token
  }

  async read(): Promise<CaseView> {
    return (await (await this.cases.read(this.id)).json()) as CaseView
  }

  /** Names of the periods that run beside those of every claim. */
  async periods(): Promise<string[]> {
    const names = (await this.read()).deadlines.map(({ name }) => name)
    return names.filter((name) => !lastingPeriods.some((each) => each === name)).toSorted()
  }

  async is(state: CaseView['state']): Promise<void> {
    await until(async () => (await this.read()).state === state, { what: `the case to be ${state}` })
  }

  /** @param path after the case's own */
  post(path: string, body?: unknown, key?: string): Promise<Response> {
    return this.enforcement.post(`/cases/${this.id}${path}`, this.token, body, key)
  }

  get(path: string, token = this.token): Promise<Response> {
    return this.enforcement.get(`/cases/${this.id}${path}`, token)
  }

  async draft(): Promise<NoticeDraftView> {
    return (await (await this.get('/notice')).json()) as NoticeDraftView
  }

  proof(): Promise<string> {
    return this.enforcement.identity.proveStepUp(this.ownerId, this.given.email ?? email)
  }

  async saves(): Promise<Response> {
    const body = { ...(this.given.claimant ?? claimant), proof: await this.proof() }
    return this.enforcement.post('/claimant', this.token, body)
  }

  async gives(more: Partial<NoticeStatements> = {}): Promise<NoticeDraftView> {
    const answer = await this.post('/notice', { ...noticeStatements, ...more })
    return (await answer.json()) as NoticeDraftView
  }

  async signs(contentSha256: string | null, more: object = {}, key?: string): Promise<Response> {
    const { legalName: signedName } = this.given.claimant ?? claimant
    return this.post('/signature', { contentSha256, signedName, proof: await this.proof(), ...more }, key)
  }

  /** From the opening to a signature that was taken. */
  async completes(): Promise<void> {
    await this.is('needs-input')
    await this.saves()
    const { data } = await this.gives()
    const signed = await this.signs(data.contentSha256)
    if (signed.status !== 200) throw new Error(`signing: ${signed.status} ${await signed.text()}`)
  }

  files(ticket?: string): Promise<Response> {
    return this.post('/filing', {
      filedAt: new Date().toISOString(),
      ...(ticket !== undefined && { ticket }),
    })
  }

  /** The owner says what was answered to them. */
  answers(answer: string, more: object = {}): Promise<Response> {
    return this.post('/answers', { answer, receivedAt: new Date().toISOString(), ...more })
  }

  async correspondence(): Promise<CorrespondenceView> {
    return (await (await this.get('/correspondence')).json()) as CorrespondenceView
  }
}
