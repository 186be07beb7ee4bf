import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  classifyGoods,
  searchMarkPictures,
  readTrademarkRegister,
  searchTrademarks,
} from '@originseal/contracts/trademark/endpoints'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { pictureSearch, trademarkAnalysis } from './trademark.fixture'

const gateway = standInGateway()
const asked: URL[] = []

beforeEach(() => {
  asked.length = 0
  gateway.use(
    answering(readTrademarkRegister, { data: { snapshot: trademarkAnalysis.snapshot } }),
    answering(searchTrademarks, { success: true, data: trademarkAnalysis }, ({ url }) =>
      asked.push(new URL(url)),
    ),
    answering(classifyGoods, {
      success: true,
      data: {
        goods: { edition: 'words-2', date: null },
        suggestions: [
          {
            class: 30,
            title: { zh: '咖啡、茶', en: 'Coffee, tea' },
            level: 'main',
            because: ['茶葉'],
            groups: ['3002'],
          },
        ],
        questions: [{ kind: 'shop', classes: [{ class: 43, title: { zh: '餐飲', en: 'Food' } }] }],
      },
    }),
  )
})

const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)
/** What is said aloud at once; a field has an empty place for its own fault. */
const told = () =>
  waitFor(() => {
    const said = screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')
    expect(said.length).toBeGreaterThan(0)
    return said
  })
const compare = () => userEvent.click(screen.getByRole('button', { name: '比對看看' }))

it('TM-01: whoever types a name is told whether there is trouble, what next, and how far the word can be trusted', async () => {
  const { where } = await openPage('/trademark/search', { language: 'zh-TW' })
  await type(/想用的名稱/u, '晨光茶坊')
  await compare()
  const [verdict] = await told()
  if (!verdict) throw new Error('nothing is told')
  expect(verdict.textContent).toContain('有 1 件非常近似的商標')
  expect(verdict.textContent).toContain('建議換一個名字')
  expect(verdict.textContent).toContain('在測試過的 49 組商標裡，這個程度有 48 組確實近似')
  expect(verdict.textContent).toContain('只看商標本身')
  expect(decodeURIComponent(where())).toBe('/trademark/search?name=晨光茶坊')
})

it('TM-01: every axis opens to its reason', async () => {
  await openPage(`/trademark/search?name=${encodeURIComponent('晨光茶坊')}`, { language: 'zh-TW' })
  const card = (await screen.findByRole('heading', { name: '辰光' })).closest('article') as HTMLElement
  expect(card.textContent).toContain('相近之處：讀音、字形、意思')
  const [sound] = within(card).getAllByText('ㄔㄣˊ')
  expect(sound).toBeDefined()
  for (const reason of ['共同的意思（英文釋義）：morning', '同屬第 30 類', '茶坊'])
    expect(within(card).getByText(reason, { exact: false })).toBeDefined()
})

it('TM-01: ended marks are folded away; what was not searched, the register and whose data it is are said', async () => {
  await openPage(`/trademark/search?name=${encodeURIComponent('晨光茶坊')}`, { language: 'zh-TW' })
  const ended = await screen.findByText('已失效的 1 件')
  expect(ended.closest('details')?.open).toBe(false)
  for (const said of ['臺語與客語的讀音', '示範用的商標註冊簿', 'CC-CEDICT（CC BY-SA 4.0）', '不是法律意見'])
    expect(screen.getByText(said, { exact: false })).toBeDefined()
})

it('before a search the register, its date and size, and whose data it is are said', async () => {
  await openPage('/trademark/search', { language: 'zh-TW' })
  expect(await screen.findByText('商標註冊簿：示範資料，資料到 2026-01-01，共 6,000 件。')).toBeDefined()
  expect(screen.getByText(/CC-CEDICT（CC BY-SA 4.0）/u)).toBeDefined()
})

it('from what was found the way leads to the analysis, its report and watch, and to agents', async () => {
  const question = new URLSearchParams({ name: '晨光茶坊', goods: '茶葉', class: '30' }).toString()
  await openPage(`/trademark/search?${question}`, { language: 'zh-TW' })
  const next = await screen.findByRole('link', { name: '看完整分析 晨光茶坊' })
  expect(next.getAttribute('href')).toBe(`/trademark/analysis?${question}`)
  for (const step of [/簽章報告：/u, /^監看：/u]) expect(screen.getByText(step)).toBeDefined()
  expect(screen.getByRole('link', { name: /智慧財產局商標主題網/u }).getAttribute('href')).toContain(
    'topic.tipo.gov.tw/trademarks-tw',
  )
})

