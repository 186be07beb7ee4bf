import { join } from 'node:path'
import { AssetFiles } from '@originseal/pages'

export const assets = new AssetFiles(join(__dirname, '../../assets'), {
  'bank.css': 'text/css; charset=utf-8',
  'mark.svg': 'image/svg+xml',
  'return.js': 'text/javascript; charset=utf-8',
})
