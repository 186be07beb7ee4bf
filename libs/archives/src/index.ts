export { readZip, ZipRefused } from './read-zip'
export { streamZip, type ZippedFile } from './stream-zip'
export { indexWarc, writeWarc, type ArchivedResource } from './warc'
