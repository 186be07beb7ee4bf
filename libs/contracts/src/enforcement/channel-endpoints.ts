import { defineEndpoint } from '../endpoint'
import {
  administeredChannel,
  changeChannelRequest,
  channelId,
  confirmChannelRequest,
  listChannelsResponse,
  restoreChannelRequest,
} from './channels'

const channels = {
  service: 'enforcement',
  tag: 'channels',
  access: 'channel:administer',
  audit: 'channel',
  perMinute: 60,
} as const
const ofChannel = {
  ...channels,
  method: 'POST',
  params: { id: channelId },
  idempotency: 'key',
  response: { status: 201, json: administeredChannel },
} as const

export const listChannels = defineEndpoint({
  ...channels,
  name: 'listChannels',
  summary: 'Where notices to each platform go, how sure that is, and when somebody last looked.',
  method: 'GET',
  path: '/api/admin/channels',
  response: { status: 200, json: listChannelsResponse },
  errors: [],
})

export const changeChannel = defineEndpoint({
  ...ofChannel,
  name: 'changeChannel',
  // Notices bear what their claimants are called and where they live.
  stepUp: true,
  summary: 'Changes where notices go by a channel, from the very next one on; what is signed goes as it was.',
  path: '/api/admin/channels/:id/versions',
  body: changeChannelRequest,
  errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_CHANGED', 'CHANNEL_ADDRESS_INVALID', 'CHANNEL_DAY_INVALID'],
})

export const confirmChannel = defineEndpoint({
  ...ofChannel,
  name: 'confirmChannel',
  summary:
    'Says that somebody has read the address today in the platform’s own text, and that it still holds.',
  path: '/api/admin/channels/:id/checks',
  body: confirmChannelRequest,
  errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_CHANGED', 'CHANNEL_ADDRESS_INVALID'],
})

export const restoreChannel = defineEndpoint({
  ...ofChannel,
  name: 'restoreChannel',
  stepUp: true,
  summary: 'What an earlier version of a channel said, or what the product came with, holds again.',
  path: '/api/admin/channels/:id/restorations',
  body: restoreChannelRequest,
  errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_CHANGED'],
})
