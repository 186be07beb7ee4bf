import type { PlatformAdapter } from './platform-adapter'

/** Facebook, whose `pfbid…` ids are opaque: they are kept as they are. */
const facebook: PlatformAdapter = {
  platform: 'facebook',
  domains: ['facebook.com', 'fb.watch', 'fb.com'],
  shortLinkHosts: ['fb.watch'],
  shortLinkPath: /^\/share\//,
  patterns: [
    {
      kind: 'item',
      noun: 'post',
      path: /^\/groups\/(?<owner>[^/]+)\/(?:posts|permalink)\/(?<id>\d+)\/?$/,
      canonical: (id, group) => `https://www.facebook.com/groups/${group}/posts/${id}`,
    },
    {
      kind: 'item',
      noun: 'post',
      path: /^\/(?!groups\/)(?<owner>[^/]+)\/posts\/(?:[^/]+\/)?(?<id>\d+|pfbid\w+)\/?$/,
      canonical: (id, owner) => `https://www.facebook.com/${owner}/posts/${id}`,
    },
    {
      kind: 'item',
      noun: 'post',
      path: /^\/(?:permalink|story)\.php$/,
      idIn: 'story_fbid',
      ownerIn: 'id',
      canonical: (id, owner) =>
        `https://www.facebook.com/permalink.php?story_fbid=${id}${owner && `&id=${owner}`}`,
    },
    {
      kind: 'item',
      noun: 'photo',
      path: /^\/photo(?:\.php|\/)?$/,
      idIn: 'fbid',
      canonical: (id) => `https://www.facebook.com/photo?fbid=${id}`,
    },
    {
      kind: 'item',
      noun: 'video',
      path: /^\/watch\/?$/,
      idIn: 'v',
      canonical: (id) => `https://www.facebook.com/watch?v=${id}`,
    },
    {
      kind: 'item',
      noun: 'video',
      path: /^\/[^/]+\/videos\/(?:[^/]+\/)?(?<id>\d+)\/?$/,
      canonical: (id) => `https://www.facebook.com/watch?v=${id}`,
    },
    {
      kind: 'item',
      noun: 'reel',
      path: /^\/reel\/(?<id>\d+)\/?$/,
      canonical: (id) => `https://www.facebook.com/reel/${id}`,
    },
    {
      kind: 'item',
      noun: 'marketplace',
      path: /^\/marketplace\/item\/(?<id>\d+)\/?$/,
      canonical: (id) => `https://www.facebook.com/marketplace/item/${id}`,
    },
    {
      kind: 'advertisement',
      noun: 'advertisement',
      path: /^\/ads\/library\/?$/,
      idIn: 'id',
      canonical: (id) => `https://www.facebook.com/ads/library/?id=${id}`,
    },
    {
      kind: 'account',
      noun: 'account',
      path: /^\/profile\.php$/,
      idIn: 'id',
      canonical: (id) => `https://www.facebook.com/profile.php?id=${id}`,
    },
  ],
}

const instagram: PlatformAdapter = {
  platform: 'instagram',
  domains: ['instagram.com'],
  patterns: [
    {
      kind: 'item',
      noun: 'post',
      path: /^\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/(?<id>[\w-]{5,40})\/?$/,
      canonical: (id) => `https://www.instagram.com/p/${id}/`,
    },
    {
      kind: 'item',
      noun: 'story',
      ownerCounts: true,
      path: /^\/stories\/(?<owner>[\w.]+)\/(?<id>\d+)\/?$/,
      canonical: (id, owner) => `https://www.instagram.com/stories/${owner}/${id}/`,
    },
    {
      kind: 'account',
      noun: 'account',
      anyCase: true,
      path: /^\/(?<id>[\w.]+)\/?$/,
      canonical: (id) => `https://www.instagram.com/${id}/`,
    },
  ],
}

const threads: PlatformAdapter = {
  platform: 'threads',
  domains: ['threads.com', 'threads.net'],
  patterns: [
    // The code alone is the item: the name before it may change, and any name opens it.
    {
      kind: 'item',
      noun: 'post',
      path: /^\/(?:@[\w.]+\/post|t)\/(?<id>[\w-]{5,40})\/?$/,
      canonical: (id) => `https://www.threads.com/t/${id}`,
    },
    {
      kind: 'account',
      noun: 'account',
      anyCase: true,
      path: /^\/@(?<id>[\w.]+)\/?$/,
      canonical: (id) => `https://www.threads.com/@${id}`,
    },
  ],
}

const youTubeVideo = (id: string) => `https://www.youtube.com/watch?v=${id}`
const youtube: PlatformAdapter = {
  platform: 'youtube',
  domains: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  patterns: [
    {
      kind: 'item',
      noun: 'video',
      host: /^(?!youtu\.be$)/,
      path: /^\/watch\/?$/,
      idIn: 'v',
      canonical: youTubeVideo,
    },
    {
      kind: 'item',
      noun: 'video',
      host: /^youtu\.be$/,
      path: /^\/(?<id>[\w-]{11})\/?$/,
      canonical: youTubeVideo,
    },
    {
      kind: 'item',
      noun: 'video',
      path: /^\/(?:shorts|live|embed|v)\/(?<id>[\w-]{11})\/?$/,
      canonical: youTubeVideo,
    },
    {
      kind: 'account',
      noun: 'channel',
      path: /^\/channel\/(?<id>UC[\w-]{22})\/?$/,
      canonical: (id) => `https://www.youtube.com/channel/${id}`,
    },
  ],
}

const tiktok: PlatformAdapter = {
  platform: 'tiktok',
  domains: ['tiktok.com'],
  shortLinkHosts: ['vm.tiktok.com', 'vt.tiktok.com'],
  shortLinkPath: /^\/t\//,
  patterns: [
    {
      kind: 'item',
      noun: 'video',
      path: /^\/@[^/]*\/(?:video|photo)\/(?<id>\d{15,21})\/?$/,
      canonical: (id) => `https://www.tiktok.com/@/video/${id}`,
    },
    {
      kind: 'account',
      noun: 'account',
      anyCase: true,
      path: /^\/@(?<id>[\w.]+)\/?$/,
      canonical: (id) => `https://www.tiktok.com/@${id}`,
    },
  ],
}

export const socialAdapters: readonly PlatformAdapter[] = [facebook, instagram, threads, youtube, tiktok]
