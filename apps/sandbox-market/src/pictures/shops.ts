/** A shop of the market. All four are invented; the footer of every page says so. */
export interface Shop {
  readonly slug: string
  readonly name: string
  readonly latinName: string
  /** One line under the name. */
  readonly tagline: string
  readonly blurb: string
  /** '#rrggbb', dark enough for white text. */
  readonly themeColour: string
  /** Its listings are put on the page by a script only; without one the page is empty. */
  readonly renderedByScript: boolean
  /** Its pages come through Cloudflare, which takes reports about them. */
  readonly isBehindCloudflare?: true
}

export const shops: readonly Shop[] = [
  {
    slug: 'moonlit-prints',
    name: '月光印物',
    latinName: 'Moonlit Prints',
    tagline: '插畫、海報與每天用得到的紙',
    blurb: '把山、老街、貓和植物印成海報、明信片與筆記本，小量印製，一張一張檢查過才出門。',
    themeColour: '#3b3f72',
    renderedByScript: false,
  },
  {
    slug: 'north-wind-film',
    name: '北風底片',
    latinName: 'North Wind Film',
    tagline: '海、田、林與夜裡的光',
    blurb: '一年繞島兩圈，把路上的光帶回來。輸出使用無酸相紙，附裝框建議。',
    themeColour: '#22505c',
    renderedByScript: true,
  },
  {
    slug: 'kapok-weavers',
    name: '木棉織所',
    latinName: 'Kapok Weavers',
    tagline: '依節氣染織的布，和抱著睡的玩偶',
    blurb: '二十四節氣，一個節氣一塊布；剩下的布頭縫成玩偶，沒有兩隻一模一樣。',
    themeColour: '#8c3b3b',
    renderedByScript: false,
  },
  {
    slug: 'tea-hill-kiln',
    name: '茶山窯',
    latinName: 'Tea Hill Kiln',
    tagline: '手作陶器，給每天的飯與花',
    blurb: '在茶園旁的小窯場拉坯、施釉、燒成。釉色隨火走，收到的那一件就是唯一的一件。',
    themeColour: '#5d4a2f',
    renderedByScript: false,
    isBehindCloudflare: true,
  },
]