it('of two offices each mark says which one it is of', async () => {
  const [first] = trademarkAnalysis.items
  const items = [
    { ...first!, source: 'TIPO', text: '臺灣的' },
    { ...first!, source: 'USPTO', text: '美國的' },
  ]
  const snapshot = { ...trademarkAnalysis.snapshot, sources: ['TIPO', 'USPTO'], demonstration: false }
  gateway.use(
    answering(searchTrademarks, {
      success: true,
      data: { ...trademarkAnalysis, snapshot, items, total: 2, notSearched: ['further-registers'] },
    }),
  )
  await openPage('/trademark/search?name=A', { language: 'zh-TW' })
  for (const [mark, office] of [
    ['臺灣的', '臺灣（經濟部智慧財產局）'],
    ['美國的', '美國（USPTO）'],
  ] as const) {
    const card = (await screen.findByRole('heading', { name: mark })).closest('article') as HTMLElement
    expect(card.textContent).toContain(office)
  }
  expect(screen.getByText('上列以外其他國家的商標註冊簿')).toBeDefined()
})

it('TM-03: what is sold says the classes, which can be changed', async () => {
  await openPage('/trademark/search', { language: 'zh-TW' })
  await type(/想用的名稱/u, '晨光')
  await type(/賣什麼/u, '茶葉')
  await compare()
  const tea = await screen.findByRole('button', { name: /第 30 類/u })
  expect(tea.ariaPressed ?? tea.getAttribute('aria-pressed')).toBe('true')
  expect(tea.textContent).toContain('因為您提到：茶葉；類似組群 3002')
  await told()
  await userEvent.click(screen.getByRole('button', { name: /第 43 類/u }))
  await told()
  expect(asked.map((url) => url.searchParams.get('class'))).toEqual(['30', '30,43'])
})

it('two spellings stand side by side', async () => {
  await openPage('/trademark/search?name=A&other=B', { language: 'zh-TW' })
  await waitFor(async () => expect(await told()).toHaveLength(2))
  expect(asked.map((url) => url.searchParams.get('name')).sort()).toEqual(['A', 'B'])
})

it('TM-01: a logo that is picked finds marks that look like it, with what was not compared; a category narrows it', async () => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
  const sent: Record<string, unknown>[] = []
  gateway.use(
    answering(searchMarkPictures, { success: true, data: pictureSearch }, async (request) => {
      const form = await request.clone().formData()
      sent.push({ figure: form.get('figure'), class: form.get('class'), picture: form.has('picture') })
    }),
  )
  await openPage('/trademark/search', { language: 'zh-TW' })
  const logo = new File(['logo'], 'logo.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('標誌圖檔'), logo)
  expect((await told())[0]?.textContent).toContain('有 1 件商標的圖樣和您的標誌相同')
  for (const said of [
    '比對了 125 張圖樣。',
    '有 2 件商標的圖樣沒有匯入',
    '同一個構想的不同畫法',
    '圖形分類 05.03',
  ])
    expect(screen.getByText(said, { exact: false })).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText('只看含有這類圖形的商標'), '5')
  await told()
  expect(sent).toEqual([
    { figure: '', class: '', picture: true },
    { figure: '5', class: '', picture: true },
  ])
})

it('a box that is empty is told of, and nothing is asked', async () => {
  await openPage('/trademark/search', { language: 'zh-TW' })
  await screen.findByLabelText(/想用的名稱/u)
  await compare()
  expect(screen.getByText('請輸入名稱')).toBeDefined()
  expect(asked).toEqual([])
})

it('of many pictures that are like a logo three are shown, the others are folded away above what the name found', async () => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
  const [item] = pictureSearch.items
  if (!item) throw new Error('the fixture has no mark')
  const items = [1, 2, 3, 4, 5].map((number) =>
    Object.assign({}, item, { applNo: `LIKE${number}`, text: `圖${number}` }),
  )
  gateway.use(answering(searchMarkPictures, { success: true, data: { ...pictureSearch, items } }))
  await openPage('/trademark/search', { language: 'zh-TW' })
  const logo = new File(['logo'], 'logo.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('標誌圖檔'), logo)
  await told()
  const folds = screen.getAllByText(/圖[1-5]$/u).map((name) => name.closest('details') !== null)
  expect(folds).toEqual([false, false, false, true, true])
  expect(screen.getByText('還有 2 張圖樣').closest('details')?.open).toBe(false)
})
