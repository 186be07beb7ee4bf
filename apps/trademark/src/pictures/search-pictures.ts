import { Inject, Injectable } from '@nestjs/common'
import {
  classesIn,
  notSearchedByPicture,
  pictureLevels,
  type FoundPictureView,
  type PictureSearch,
} from '@originseal/contracts'
import type { Comparison } from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import { ExaminePicture } from '@originseal/picture-admission'
import { statusOf } from '../analysis/mark.rules'
import { OBJECTS } from '../objects.module'
import { RegisterQueries, type StoredMark } from '../register/register.queries'
import { unsearched } from '../register/unsearched-registers.rules'
import { SearchableRegister } from '../register/searchable-register'
import { readRendition } from './picture-files'
import type { NearPicture, PictureScope } from './picture-index'
import {
  askedHashes,
  askedWords,
  pictureLevel,
  pictureLimits,
  pictureMethod,
  pictureShares,
} from './picture-likeness'
import { SearchablePictures } from './searchable-pictures'

/** Marks that are listed, and of these how many are looked at in pixels: a quarter of a second each. */
const most = { listed: 24, compared: 6 }

interface Compared {
  readonly near: NearPicture
  readonly comparison: Comparison | undefined
}

/** Finds the marks whose pictures are most like one that was sent. */
@Injectable()
export class SearchPictures {
  constructor(
    private readonly register: SearchableRegister,
    private readonly pictures: SearchablePictures,
    private readonly marks: RegisterQueries,
    private readonly examinePicture: ExaminePicture,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /**
   * @param path of the picture that was sent
   * @throws Problem TRADEMARK_REGISTER_NOT_READY, or what is wrong with the file
   */
  async execute(path: string, clientAddress: string, scope: PictureScope): Promise<PictureSearch> {
    const { snapshot } = this.register.current
    const { index, counts } = this.pictures.current
    const compared = await this.examinePicture.inTurn(clientAddress, async (workers) => {
      const asked = askedWords(askedHashes(await workers.inspect(path)))
      const found = await index.search(asked, scope, { top: most.listed, distance: pictureLimits.faint })
      return Promise.all(
        found.map(async (near, place): Promise<Compared> => {
          const original = place < most.compared ? await readRendition(this.objects, near.sha256) : undefined
          const comparison = original && (await workers.compare({ source: original }, { source: path }))
          return { near, comparison }
        }),
      )
    })
    const items = await this.items(compared, snapshot.date)
    return {
      snapshot,
      method: pictureMethod,
      pictures: {
        searched: index.size,
        waiting: counts.waiting,
        unreadable: counts.unreadable,
        absent: counts.absent,
      },
      levels: pictureShares,
      total: items.length,
      items,
      notSearched: unsearched(notSearchedByPicture, snapshot.sources),
    }
  }

  private async items(compared: readonly Compared[], today: string): Promise<FoundPictureView[]> {
    const marks = await this.marks.ofNumbers(compared.map(({ near }) => near))
    const found = new Map(marks.map((mark) => [`${mark.source} ${mark.applicationNumber}`, mark]))
    return compared
      .flatMap(({ near, comparison }) => {
        const mark = found.get(`${near.source} ${near.applicationNumber}`)
        const item = mark && toFoundPicture(mark, near, comparison, today)
        return item ? [item] : []
      })
      .map((item, place) => ({ item, place }))
      .sort((a, b) => rankOf(a.item) - rankOf(b.item) || a.place - b.place)
      .map(({ item }) => item)
  }
}

const rankOf = ({ level }: FoundPictureView): number => pictureLevels.indexOf(level)

function toFoundPicture(
  mark: StoredMark,
  { sha256, distance }: NearPicture,
  comparison: Comparison | undefined,
  today: string,
): FoundPictureView | undefined {
  const isCopy = comparison?.verdict === 'copy'
  const level = pictureLevel(distance, isCopy)
  if (!level) return undefined
  return {
    source: mark.source,
    applNo: mark.applicationNumber,
    regNo: mark.registrationNumber,
    name: mark.name,
    text: mark.words,
    owner: mark.owner,
    status: statusOf(mark, today),
    filed: mark.filedOn,
    expires: mark.expiresOn,
    classes: mark.classes,
    groups: mark.groups,
    figures: mark.figures,
    picture: sha256,
    level,
    distance,
    ...(isCopy && comparison.homography && { homography: comparison.homography }),
  }
}

/** What the texts of a form say a search is limited to. */
export const scopeOf = (given: {
  class?: Parameters<typeof classesIn>[0] | ''
  figure?: number | ''
}): PictureScope => ({
  classes: given.class === '' ? [] : classesIn(given.class),
  figure: given.figure === '' ? undefined : given.figure,
})
