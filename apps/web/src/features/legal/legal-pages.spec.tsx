import { screen, within } from '@testing-library/react'
import { metadataLimits } from '../../components/metadata-limits'
import { readOperator } from '@originseal/contracts/identity/endpoints'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { sectionTitles } from '../../testing/section-titles'
import type { Language } from '@originseal/contracts/languages'

const gateway = standInGateway()

const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

async function read(path: string, language: Language = 'en') {
  await openPage(path, { language })
  await screen.findByRole('heading', { level: 1 })
}

describe.each([
  ['/privacy', 9],
  ['/terms', 13],
  ['/refund-policy', 5],
  ['/data-deletion', 5],
])('CONTENT-06: %s', (path, sections) => {
  it.each(['zh-TW', 'en'] as const)(
    `has ${sections} sections and its later changes in %s`,
    async (language) => {
      await read(path, language)
      expect(sectionTitles()).toHaveLength(sections + 2)
      expect(sectionTitles().at(-1)).toBe(language === 'en' ? 'Changes since' : '之後的變更')
      screen.getByText(language === 'en' ? /January 10, 2025/ : /2025年1月10日/)
    },
  )

  it.each(['zh-TW', 'en'] as const)(
    'is indexed, and its title and description have their length in %s',
    async (language) => {
      await read(path, language)
      expect(meta('robots')).toBeUndefined()
      expect(document.title).toMatch(/OriginSeal$/)
      const [title, description] = [document.title, meta('description') ?? ''].map((text) => [...text].length)
      expect(title).toBeGreaterThanOrEqual(metadataLimits.title.from)
      expect(title).toBeLessThanOrEqual(metadataLimits.title.to)
      expect(description).toBeGreaterThanOrEqual(metadataLimits.description.from)
      expect(description).toBeLessThanOrEqual(metadataLimits.description.to)
    },
  )

  it('has changes of one day beside each other', async () => {
    const faults = jest.spyOn(console, 'error').mockImplementation()
    await read(path)
    const told = faults.mock.calls.map(([message]) => String(message))
    faults.mockRestore()
    expect(told).toEqual([])
  })

  it('leads from its contents to every section', async () => {
    await read(path)
    const contents = within(screen.getByRole('main')).getByRole('navigation')
    const targets = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(targets.map((id) => document.getElementById(id)?.textContent)).toEqual(sectionTitles())
  })

  it.each([
    ['zh', 'zh-TW', /以下为繁体中文版/],
    ['ja', 'en', /以下は英語版/],
    ['ko', 'en', /아래는 영어판/],
  ] as const)('in %s says that it is shown in %s', async (language, shown, notice) => {
    await read(path, language)
    screen.getByText(notice)
    expect(document.querySelector('.article')?.getAttribute('lang')).toBe(shown)
  })
})

describe('CONTENT-06: who runs the product', () => {
  it('stands on the page as far as it is set', async () => {
    const operator = { name: '測試經營者', businessNumber: '12345675', email: 'help@example.tw' }
    gateway.use(answering(readOperator, { data: { operator } }))
    await read('/privacy')
    expect((await screen.findByRole('link', { name: 'help@example.tw' })).getAttribute('href')).toBe(
      'mailto:help@example.tw',
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Business number',
      'E-mail',
    ])
  })

  it('is said to be missing where nothing is set', async () => {
    await read('/terms')
    expect(await screen.findByText(/^This installation has not set its operator/)).toBeTruthy()
    expect(screen.queryByRole('term')).toBeNull()
  })
})

describe('CONTENT-06: the periods that are promised', () => {
  it.each([
    [
      '/terms',
      ['7 days', 'Article 19 of the Consumer Protection Act', 'Monday to Friday 9:00–18:00', '48 hours'],
    ],
    ['/refund-policy', ['within 15 days', 'within 7 days of', '30 days after confirmation', '48 hours']],
    ['/data-deletion', ['14 days', 'usually within 30 days']],
    ['/privacy', ['14 days', 'within 30 days', '48 hours', 'Monday to Friday 9:00–18:00']],
  ])('%s', async (path, periods) => {
    await read(path)
    const text = screen.getByRole('main').textContent?.replaceAll(/\s+/g, ' ')
    for (const period of periods) expect(text).toContain(period)
  })
})
