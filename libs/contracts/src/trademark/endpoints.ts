import { defineEndpoint } from '../endpoint'
import { id, sha256Hex } from '../primitives'
import {
  analyseTrademarkRequest,
  analyseTrademarkResponse,
  readTrademarkRegisterResponse,
  searchTrademarksRequest,
} from './analysis'
import { classifyGoodsRequest, classifyGoodsResponse } from './classes'
import { searchMarkPicturesRequest, searchMarkPicturesResponse } from './pictures'
import {
  listTrademarkReportsRequest,
  listTrademarkReportsResponse,
  orderTrademarkReportRequest,
  orderTrademarkReportResponse,
} from './reports'
import { listTrademarkWatchesResponse, watchTrademarkRequest, watchTrademarkResponse } from './watches'

export * from './figure-endpoints'
export * from './job-endpoints'

const service = 'trademark'
const errors = ['TRADEMARK_NAME_EMPTY', 'TRADEMARK_REGISTER_NOT_READY'] as const

export const readTrademarkRegister = defineEndpoint({
  name: 'readTrademarkRegister',
  service,
  tag: 'trademark',
  summary: 'Which register is searched, up to which day, and how many marks it has.',
  method: 'GET',
  path: '/api/trademark/register',
  access: 'anyone',
  authentication: 'none',
  perMinute: 120,
  response: { status: 200, json: readTrademarkRegisterResponse },
  errors: ['TRADEMARK_REGISTER_NOT_READY'],
})

export const searchTrademarks = defineEndpoint({
  name: 'searchTrademarks',
  service,
  tag: 'trademark',
  summary: 'The ten marks of the register that are most like a name, with the reasons.',
  method: 'GET',
  path: '/api/trademark/search',
  access: 'anyone',
  authentication: 'none',
  perMinute: 30,
  query: searchTrademarksRequest,
  response: { status: 200, json: analyseTrademarkResponse },
  errors,
})

export const searchMarkPictures = defineEndpoint({
  name: 'searchMarkPictures',
  service,
  tag: 'trademark',
  summary: 'The marks of the register whose pictures are most like one that is sent; nothing of it is kept.',
  method: 'POST',
  path: '/api/trademark/picture-search',
  access: 'anyone',
  authentication: 'none',
  perMinute: 12,
  idempotency: 'natural',
  form: { fields: searchMarkPicturesRequest, file: 'picture', description: 'JPEG, PNG, WebP, GIF or AVIF' },
  response: { status: 200, json: searchMarkPicturesResponse },
  errors: [
    'TRADEMARK_REGISTER_NOT_READY',
    'TRADEMARK_PICTURE_REQUIRED',
    'ONE_FILE_ONLY',
    'UPLOAD_INTERRUPTED',
    'UPLOADS_BUSY',
    'STORAGE_FULL',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_NOT_AN_IMAGE',
    'FILE_ACTIVE_CONTENT',
    'FILE_HEIC',
    'FILE_FORMAT_UNSUPPORTED',
    'FILE_TRUNCATED',
    'FILE_TOO_MANY_PIXELS',
    'FILE_TOO_DEMANDING',
    'FILE_UNREADABLE',
  ],
})

export const readMarkPicture = defineEndpoint({
  name: 'readMarkPicture',
  service,
  tag: 'trademark',
  summary: 'The picture of a mark, as a new file with the same look.',
  method: 'GET',
  path: '/api/trademark/pictures/:sha256',
  access: 'anyone',
  authentication: 'none',
  perMinute: 600,
  params: { sha256: sha256Hex },
  response: { status: 200, file: 'image/jpeg', disposition: 'inline' },
  cacheControl: 'public, max-age=604800, immutable',
  errors: ['TRADEMARK_PICTURE_NOT_FOUND'],
})

