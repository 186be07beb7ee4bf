import type { PageForm, SeenPage } from './page-forms.rules'
import type { SellerScenario } from './seller-scenario.rules'

/** What a seller does next: a form with what they fill in, a picture, or the listing is taken down. */
export type SellerTurn = {
  /** What was done is not done again. */
  readonly name: string
} & (
  | { readonly kind: 'form'; readonly form: PageForm; readonly filled: Readonly<Record<string, string>> }
  | { readonly kind: 'picture'; readonly form: PageForm }
  | { readonly kind: 'remove-listing' }
)

export interface SellersView {
  readonly scenario: SellerScenario
  readonly page: SeenPage
  /** The names of their turns so far. */
  readonly done: readonly string[]
  /** The day in Taiwan, `2026-11-26`. */
  readonly today: string
}

/** Undefined where nothing is left to be done for now. */
export function nextTurn(view: SellersView): SellerTurn | undefined {
  switch (view.scenario) {
    case 'silent':
      return undefined
    case 'licensed':
      return objection(view, 'licensed', '這張圖是今年五月向代理商取得授權的，附上授權文件。')
    case 'mistaken':
      return objection(view, 'own-work', '這張圖是我在 2023 年自己畫的，附上當時的檔案。')
    default:
      return settlement(view)
  }
}

function objection(view: SellersView, answer: string, text: string): SellerTurn | undefined {
  return fill(view, 'answer', { answer, text }) ?? sendPicture(view)
}

function settlement(view: SellersView): SellerTurn | undefined {
  const { scenario, page, today } = view
  const keeps = scenario === 'pays'
  return (
    acceptTheirs(view) ??
    fill(view, 'offer', keeps ? offerToPay(today) : offerToRemove(today)) ??
    fill(view, 'sign', { signedName: '王大明', consent: 'yes' }) ??
    (keeps && page.isSigned ? takeDown(view) : undefined) ??
    (keeps ? fill(view, 'paid', { text: '已於今天以轉帳支付。' }) : undefined)
  )
}

/** A seller who has offered waits for an answer; what the other side offers is accepted, each offer once. */
function acceptTheirs(view: SellersView): SellerTurn | undefined {
  const form = view.page.forms.find(({ does }) => does === 'accepted')
  return form && fill(view, 'accepted', {}, `accepted ${form.fields['number']}`)
}

const offered = { credit: '', noAdmission: 'yes', licence: 'no', licenceUntil: '', days: '14' } as const

const offerToPay = (today: string) => ({
  ...offered,
  removeBy: daysAfter(today, 3),
  amountTwd: '3000',
  payBy: daysAfter(today, 7),
  retraction: 'yes',
})

/** Due at the end of the day, so that whoever tries it sees it broken soon. */
const offerToRemove = (today: string) => ({ ...offered, removeBy: today, amountTwd: '0', payBy: '' })

function fill(
  { page, done }: SellersView,
  does: string,
  filled: Readonly<Record<string, string>>,
  name = does,
): SellerTurn | undefined {
  const form = page.forms.find((each) => each.does === does)
  return form && !done.includes(name) ? { name, kind: 'form', form, filled } : undefined
}

function sendPicture({ page, done }: SellersView): SellerTurn | undefined {
  const form = page.forms.find(({ does }) => does === 'file')
  return form && !done.includes('picture') ? { name: 'picture', kind: 'picture', form } : undefined
}

const takeDown = ({ done }: SellersView): SellerTurn | undefined =>
  done.includes('remove-listing') ? undefined : { name: 'remove-listing', kind: 'remove-listing' }

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const second = 1_000
/** Somebody who waits looks often at first, and less as time goes by. */
export function nextLookMs(sinceMessageMs: number): number {
  if (sinceMessageMs < 5 * 60 * second) return 6 * second
  if (sinceMessageMs < 3_600 * second) return 30 * second
  return sinceMessageMs < 86_400 * second ? 600 * second : 3_600 * second
}
