import { Injectable } from '@nestjs/common'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { CasesQueries } from '../cases/cases.queries'
import { firstChannels } from '../channels/first-channels'
import { KnownWorksQueries } from '../findings/known-works.queries'
import { FollowObservation } from './follow-observation'
import type { Original } from './judge-pictures'
import { LookAtPlace, type PlaceSeen } from './look-at-place'
import { ObservationFiles } from './observation-files'
import { lookAtCase, type LookAtCaseJob } from './observation-jobs'

/** Looks at the place of a case, keeps what was seen, and says what follows. */
@Injectable()
export class ObserveCase {
  constructor(
    private readonly cases: CasesQueries,
    private readonly works: KnownWorksQueries,
    private readonly look: LookAtPlace,
    private readonly files: ObservationFiles,
    private readonly follow: FollowObservation,
  ) {}

  @OnJob(lookAtCase)
  async execute({ payload, signal }: RunningJob<LookAtCaseJob>): Promise<Effect> {
    const row = await this.cases.byId(payload.caseId)
    // Another look has been planned since, or none is wanted any more.
    if (row?.lookAt?.toISOString() !== payload.planned) return async () => undefined
    if (!isWelcome(row)) return (tx) => this.follow.unseen(tx, row.id)
    const at = new Date()
    const seen = await this.look.execute(placeOf(row), await this.originalOf(row), signal)
    const id = crypto.randomUUID()
    const files = await this.files.keep(row.id, id, seen)
    const { verdict, byBrowser, isRefused } = seen
    const observation = { id, at, verdict, byBrowser, byOwner: false, signs: signsOf(seen), files }
    return (tx) => this.follow.execute(tx, row.id, observation, isRefused)
  }

  private async originalOf({ workId, imageSha256 }: LookedCase): Promise<Original> {
    const picture = await this.works.picture(workId)
    if (!picture) return { sha256: imageSha256, rendition: undefined }
    return { sha256: picture.sha256, rendition: await this.files.read(picture.renditionKey) }
  }
}

type LookedCase = NonNullable<Awaited<ReturnType<CasesQueries['byId']>>>

/** Some platforms do not want unattended visits: there its owner looks. */
const isWelcome = ({ platform }: LookedCase): boolean =>
  (firstChannels.platforms.find((each) => each.platform === platform)?.observe ?? 'automatic') === 'automatic'

const placeOf = (row: LookedCase) => ({
  url: row.canonicalUrl,
  targetKey: row.targetKey,
  imageUrl: row.imageUrl,
  imageSha256: row.imageSha256,
  pageTitle: row.pageTitle,
  seller: row.seller,
})

const signsOf = ({ signs, isRefused, fetched, captured }: PlaceSeen) => ({
  method: 'down/1',
  isRefused,
  ...signs,
  fetchedUrl: fetched?.url ?? null,
  openedUrl: captured?.finalUrl ?? null,
})