export const analyseTrademark = defineEndpoint({
  name: 'analyseTrademark',
  service,
  tag: 'trademark',
  summary: 'Up to a hundred marks that are like a name, each with its level and the reason of each axis.',
  method: 'POST',
  path: '/api/trademark/analysis',
  access: 'trademark:analyse',
  perMinute: 60,
  idempotency: 'natural',
  body: analyseTrademarkRequest,
  response: { status: 200, json: analyseTrademarkResponse },
  errors,
})

export const classifyGoods = defineEndpoint({
  name: 'classifyGoods',
  service,
  tag: 'trademark',
  summary: 'Suggests Nice classes for what somebody sells, with the words that say so.',
  method: 'POST',
  path: '/api/trademark/smart-classify',
  access: 'anyone',
  authentication: 'none',
  perMinute: 60,
  idempotency: 'natural',
  body: classifyGoodsRequest,
  response: { status: 200, json: classifyGoodsResponse },
  errors: ['TRADEMARK_REGISTER_NOT_READY'],
})

const privately = 'private, no-store'

export const orderTrademarkReport = defineEndpoint({
  name: 'orderTrademarkReport',
  service,
  tag: 'trademark',
  summary: 'Analyses a name and makes a signed report of it; takes a report unit.',
  method: 'POST',
  path: '/api/trademark-report',
  access: 'trademark-report:order',
  perMinute: 20,
  idempotency: 'key',
  body: orderTrademarkReportRequest,
  response: { status: 201, json: orderTrademarkReportResponse },
  errors: [...errors, 'QUOTA_EXHAUSTED'],
})

export const listTrademarkReports = defineEndpoint({
  name: 'listTrademarkReports',
  service,
  tag: 'trademark',
  summary: 'One’s own trademark reports, newest first.',
  method: 'GET',
  path: '/api/trademark-report',
  access: 'trademark-report:read',
  perMinute: 120,
  query: listTrademarkReportsRequest,
  response: { status: 200, json: listTrademarkReportsResponse },
  cacheControl: privately,
  errors: [],
})

export const downloadTrademarkReport = defineEndpoint({
  name: 'downloadTrademarkReport',
  service,
  tag: 'trademark',
  summary: 'The signed file of a trademark report.',
  method: 'GET',
  path: '/api/trademark-report/:id/file',
  access: 'trademark-report:read',
  perMinute: 60,
  params: { id },
  response: { status: 200, file: 'application/pdf', disposition: 'attachment' },
  cacheControl: privately,
  errors: ['TRADEMARK_REPORT_NOT_FOUND', 'STORAGE_FULL'],
})

export const watchTrademark = defineEndpoint({
  name: 'watchTrademark',
  service,
  tag: 'trademark',
  summary:
    'Has every further issue of the register held against a name; of a name that is watched it is the same watch.',
  method: 'POST',
  path: '/api/trademark/watch',
  access: 'trademark-watch:edit',
  perMinute: 30,
  idempotency: 'natural',
  body: watchTrademarkRequest,
  response: { status: 200, json: watchTrademarkResponse },
  errors: ['TRADEMARK_NAME_EMPTY', 'TRADEMARK_WATCHES_FULL'],
})

export const listTrademarkWatches = defineEndpoint({
  name: 'listTrademarkWatches',
  service,
  tag: 'trademark',
  summary: 'One’s own watched names, newest first, with the marks that were published since.',
  method: 'GET',
  path: '/api/trademark/watch',
  access: 'trademark-watch:read',
  perMinute: 120,
  response: { status: 200, json: listTrademarkWatchesResponse },
  cacheControl: privately,
  errors: [],
})

export const endTrademarkWatch = defineEndpoint({
  name: 'endTrademarkWatch',
  service,
  tag: 'trademark',
  summary: 'Ends the watch of a name; one that has ended stays so.',
  method: 'DELETE',
  path: '/api/trademark/watch/:id',
  access: 'trademark-watch:edit',
  perMinute: 60,
  idempotency: 'natural',
  params: { id },
  response: { status: 204, empty: true },
  errors: [],
})
