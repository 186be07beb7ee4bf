import type { PlatformAdapter } from './platform-adapter'

export const messengerAdapters: readonly PlatformAdapter[] = [
  {
    platform: 'line',
    domains: ['line.me', 'lin.ee'],
    shortLinkHosts: ['lin.ee'],
    patterns: [
      {
        kind: 'account',
        noun: 'official-account',
        anyCase: true,
        host: /^line\.me$/,
        path: /^\/R\/ti\/p\/(?:@|%40)(?<id>[\w.-]+)\/?$/,
        canonical: (id) => `https://line.me/R/ti/p/@${id}`,
      },
      {
        kind: 'account',
        noun: 'open-chat',
        host: /^line\.me$/,
        path: /^\/ti\/g2\/(?<id>[\w-]+)\/?$/,
        canonical: (id) => `https://line.me/ti/g2/${id}`,
      },
      {
        kind: 'item',
        noun: 'sticker',
        host: /^store\./,
        path: /^\/stickershop\/product\/(?<id>\d+)(?:\/[\w-]+)?\/?$/,
        canonical: (id) => `https://store.line.me/stickershop/product/${id}`,
      },
      {
        kind: 'item',
        noun: 'post',
        host: /^linevoom\./,
        path: /^\/post\/(?<id>\w+)\/?$/,
        canonical: (id) => `https://linevoom.line.me/post/${id}`,
      },
    ],
  },
  {
    platform: 'telegram',
    domains: ['t.me', 'telegram.me'],
    patterns: [
      // `c/` and invitations are not public, so a notice could not name them.
      {
        kind: 'item',
        noun: 'message',
        ownerCounts: true,
        anyCase: true,
        path: /^\/(?:s\/)?(?!c\/|joinchat\/|s\/)(?<owner>\w{4,32})\/(?<id>\d+)\/?$/,
        canonical: (id, owner) => `https://t.me/${owner}/${id}`,
      },
      {
        kind: 'account',
        noun: 'channel',
        anyCase: true,
        path: /^\/(?:s\/)?(?!joinchat\/?$)(?<id>[A-Za-z]\w{3,31})\/?$/,
        canonical: (id) => `https://t.me/${id}`,
      },
    ],
  },
]
