import { defineEndpoint } from '../endpoint'
import {
  analyseTrademarkRequest,
  analyseTrademarkResponse,
  readTrademarkRegisterResponse,
  searchTrademarksRequest,
} from './analysis'
import { classifyGoodsRequest, classifyGoodsResponse } from './classes'

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
  errors: [],
})
