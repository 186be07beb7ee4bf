import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { contentFolder } from './articles/articles.mts'
import { readArticles } from './articles/read-articles.ts'

const SIZE = { width: 1200, height: 630 }
const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
)

/** Draws `/og/<section>/<slug>.<locale>.png`, what social networks show beside a link to an article: its title. */
export function articlePictures(): Plugin {
  return {
    name: 'originseal:article-pictures',
    apply: 'build',
    async generateBundle() {
      const dated = readArticles(contentFolder).filter(
        ({ summary: { section } }) => section === 'blog' || section === 'column',
      )
      for (const { summary } of dated) {
        const fileName = `og/${summary.section}/${summary.slug}.${summary.locale}.png`
        this.emitFile({ type: 'asset', fileName, source: await drawn(summary.title) })
      }
    },
  }
}

async function drawn(title: string): Promise<Buffer> {
  const text = (words: string, width: number, height: number, colour: string) => ({
    text: {
      text: `<span foreground="${colour}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
      font: 'Noto Sans TC Bold',
      fontfile: font,
      width,
      height,
      rgba: true,
    },
  })
  const ground = { create: { ...SIZE, channels: 3 as const, background: '#fbf9f5' } }
  const edge = { create: { width: SIZE.width, height: 16, channels: 3 as const, background: '#c2321f' } }
  return sharp(ground)
    .composite([
      { input: edge, top: 0, left: 0 },
      { input: text(title, 1040, 300, '#1f1a18'), top: 150, left: 80 },
      { input: text('原印 OriginSeal', 300, 44, '#b0306f'), top: 520, left: 80 },
    ])
    .png({ palette: true })
    .toBuffer()
}
