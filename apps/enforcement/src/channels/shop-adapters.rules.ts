import type { PlatformAdapter } from './platform-adapter'

const shopeeItem = (id: string, shop: string) => `https://shopee.tw/product/${shop}/${id}`
const shopee: PlatformAdapter = {
  platform: 'shopee',
  domains: ['shopee.tw'],
  shortLinkHosts: ['s.shopee.tw'],
  patterns: [
    {
      kind: 'file',
      noun: 'file',
      host: /^cf\./,
      path: /^\/file\/(?<id>[\w-]+)$/,
      canonical: (id) => `https://cf.shopee.tw/file/${id}`,
    },
    {
      kind: 'item',
      noun: 'item',
      ownerCounts: true,
      path: /^\/product\/(?<owner>\d+)\/(?<id>\d+)\/?$/,
      canonical: shopeeItem,
    },
    {
      kind: 'item',
      noun: 'item',
      ownerCounts: true,
      path: /^\/[^/]*-i\.(?<owner>\d+)\.(?<id>\d+)$/,
      canonical: shopeeItem,
    },
    {
      kind: 'account',
      noun: 'shop',
      path: /^\/shop\/(?<id>\d+)(?:\/.*)?$/,
      canonical: (id) => `https://shopee.tw/shop/${id}`,
    },
  ],
}

export const shopAdapters: readonly PlatformAdapter[] = [
  shopee,
  {
    platform: 'momo',
    domains: ['momoshop.com.tw'],
    patterns: [
      {
        kind: 'item',
        noun: 'item',
        path: /^\/goods\/GoodsDetail\.jsp$/i,
        idIn: 'i_code',
        canonical: (id) => `https://www.momoshop.com.tw/goods/GoodsDetail.jsp?i_code=${id}`,
      },
      {
        kind: 'item',
        noun: 'shop-item',
        ownerCounts: true,
        path: /^\/TP\/(?<owner>TP\d+)\/goodsDetail\/(?<id>TP\d+)\/?$/,
        canonical: (id, owner) => `https://www.momoshop.com.tw/TP/${owner}/goodsDetail/${id}`,
      },
    ],
  },
  {
    platform: 'pchome',
    domains: ['pchome.com.tw'],
    patterns: [
      {
        kind: 'item',
        noun: 'item',
        host: /^24h\./,
        path: /^\/prod\/(?<id>[A-Z0-9]{6}-[A-Z0-9]{9})\/?$/,
        canonical: (id) => `https://24h.pchome.com.tw/prod/${id}`,
      },
    ],
  },
  {
    platform: 'ruten',
    domains: ['ruten.com.tw'],
    patterns: [
      {
        kind: 'item',
        noun: 'item',
        path: /^\/item\/(?<id>\d{14})\/?$/,
        canonical: (id) => `https://www.ruten.com.tw/item/${id}/`,
      },
      // `item/show?21234567890123`: the whole query is the id.
      {
        kind: 'item',
        noun: 'item',
        path: /^\/item\/show$/,
        idIn: '',
        canonical: (id) => `https://www.ruten.com.tw/item/${id}/`,
      },
    ],
  },
]
