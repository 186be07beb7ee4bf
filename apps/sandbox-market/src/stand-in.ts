import sharp from 'sharp'
export interface Shop {
  slug: string
  name: string
  tagline: string
  renderedByScript: boolean
}
export const shops: readonly Shop[] = [
  { slug: 'one', name: '一號店', tagline: '插畫與海報', renderedByScript: false },
  { slug: 'two', name: '二號店', tagline: '攝影', renderedByScript: false },
  { slug: 'three', name: '三號店', tagline: '織品', renderedByScript: false },
  { slug: 'four', name: '四號店', tagline: '器物', renderedByScript: true },
]
export const catalogue = Array.from({ length: 240 }, (_, i) => ({
  key: `k${i}`,
  shop: shops[i % 4]!.slug,
  title: `商品 ${i} 山海`,
  description: `說明 ${i}`,
  keywords: ['山', '海報', `k${i % 7}`],
  price: 100 + i,
  seed: i,
  family: 'x',
}))
export interface Alterations {
  crop?: number
  mirror?: boolean
  turn?: boolean
  colour?: 'grey'
  overlay?: boolean
  border?: boolean
  quality?: number
  resize?: number
}
export async function alter(image: Buffer, a: Alterations): Promise<Buffer> {
  return sharp(image)
    .jpeg({ quality: a.quality ?? 90 })
    .toBuffer()
}
export async function renderPicture(seed: number, _f: string) {
  const data = await sharp({
    create: { width: 800, height: 800, channels: 3, background: `hsl(${(seed * 37) % 360},60%,60%)` },
  })
    .jpeg()
    .toBuffer()
  return { data, width: 800, height: 800 }
}
export type CatalogueEntry = (typeof catalogue)[number]
