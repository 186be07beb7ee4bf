export { AssetFiles, type AssetFile } from './asset-files'
export { escapeText, Html, html, jsonLd, type HtmlValue } from './html'
export { LoopbackGuard } from './loopback.guard'
export { seeOther, sendPage, wantsJson } from './send-page'
